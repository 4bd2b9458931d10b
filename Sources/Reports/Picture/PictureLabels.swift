/// Places names in a picture, or one-character keys if a name does not fit.
struct PictureLabels {
    private(set) var keys: [Int: Character] = [:]
    private var unused: ArraySlice<Character>

    /// The characters for keys.
    ///
    /// They exclude digits, which would read as the ends of names such as `view 1`, and letters that look
    /// like a touch or a waypoint.
    private static let letters = "abcdefghijklmnpqrstuvwyz"

    /// - Parameter names: The views' names, none of which is a key.
    init(besides names: [String]) {
        unused = PictureLabels.letters.filter { !names.contains(String($0)) }[...]
    }

    /// Writes a view's name on its upper edge, its lower edge or inside, or else a key.
    mutating func place(
        _ name: String,
        of owner: Int,
        in box: CellBox,
        on canvas: inout PictureCanvas
    ) {
        for label in [" \(name) ", name] {
            if let spot = spot(for: label.displayWidth, of: owner, in: box, on: canvas) {
                canvas.write(label, spot.column, spot.row)
                return
            }
        }
        guard let spot = keySpot(of: owner, in: box, on: canvas), let key = unused.popFirst() else {
            return
        }
        keys[owner] = key
        canvas.write(String(key), spot.column, spot.row)
    }

    private func spot(
        for width: Int,
        of owner: Int,
        in box: CellBox,
        on canvas: PictureCanvas
    ) -> (column: Int, row: Int)? {
        guard box.right - box.left > width else { return nil }
        let inside = box.left + 1...box.right - 1
        for row in [box.top, box.bottom] + Array(box.top...box.bottom).dropFirst().dropLast() {
            let isEdge = row == box.top || row == box.bottom
            let indented = box.left + 2...max(box.left + 2, box.right - 2)
            let tries = isEdge ? [indented, inside] : [inside]
            for columns in tries {
                let room = canvas.room(for: width, of: owner, in: columns, row: row)
                if let room { return (room, row) }
            }
        }
        return nil
    }

    /// A free cell of the view for a key, or else a cell of its line.
    private func keySpot(
        of owner: Int,
        in box: CellBox,
        on canvas: PictureCanvas
    ) -> (column: Int, row: Int)? {
        for row in box.top...box.bottom {
            let room = canvas.room(for: 1, of: owner, in: box.left...box.right, row: row)
            if let room { return (room, row) }
        }
        for row in box.top...box.bottom {
            for column in box.left...box.right {
                let cell = canvas.rows[row][column]
                if cell.belongs(to: owner), cell.content.isOutline { return (column, row) }
            }
        }
        return nil
    }
}
