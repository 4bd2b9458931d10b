import Catalogue
import Platform

/// The folder of a class's submissions, with one folder for each student.
package struct ClassFolder: Sendable {
    package let path: String
    /// The students, sorted by the names of their folders.
    package let students: [String]
    /// Other entries, which are not graded.
    package let others: [String]

    /// The places of students whose folder names are not UTF-8, by their visible names.
    private let oddPlaces: [String: RawPath]

    package init(path: String) throws(Mistake) {
        let place = RawPath(path)
        // The teacher's own folder may be a symbolic link.
        guard let folder = FolderDescriptor(RawPath(path + "/.")), let names = folder.names()
        else {
            throw Mistake(
                "SUBMISSIONS=\(path) cannot be read: name a folder that has one folder for each "
                    + "student."
            )
        }
        var students: [String] = []
        var others: [String] = []
        var odd: [RawPath] = []
        for name in names where name != RawPath("__MACOSX") {
            let kind = folder.kind(of: name)
            if kind == .file || name.isHidden {
                if kind == .folder || !name.isHidden { others.append(name.visible) }
            } else if let text = name.text {
                // Links and other kinds of entries get a row, too.
                students.append(text)
            } else {
                odd.append(name)
            }
        }
        var oddPlaces: [String: RawPath] = [:]
        for name in odd {
            var visible = name.visible
            while students.contains(visible) { visible += "_" }
            students.append(visible)
            oddPlaces[visible] = place.appending(name)
        }
        // One student's folder may have such a name; then the other folders belong to other students.
        let ofOneSubmission = students.filter(ClassFolder.isInOneSubmission)
        if let name = ofOneSubmission.first,
            ofOneSubmission.count > 1 || ofOneSubmission.count == students.count
        {
            throw Mistake(
                "SUBMISSIONS=\(path) has a folder \(name), so it seems to be the submission of one "
                    + "student: name the folder above it, which has one folder for each student."
            )
        }
        guard !students.isEmpty else {
            throw Mistake(
                "SUBMISSIONS=\(path) has no folders: it must have one for each student."
            )
        }
        self.path = path
        self.oddPlaces = oddPlaces
        self.students = students.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        self.others = others
    }

    /// Whether a folder of this name lies in one student's copy of the workbook.
    private static func isInOneSubmission(_ name: String) -> Bool {
        ["Exercises", "Solutions", "Sources"].contains(name)
            || Exercise.all.contains { $0.slug == name }
    }

    package func submission(of student: String) -> SubmissionFolder {
        oddPlaces[student].map(SubmissionFolder.init)
            ?? SubmissionFolder(path: "\(path)/\(student)")
    }
}
