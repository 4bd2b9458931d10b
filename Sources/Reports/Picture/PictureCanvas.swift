/// Cells in rows and columns, on which boxes cover each other and names find a place.
struct PictureCanvas: Sendable {
    /// What a cell shows.
    enum Content: Hashable {
        /// Nothing.
        case empty
        /// A view without an extent.
        case point
        /// A piece of a circle's rim.
        case rim
        /// A line of a box, or several that meet.
        case line(LineDirections, isDotted: Bool)
        /// A character of a name.
        case name(Character)
        /// The other half of a wide character before it.
        case secondHalf
        /// A touch.
        case mark(Character)
    }

    /// A cell.
    struct Cell: Hashable {
        /// What it shows.
        var content = Content.empty
        /// The index of the view that it belongs to.
        var owner: Int?
    }

    private(set) var rows: [[Cell]]

    init(columns: Int, rows: Int) {
        self.rows = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    }

    /// Draws a box over what is there.
    ///
    /// - Parameters:
    ///   - box: Where.
    ///   - owner: The view's index.
    ///   - isDotted: Whether its lines are dotted.
    ///   - isOpaque: Whether it covers what lies behind.
    ///   - clip: What can be seen of it; the rest is dotted and covers nothing.
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

    /// Draws a piece of a circle's rim where nothing else is drawn.
    mutating func drawRim(_ column: Int, _ row: Int) {
        if rows[row][column].content == .empty { rows[row][column].content = .rim }
    }

    /// Marks a cell.
    mutating func mark(_ column: Int, _ row: Int, _ character: Character) {
        rows[row][column].content = .mark(character)
    }

    /// Writes a text over cells.
    mutating func write(_ text: String, _ column: Int, _ row: Int) {
        var column = column
        for character in text {
            rows[row][column].content = .name(character)
            let width = String(character).displayWidth
            for half in 1..<max(1, width) { rows[row][column + half].content = .secondHalf }
            column += max(1, width)
        }
    }

    /// The first of so many cells in a row that belong to a view, and on which a name may stand.
    func room(for width: Int, of owner: Int, in columns: ClosedRange<Int>, row: Int) -> Int? {
        var start = columns.lowerBound
        for column in columns {
            let cell = rows[row][column]
            if cell.owner != owner || !cell.content.canBeWrittenOver {
                start = column + 1
            } else if column - start + 1 == width {
                return start
            }
        }
        return nil
    }
}

extension PictureCanvas.Content {
    /// Whether a name may stand here: not on corners, joints, touches or other names.
    fileprivate var canBeWrittenOver: Bool {
        switch self {
        case .empty, .point: true
        case .line(let directions, _): directions == .horizontal
        case .rim, .name, .secondHalf, .mark: false
        }
    }
}
