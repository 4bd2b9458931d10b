/// A grid of cells for overlapping boxes and their names.
struct PictureCanvas: Sendable {
    enum Content: Hashable {
        case empty
        /// A view without an extent.
        case point
        /// A part of a circle's rim.
        case rim
        /// Dots of a Braille pattern.
        case dots(UInt8, isFaint: Bool)
        /// A line of a box, or several lines that meet.
        case line(LineDirections, isDotted: Bool)
        case name(Character)
        /// The second half of the wide character before it.
        case secondHalf
        case mark(Character)
    }

    struct Cell: Hashable {
        var content = Content.empty
        /// The index of the view that the cell belongs to.
        var owner: Int?
        /// The transparent views in front of the owner.
        var veils: Set<Int> = []

        /// Whether a view's name may stand in the cell.
        func belongs(to view: Int) -> Bool { owner == view || veils.contains(view) }
    }

    private(set) var rows: [[Cell]]

    init(columns: Int, rows: Int) {
        self.rows = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    }

    /// Draws a box over the existing content.
    ///
    /// - Parameters:
    ///   - owner: The view's index.
    ///   - isOpaque: Whether the box covers the content behind it.
    ///   - clip: The visible part of the box. The rest is dotted and transparent.
    mutating func draw(
        _ box: CellBox,
        owner: Int,
        isDotted: Bool,
        isOpaque: Bool,
        clip: CellBox?
    ) {
        for row in box.top...box.bottom {
            for column in box.left...box.right {
                let isSeen = clip?.contains(column, row) ?? true
                drawCell(
                    column,
                    row,
                    of: box,
                    owner: owner,
                    isDotted: isDotted || !isSeen,
                    isOpaque: isOpaque && isSeen
                )
            }
        }
    }

    private mutating func drawCell(
        _ column: Int,
        _ row: Int,
        of box: CellBox,
        owner: Int,
        isDotted: Bool,
        isOpaque: Bool
    ) {
        let own = box.line(column, row)
        if own.isEmpty {
            let isPoint = box.left == box.right && box.top == box.bottom
            if isPoint {
                rows[row][column] = Cell(content: .point, owner: owner)
            } else if isOpaque {
                rows[row][column] = Cell(owner: owner)
            }
            return
        }
        var old: LineDirections = []
        var wasDotted = true
        if case .line(let directions, let dotted) = rows[row][column].content {
            old = isOpaque ? directions.subtracting(box.inward(column, row)) : directions
            wasDotted = dotted || directions.isDisjoint(with: own)
        }
        rows[row][column] = Cell(
            content: .line(old.union(own), isDotted: isDotted && wasDotted),
            owner: owner
        )
    }

    /// Draws the outline of a covered box: dotted in empty cells, and joined to existing lines.
    mutating func drawCovered(_ box: CellBox, owner: Int) {
        for row in box.top...box.bottom {
            for column in box.left...box.right {
                let line = box.line(column, row)
                switch rows[row][column].content {
                case .empty where !line.isEmpty:
                    rows[row][column] = Cell(content: .line(line, isDotted: true), owner: owner)
                case .line(let other, let isDotted):
                    rows[row][column].content = .line(other.union(line), isDotted: isDotted)
                default: break
                }
            }
        }
    }

    /// Draws a part of a circle's rim unless the cell has other content.
    mutating func drawRim(_ column: Int, _ row: Int) {
        if rows[row][column].content == .empty { rows[row][column].content = .rim }
    }

    mutating func set(_ column: Int, _ row: Int, _ cell: Cell) { rows[row][column] = cell }

    mutating func mark(_ column: Int, _ row: Int, _ character: Character) {
        rows[row][column].content = .mark(character)
    }

    mutating func write(_ text: String, _ column: Int, _ row: Int) {
        var column = column
        for character in text {
            rows[row][column].content = .name(character)
            let width = String(character).displayWidth
            for half in 1..<max(1, width) { rows[row][column + half].content = .secondHalf }
            column += max(1, width)
        }
    }

    /// The first column of a free run of cells that belongs to a view and is wide enough for a
    /// name.
    func room(for width: Int, of owner: Int, in columns: ClosedRange<Int>, row: Int) -> Int? {
        var start = columns.lowerBound
        for column in columns {
            let cell = rows[row][column]
            if !cell.belongs(to: owner) || !cell.content.canBeWrittenOver {
                start = column + 1
            } else if column - start + 1 == width {
                return start
            }
        }
        return nil
    }
}

extension PictureCanvas.Content {
    /// Whether the content is a part of a view's outline.
    var isOutline: Bool {
        switch self {
        case .line, .dots: true
        case .empty, .point, .rim, .name, .secondHalf, .mark: false
        }
    }

    /// Whether a name may replace the content: not on corners, joints, touches or other names.
    fileprivate var canBeWrittenOver: Bool {
        switch self {
        case .empty, .point: true
        case .line(let directions, _): directions == .horizontal
        case .rim, .dots, .name, .secondHalf, .mark: false
        }
    }
}
