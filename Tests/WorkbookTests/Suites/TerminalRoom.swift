import Catalogue
import Foundation

/// A workbook with a student's copy in it, of which terminals of any width show the commands.
final class TerminalRoom {
    /// The screen after one command.
    struct Run: CustomStringConvertible {
        let line: String
        let columns: Int
        let status: Int32?
        let text: String
        /// The same as it was written, and not as the terminal broke it.
        let words: [String]
        /// The lines that the terminal broke although there was a place between words, and though no
        /// editor reads them.
        let brokenLines: [String]

        var description: String { "\(line), \(columns) columns:\n\(text)" }

        /// The parts of words that a wider terminal shows whole.
        ///
        /// A path may go on below behind a slash, and a name behind a dot. A title may end in `…`.
        func pieces(of wide: Run) -> [String] {
            let whole = Set(wide.words.map(\.withoutTime))
            let long = whole.filter { $0.count > 24 }
            return words.map(\.withoutTime).filter { word in
                let text = word.hasSuffix("…") ? String(word.dropLast()) : word
                return text.contains(where: \.isLetter)
                    && whole.isDisjoint(with: [word, text, text + ","])
                    && !long.contains { $0.isJoint(from: text) }
            }
        }
    }

    /// A width at which nothing is narrow.
    static let widest = 240

    /// The student's copy, and one that is yet to be made, as seen from the workbook.
    let copies = ["MINE", "FRESH"].map {
        ($0, "../\($0.lowercased())-\(UUID().uuidString.prefix(6))")
    }
    private let folder: WorkbookFolder
    /// The terminals that were opened for commands, by their width.
    private var terminals: [Int: Tmux] = [:]

    init() throws {
        folder = try WorkbookFolder()
        _ = try folder.run(["new", copies[0].1])
        try folder.linkSources()
        let student = folder.root.appendingPathComponent("class/ada")
        try FileManager.default.createDirectory(at: student, withIntermediateDirectories: true)
        try folder.write(WorkbookFolder.reference(.systemHitTest), to: "class/ada/BaseView.swift")
        try answer()
        for number in ["2", "5"] {
            _ = try folder.run(["check", number, "--dir", copies[0].1])
        }
        try FileManager.default.copyItem(at: notes, to: folder.root.appendingPathComponent("notes"))
    }

    deinit {
        for (_, path) in copies {
            try? FileManager.default.removeItem(at: folder.root.appendingPathComponent(path))
        }
    }

    /// Gives answers to the student's copy: one is right, and three are wrong in different ways.
    private func answer() throws {
        let shelter = try WorkbookFolder.reference(.shelterView)
        let ellipse = WorkbookFolder.repository.appendingPathComponent(
            "Solutions/05-RoundButton/Misconceptions/EllipseInBounds.swift"
        )
        for (exercise, text) in [
            (.layerHitTest, try WorkbookFolder.reference(.layerHitTest)),
            (.systemHitTest, BaseViewAnswer.file("return subviews.last?.hitest(point)")),
            (.shelterView, shelter.replacing("guard", with: "_ = subviews[99]\nguard")),
            (.roundButton, try String(contentsOf: ellipse, encoding: .utf8)),
        ] as [(Exercise, String)] {
            try folder.write(text, to: copies[0].1 + "/" + WorkbookFolder.answerPath(exercise))
        }
    }

    /// The workbook's notes on the student's copy.
    private var notes: URL { folder.root.appendingPathComponent(".build/workbook/desk") }

    /// Makes all as it was before the first command.
    private func restore() throws {
        let files = FileManager.default
        for made in [
            "results", "apps", "site", copies[1].1, copies[0].1 + "/Exercises/05-RoundButton/.kept",
        ] {
            try? files.removeItem(at: folder.root.appendingPathComponent(made))
        }
        try answer()
        try files.removeItem(at: notes)
        try files.copyItem(at: folder.root.appendingPathComponent("notes"), to: notes)
    }

    /// A terminal that is high enough for whatever a command writes.
    func terminal(columns: Int) throws -> Tmux {
        try Tmux(in: folder, columns: columns, rows: 300)
    }

    /// Runs a command to its end.
    func run(_ line: String, columns: Int) throws -> Run {
        try restore()
        let terminal = try terminals[columns] ?? terminal(columns: columns)
        terminals[columns] = terminal
        let line = copies.reduce(line) { $0.replacing($1.0, with: $1.1) }
        try terminal.start(line)
        let end = try terminal.end()
        let written = try terminal.screen(isJoined: true).components(separatedBy: terminal.endSign)
        return Run(
            line: line,
            columns: columns,
            status: end.status,
            text: end.text,
            words: written[0].split(whereSeparator: \.isWhitespace).map(String.init),
            brokenLines: try terminal.brokenLines().filter {
                $0.contains(" ") && !$0.contains(": error: ")
            }
        )
    }
}

extension String {
    /// The text with the same digit for each: a file may be named for the second in which it was made.
    fileprivate var withoutTime: String { replacing(/[0-9]/, with: "0") }

    /// Whether another text is a part of this one, from joint to joint.
    fileprivate func isJoint(from part: String) -> Bool {
        ranges(of: part).contains { range in
            let isBegin =
                range.lowerBound == startIndex
                || "/.".contains(self[index(before: range.lowerBound)])
            return isBegin && (range.upperBound == endIndex || "/.".contains(part.last ?? " "))
        }
    }
}
