import Catalogue
import Foundation
import Testing

extension CommandTests {
    @Suite("A class that is graded again")
    struct ClassRepetitionTests {
        private let sample: GradedClass

        /// The class, and its results with seed 11, one answer after the other; graded once for all
        /// these tests.
        private static let graded = Result {
            let sample = try GradedClass()
            try sample.handIn("ada", body: BaseViewAnswer.right)
            try sample.handIn("ben", body: SampleClass.ascending)
            try sample.handInNothing("cem")
            let run = try sample.grade("--seed", "11", "--jobs", "1")
            #expect(run.status == 0, "\(run.complaint)")
            return (run, try sample.kept(as: "class graded twice"))
        }

        /// One for each student and exercise.
        private static let records = 3 * Exercise.all.count
        /// How many answers the class has not: two students handed in one each.
        private static let missing = records - 2

        private let first: CommandRun

        init() throws {
            let (first, kept) = try ClassRepetitionTests.graded.get()
            self.first = first
            sample = try GradedClass(kept: kept)
        }

        private func points(_ student: String) throws -> Double? {
            try sample.grades().of(student)?.third?.points
        }

        private func delete(_ path: String) throws {
            try FileManager.default.removeItem(at: sample.results().appendingPathComponent(path))
        }

        @Test("A second run compiles nothing, writes no record and changes no byte")
        func secondRun() throws {
            let files = try sample.files()
            let records = sample.results().appendingPathComponent("records")
            let listing = try FolderContents.listing(of: records)
            let second = try sample.grade(environment: GradedClass.withoutCompiler)
            #expect(second.status == 0, "\(second.complaint)")
            #expect(second.output == first.output)
            let missing = ClassRepetitionTests.missing
            #expect(
                second.complaint.contains(
                    "2 answers graded (2 already done), \(missing) missing\n"
                )
            )
            #expect(try sample.files() == files)
            #expect(try FolderContents.listing(of: records) == listing)
        }

        @Test("The same seed gives the same bytes in another folder, whatever was done at once")
        func reproduced() throws {
            try sample.grade("--seed", "11", "--jobs", "4", into: "other")
            let files = try sample.timelessFiles()
            #expect(files.count == ClassRepetitionTests.records + 10)
            #expect(try sample.timelessFiles(in: "other") == files)
        }

        @Test("A seed is drawn once and kept; another one is refused, and nothing is changed")
        func seeds() throws {
            let kept = try sample.grade(environment: GradedClass.withoutCompiler)
            #expect(kept.complaint.contains("seed 11\n"))
            let files = try sample.files()
            let other = try sample.grade("--seed", "12")
            #expect(other.status == 2)
            #expect(
                other.complaint
                    == "OUT=results was graded with SEED=11, not 12. Leave SEED out, or name another "
                    + "folder with OUT=.\n"
            )
            #expect(other.output == "")
            #expect(try sample.files() == files)
            // With nothing to grade, drawing one takes no time.
            for name in ["ada", "ben"] {
                let folder = sample.submissions.appendingPathComponent(name)
                try FileManager.default.removeItem(at: folder)
            }
            try delete(".workbook/seed")
            let drawn = try sample.grade()
            let seed = try sample.grades().seed
            #expect((1...999_999).contains(seed))
            #expect(drawn.complaint.contains("seed \(seed)\n"))
            #expect(try sample.grade().complaint.contains("seed \(seed)\n"))
        }

        @Test("Points change with the teacher's file, and nothing is graded anew")
        func points() throws {
            let records = try sample.files().filter { $0.key.hasPrefix("records/") }
            let before = try points("ben")
            let most = try #require(try sample.grades().of("cem")).maxPoints
            try sample.folder.write("exercise,test,points\r\n3,*,62\r\n", to: "points.csv")
            let run = try sample.grade(
                "--points",
                "points.csv",
                environment: GradedClass.withoutCompiler
            )
            #expect(run.status == 0, "\(run.complaint)")
            #expect(try points("ada") == 62)
            #expect(try points("ben") == before.map { $0 * 2 })
            // Exercise 3 is worth 62 points now instead of 31.
            #expect(try sample.grades().of("cem")?.maxPoints == most + 31)
            #expect(try sample.files().filter { $0.key.hasPrefix("records/") } == records)
            #expect(
                try sample.text("gradebook.csv").contains("\r\nada,missing,0,missing,0,passed,62,")
            )
            #expect(try sample.text("summary.md").contains(" of 62 "))
            let files = try sample.files()
            for command in ["grade class --out results --sandbox none", "gradebook results"] {
                let run = try sample.folder.run(command.split(separator: " ").map(String.init))
                #expect(run.status == 2)
                #expect(
                    run.complaint
                        == "OUT=results was graded with POINTS=points.csv. Choose it again, or other "
                        + "points; Solutions/Points.csv has the workbook's own.\n"
                )
            }
            #expect(try sample.files() == files)
        }

        @Test("A record that is gone, torn or another's is made again, the same")
        func records() throws {
            let files = try sample.files()
            try damageRecords()
            let run = try sample.grade(environment: GradedClass.withoutCompiler)
            let missing = ClassRepetitionTests.missing
            #expect(run.complaint.contains("2 answers graded, \(missing) missing\n"))
            #expect(try sample.files() == files)
            let timeless = try sample.timelessFiles()
            try damageRecords()
            try delete(".workbook/verdicts")
            #expect(try sample.grade().status == 0)
            #expect(try sample.timelessFiles() == timeless)
        }

        private func damageRecords() throws {
            let records = sample.results().appendingPathComponent("records")
            try delete("records/ada/3.json")
            let torn = records.appendingPathComponent("ben/3.json")
            try Data(try Data(contentsOf: torn).dropLast(9)).write(to: torn)
            let foreign = records.appendingPathComponent("cem/3.json")
            try Data(contentsOf: records.appendingPathComponent("ben/2.json")).write(to: foreign)
            try Data().write(to: records.appendingPathComponent("cem/4.json"))
        }

        @Test("A gradebook of lost records says whose, leaves them ungraded, and does not succeed")
        func lostRecords() throws {
            func maxima() throws -> [Double] { try sample.grades().students.map(\.maxPoints) }
            let before = try maxima()
            try delete("records/ada/3.json")
            try delete("records/cem")
            let run = try sample.folder.run(["gradebook", "results", "--submissions", "class"])
            #expect(run.status == 3)
            #expect(
                run.complaint
                    == "Not graded: ada, cem. Grade them with make grade, or name the folder of their "
                    + "records with RECORDS=.\n"
            )
            #expect(run.output.contains("    ada: exercise 3\n"))
            #expect(try maxima() == before)
            let rows = try sample.text("gradebook.csv").components(separatedBy: "\r\n")
            #expect(rows[1].contains("missing,0,missing,0,grader's fault,,missing,0,"))
            #expect(rows[1].contains("There is no record of this answer: it is not graded yet."))
            #expect(rows[3].hasPrefix("cem,grader's fault,,grader's fault,,"))
            #expect(try sample.text("feedback/ada.md").contains("not graded"))
        }

        @Test("A torn verdict is found anew, and what is in its place is not believed")
        func verdicts() throws {
            let timeless = try sample.timelessFiles()
            let folder = sample.results().appendingPathComponent(".workbook/verdicts")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(names.count == 2)
            for name in names { try Data("{}".utf8).write(to: folder.appendingPathComponent(name)) }
            try delete("records")
            #expect(try sample.grade().status == 0)
            #expect(try sample.timelessFiles() == timeless)
        }

        @Test("Only who hands in something else is graded anew")
        func changed() throws {
            try sample.handIn("ben", body: BaseViewAnswer.right)
            // The right answer was judged before, as ada's.
            let run = try sample.grade(environment: GradedClass.withoutCompiler)
            let missing = ClassRepetitionTests.missing
            #expect(
                run.complaint.contains(
                    "2 answers graded (1 already done), \(missing) missing\n"
                )
            )
            #expect(try points("ben") == 31)
            let hers = try #require(sample.grades().of("ada")?.third?.key)
            #expect(try sample.grades().of("ben")?.third?.key == hers)
        }
    }
}
