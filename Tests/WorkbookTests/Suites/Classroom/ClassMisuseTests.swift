import Foundation
import Platform
import Testing

extension CommandTests {
    @Suite("Wrong use of the command that grades a class")
    struct ClassMisuseTests {
        private let sample: GradedClass

        init() throws {
            sample = try GradedClass()
            try sample.handInNothing("ada")
            let files = FileManager.default
            try files.createSymbolicLink(
                at: sample.folder.root.appendingPathComponent("link"),
                withDestinationURL: sample.submissions
            )
            try files.createDirectory(
                at: sample.folder.root.appendingPathComponent("empty"),
                withIntermediateDirectories: true
            )
            try sample.folder.write("exercise,test,points\n3,tow,1\n", to: "points.csv")
        }

        /// The arguments, and the words of the complaint.
        static let cases: [(arguments: [String], words: [String])] = [
            ([], ["SUBMISSIONS is missing", "make grade SUBMISSIONS=class OUT=results"]),
            (["", "--out", "r"], ["SUBMISSIONS is missing"]),
            (["class"], ["OUT is missing", "OUT=results"]),
            (["class", "--out", ""], ["--out needs a value"]),
            (["nowhere", "--out", "r"], ["SUBMISSIONS=nowhere cannot be read", "each student"]),
            (["points.csv", "--out", "r"], ["SUBMISSIONS=points.csv cannot be read"]),
            (["empty", "--out", "r"], ["SUBMISSIONS=empty has no folders"]),
            (["class", "--out", "class"], ["OUT=class lies in SUBMISSIONS=class", "OUT=results"]),
            (["class", "--out", "class/ada/r"], ["OUT=class/ada/r lies in SUBMISSIONS=class"]),
            (["class", "--out", "./empty/../class/r"], ["lies in SUBMISSIONS=class"]),
            (["class", "--out", "link/r"], ["OUT=link/r lies in SUBMISSIONS=class"]),
            (["link", "--out", "class/r"], ["OUT=class/r lies in SUBMISSIONS=link"]),
            (["class", "--out", "r", "--seed", "x"], ["SEED=x", "whole number"]),
            (["class", "--out", "r", "--jobs", "0"], ["JOBS=0", "1 or more"]),
            (
                ["class", "--out", "r", "--sandbox", "jail"],
                ["SANDBOX=jail", "bubblewrap", "none"]
            ),
            (["class", "--out", "r", "--engine", "cloud"], ["ENGINE=cloud", "parallel", "slurm"]),
            (["class", "--out", "r", "--engine", "parallel"], ["HOSTS is missing"]),
            (["class", "--out", "r", "--hosts", "a"], ["HOSTS needs ENGINE=parallel"]),
            (
                ["class", "--out", "r/{#}", "--engine", "parallel", "--hosts", "a"],
                ["OUT=r/{#}: the path ", " has {, which GNU parallel replaces. Name another"]
            ),
            (
                ["class", "--out", "r/%j", "--engine", "slurm"],
                ["OUT=r/%j: the path ", " has %, which Slurm replaces. Name another folder."]
            ),
            (["class", "--out", "r/\\", "--engine", "slurm"], ["has \\, which Slurm replaces."]),
            (["class", "--out", "r", "--points", "no.csv"], ["POINTS=no.csv cannot be read"]),
            (
                ["class", "--out", "r", "--points", "points.csv"],
                [
                    "POINTS=points.csv: Line 2 of the points: exercise 3 has no test tow",
                    "hiddenView",
                ]
            ),
            (["class", "more", "--out", "r"], ["more is not understood"]),
            (["class", "--out", "r", "--quickly"], ["--quickly is not understood"]),
        ]

        @Test(
            "It ends with 2 and a complaint that says what to do, and writes nothing",
            arguments: cases
        )
        func wrongUse(arguments: [String], words: [String]) throws {
            let before = try FolderContents.listing(of: sample.submissions)
            let run = try sample.folder.run(["grade"] + arguments)
            #expect(run.status == 2, "\(run.complaint)")
            #expect(run.output == "")
            for word in words { #expect(run.complaint.contains(word), "\(run.complaint)") }
            #expect(try FolderContents.listing(of: sample.submissions) == before)
            #expect(!FileManager.default.fileExists(atPath: sample.results("r").path))
        }

        @Test("Results beside the submissions are no results in them")
        func beside() throws {
            let run = try sample.grade(into: "class of 2026")
            #expect(run.status == 0, "\(run.complaint)")
            #expect(try sample.grades(in: "class of 2026").students.map(\.student) == ["ada"])
        }

        @Test("A file in the place of the results is named, and left as it is")
        func outIsAFile() throws {
            let run = try sample.grade(into: "points.csv")
            #expect(run.status == 2)
            #expect(run.complaint == "OUT=points.csv is a file: name a folder.\n")
            let left = try String(contentsOf: sample.results("points.csv"), encoding: .utf8)
            #expect(left.hasPrefix("exercise,test,points"))
        }

        // Nobody writes there, not even root.
        @Test(
            "A folder that cannot be written to is named",
            .enabled(if: OperatingSystem.own == .linux)
        )
        func unwritable() throws {
            let run = try sample.grade(into: "/proc/results")
            #expect(run.status == 3)
            #expect(
                run.complaint.hasPrefix("/proc/results/.workbook/claim cannot be written: ")
            )
        }
    }
}
