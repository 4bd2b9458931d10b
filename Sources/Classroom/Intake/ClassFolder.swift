import Foundation

/// The folder with a class's submissions: one folder a student.
public struct ClassFolder: Sendable {
    /// The folder.
    public let path: String
    /// The students, by the names of their folders, in order.
    public let students: [String]
    /// What lies there beside the students' folders, and is not graded.
    public let others: [String]

    /// A folder that cannot be a class.
    public struct Fault: Error, Hashable, Sendable {
        /// What is wrong, and what to do.
        public let message: String
    }

    /// Looks into a folder.
    public init(path: String) throws(Fault) {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: path)
        } catch {
            throw Fault(
                message:
                    "SUBMISSIONS=\(path) cannot be read: name a folder that has one folder for "
                    + "each student."
            )
        }
        let kinds = names.sorted().filter { !$0.hasPrefix(".") && $0 != "__MACOSX" }
            .map { (name: $0, kind: FileKind(of: "\(path)/\($0)")) }
        // What is no folder but stands where one is expected gets its row as well.
        students = kinds.filter { $0.kind != .file }.map(\.name)
        others = kinds.filter { $0.kind == .file }.map(\.name)
        guard !students.isEmpty else {
            throw Fault(
                message: "SUBMISSIONS=\(path) has no folders: it must have one for each student."
            )
        }
        self.path = path
    }

    /// A student's folder.
    public func submission(of student: String) -> SubmissionFolder {
        SubmissionFolder(path: "\(path)/\(student)")
    }
}
