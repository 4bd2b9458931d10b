import Catalogue
import Examples
import Foundation
import Testing

extension CommandTests {
    @Suite("Commands on terminals of any width", .enabled(if: Tmux.isInstalled, "needs tmux"))
    struct TerminalWidthTests {
        private let folder: WorkbookFolder
        /// A student's own copy, with a wrong answer to exercise 5.
        private let mine = "../mine-\(UUID().uuidString.prefix(6))"

        init() throws {
            folder = try WorkbookFolder()
            _ = try folder.run(["new", folder.root.path + "/" + mine])
            let wrong = WorkbookFolder.repository.appendingPathComponent(
                "Solutions/05-RoundButton/Misconceptions/EllipseInBounds.swift"
            )
            let answer = mine + "/" + WorkbookFolder.answerPath(.roundButton)
            _ = try folder.write(String(contentsOf: wrong, encoding: .utf8), to: answer)
        }

        private func removeCopy() {
            try? FileManager.default.removeItem(at: folder.root.appendingPathComponent(mine))
        }

        private func terminal(columns: Int) throws -> Tmux {
            try Tmux(in: folder, columns: columns, rows: 190)
        }

        @Test("A round view is round, and its touch is marked", arguments: [60, 80, 140])
        func shapes(columns: Int) throws {
            defer { removeCopy() }
            let terminal = try terminal(columns: columns)
            try terminal.start("check 5 DIR=\(mine)")
            let screen = try terminal.wait(for: "ended with 1")
            let dots = screen.unicodeScalars.filter { (0x2801...0x28FF).contains($0.value) }
            #expect(dots.count > 60, "\(screen)")
            #expect(screen.contains("✕ tap at"), "\(screen)")
        }

        @Test("A solution's code is not rewrapped", arguments: [60, 80, 140])
        func solution(columns: Int) throws {
            defer { removeCopy() }
            let terminal = try terminal(columns: columns)
            try terminal.start("solution 3 FORCE=1")
            try terminal.wait(for: "ended with 0")
            let path = WorkbookFolder.answerPath(.systemHitTest)
            let stub = try String(
                contentsOf: folder.root.appendingPathComponent(path),
                encoding: .utf8
            )
            let reference = try WorkbookFolder.reference(.systemHitTest)
            let code = (stub + reference).split(separator: "\n")
            let lines = code.map { $0.trimmingCharacters(in: .whitespaces) }
            let broken = try terminal.brokenLines()
            #expect(broken.isEmpty == (columns == 140), "\(broken)")
            for line in broken {
                let text = line.drop { "+- ".contains($0) }
                #expect(lines.contains(String(text)), "\(line)")
            }
        }
    }
}
