import Figures
import Results
import Scenario

/// The views that were asked, in order, with point and answer; and those that were never asked.
struct CallList {
    private let rows: [Row]
    private let unasked: String?

    private struct Row {
        let number: Int
        let name: String
        let isHit: Bool
        let point: String
        let answer: String
    }

    private static let pitchBeside = 38.0
    private static let pitchBelow = 23.0
    private static let most = 12

    init(_ played: PlayedStep, _ content: SceneContent) {
        rows = played.calls.prefix(CallList.most).enumerated().map { index, call in
            Row(
                number: index + 1,
                name: FigureText.visible(call.name, longest: 20),
                isHit: call.name == played.hit,
                point: call.point.inWords,
                answer: call.words(content.geometry.place(of: call.name)?.view)
            )
        }
        let asked = Set(played.calls.map(\.name))
        // The window asks first, by itself; a trace does not tell that.
        let left = content.places.map(\.view).filter { $0.kind != .window }.map(\.name)
            .filter { !asked.contains($0) }
            .map { FigureText.visible($0, longest: 16) }
        unasked =
            left.isEmpty || played.calls.isEmpty || !content.layers.isEmpty
            ? nil : "never asked: " + left.joined(separator: ", ")
    }

    /// Whether the list needs the room beside the window.
    var isLong: Bool { rows.count > 3 }

    func height(isBeside: Bool) -> Double {
        let pitch = isBeside ? CallList.pitchBeside : CallList.pitchBelow
        return Double(rows.count) * pitch + (unasked == nil ? 0 : 22)
    }

    func elements(at place: Point, isBeside: Bool) -> [SVGElement] {
        let pitch = isBeside ? CallList.pitchBeside : CallList.pitchBelow
        let elements = rows.enumerated().flatMap { index, row in
            self.elements(row, place.x, place.y + Double(index) * pitch, isBeside: isBeside)
        }
        guard let unasked else { return elements }
        let y = place.y + Double(rows.count) * pitch + 14
        return elements + [.text(unasked, "words faint", x: place.x, y: y)]
    }

    private func elements(
        _ row: Row,
        _ x: Double,
        _ y: Double,
        isBeside: Bool
    ) -> [SVGElement] {
        var elements = NumberBubble(row.number, at: Point(x + 8, y + 9)).elements
        let start = x + 22
        let width = FigureText.codeWidth(row.name, size: 13)
        if row.isHit {
            elements.append(
                .box("pill", Rectangle(start, y, width + 12, 18), radius: 5)
            )
        }
        elements.append(
            .text(
                row.name,
                row.isHit ? "name on-pill" : "name",
                x: start + (row.isHit ? 6 : 0),
                y: y + 13.5
            )
        )
        let pointWidth = FigureText.codeWidth(row.point, size: 12)
        let (pointX, textY) =
            isBeside ? (start, y + 30) : (max(start + width + 22, x + 150), y + 13.5)
        elements.append(.text(row.point, "code", x: pointX, y: textY))
        let answerX = isBeside ? pointX + pointWidth + 7 : max(pointX + pointWidth + 14, x + 285)
        let style = row.isHit ? "words" : "words faint"
        elements.append(.text(row.answer, style, x: answerX, y: textY))
        return elements
    }
}
