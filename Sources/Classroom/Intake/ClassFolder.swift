import Scenario

/// The folder with a class's submissions: one folder a student.
package struct ClassFolder: Sendable {
    /// The folder.
    package let path: String
    /// The students, by the names of their folders, in order.
    package let students: [String]
    /// What lies there beside the students' folders, and is not graded.
    package let others: [String]

    /// A folder that cannot be a class.
    package struct Fault: UserMistake, Hashable {
        /// What is wrong, and what to do.
        package let message: String
    }

    /// Where the students are whose folders' names are no text, by the names that are shown.
    private let oddPlaces: [String: FilePlace]

    /// Looks into a folder.
    package init(path: String) throws(Fault) {
        let place = FilePlace(path)
        // The folder itself is the teacher's, and may be a link.
        guard let folder = OpenFolder(FilePlace(path + "/.")), let names = folder.names() else {
            throw Fault(
                message:
                    "SUBMISSIONS=\(path) cannot be read: name a folder that has one folder for "
                    + "each student."
            )
        }
        var students: [String] = []
        var others: [String] = []
        var odd: [FileName] = []
        for name in names where name.bytes != Array("__MACOSX".utf8) {
            let kind = folder.kind(of: name)
            if kind == .file || name.isHidden {
                if kind == .folder || !name.isHidden { others.append(name.visible) }
            } else if let text = name.text {
                // What is no folder but stands where one is expected gets its row as well.
                students.append(text)
            } else {
                odd.append(name)
            }
        }
        var oddPlaces: [String: FilePlace] = [:]
        for name in odd {
            var visible = name.visible
            while students.contains(visible) { visible += "_" }
            students.append(visible)
            oddPlaces[visible] = place.appending(name)
        }
        guard !students.isEmpty else {
            throw Fault(
                message: "SUBMISSIONS=\(path) has no folders: it must have one for each student."
            )
        }
        self.path = path
        self.oddPlaces = oddPlaces
        self.students = students.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        self.others = others
    }

    /// A student's folder.
    package func submission(of student: String) -> SubmissionFolder {
        oddPlaces[student].map(SubmissionFolder.init)
            ?? SubmissionFolder(path: "\(path)/\(student)")
    }
}
