import Foundation
import Testing

extension CommandTests {
    @Suite("The commands for classes, wrongly used")
    struct ClassCommandTests {
        static let cases: [(arguments: [String], sentence: String)] = [
            (
                ["grade", ""],
                "SUBMISSIONS is missing: make grade SUBMISSIONS=class OUT=results.\n"
                    + "Grades a class: a folder for each student in, gradebook and feedback out."
            ),
            (
                ["grade", "class"],
                "OUT is missing: make grade SUBMISSIONS=class OUT=results.\n"
                    + "Grades a class: a folder for each student in, gradebook and feedback out."
            ),
            (
                ["grade", "class", "--out", "class/results"],
                "OUT=class/results lies in SUBMISSIONS=class: name a folder beside it, such as "
                    + "OUT=results."
            ),
            (
                ["grade", "class", "--out", "o", "--engine", "cloud"],
                "ENGINE=cloud is unknown: choose one of local, parallel, slurm."
            ),
            (
                ["grade", "class", "--out", "o", "--engine", "parallel"],
                "HOSTS is missing: name the machines with HOSTS=first,second."
            ),
            (
                ["grade", "class", "--out", "o", "--hosts", "first"],
                "HOSTS needs ENGINE=parallel."
            ),
            (
                ["grade", "class", "--out", "o", "--jobs", "0"],
                "JOBS=0 is not valid: choose 1 or more."
            ),
            (
                ["grade-submission", ""],
                "SUBMISSION is missing: make grade-submission SUBMISSION=folder OUT=results.\n"
                    + "Grades one student's folder: one record per exercise, and no gradebook."
            ),
            (
                ["grade-submission", "ada"],
                "OUT is missing: make grade-submission SUBMISSION=folder OUT=results.\n"
                    + "Grades one student's folder: one record per exercise, and no gradebook."
            ),
            (
                ["grade-submission", "typo", "--out", "o"],
                "SUBMISSION=typo cannot be read: name the student's folder, not a file or a link."
            ),
            (
                ["gradebook", ""],
                "OUT is missing: make gradebook OUT=results.\n"
                    + "Writes gradebook and feedback to OUT from records, including those in other "
                    + "folders."
            ),
            (
                ["gradebook", "o"],
                "There are no records yet: grade first, or name folders with RECORDS=."
            ),
            (
                ["gradebook", "o", "nowhere"],
                "There are no records in nowhere: there is no such folder."
            ),
            (
                ["deliver", ""],
                "PLACE is missing: choose one of gradescope, classroom50, exercism, junit, actions."
            ),
            (
                ["deliver", "moodle", "ada"],
                "PLACE=moodle is unknown: choose one of gradescope, classroom50, exercism, junit, "
                    + "actions."
            ),
            (
                ["deliver", "junit", ""],
                "SUBMISSION is missing: name the student's folder with SUBMISSION=folder."
            ),
            (
                ["deliver", "gradescope", "README.md", "--out", "o"],
                "SUBMISSION=README.md cannot be read: name the student's folder, not a file or a "
                    + "link."
            ),
            (
                ["gradescope"],
                "OUT is missing: make gradescope OUT=autograder.zip.\n"
                    + "Makes an autograder for Gradescope that uses one seed for every submission."
            ),
            (
                ["gradescope", "--out", "a.zip", "--points", "no.csv"],
                "POINTS=no.csv cannot be read."
            ),
        ]

        @Test("It ends with 2 and a sentence that names the variable of make", arguments: cases)
        func wrongUse(arguments: [String], sentence: String) throws {
            let folder = try WorkbookFolder()
            let run = try folder.run(arguments)
            #expect(run.status == 2)
            #expect(run.output == "")
            #expect(run.complaint == sentence + "\n")
            #expect(!FileManager.default.fileExists(atPath: folder.root.path + "/o"))
        }

        @Test("An engine that is not installed is told, with its package")
        func missingEngine() throws {
            let folder = try WorkbookFolder()
            try FileManager.default.createDirectory(
                at: folder.root.appendingPathComponent("class/ada"),
                withIntermediateDirectories: true
            )
            let run = try folder.run(
                ["grade", "class", "--out", "o", "--sandbox", "none", "--engine", "slurm"],
                environment: ["PATH": "/nowhere"]
            )
            #expect(run.status == 3)
            #expect(
                run.complaint.hasSuffix(
                    "There is no sbatch on this machine. Install it (apt-get install slurm-wlm). "
                        + "Or leave ENGINE out, to grade on this machine.\n"
                )
            )
        }
    }
}
