/// The sides of a cell that a line goes to.
struct LineDirections: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let up = LineDirections(rawValue: 1)
    static let down = LineDirections(rawValue: 2)
    static let left = LineDirections(rawValue: 4)
    static let right = LineDirections(rawValue: 8)
    static let vertical: LineDirections = [.up, .down]
    static let horizontal: LineDirections = [.left, .right]
}

/// The characters for the lines of boxes.
package struct BoxLines: Hashable, Sendable {
    /// The characters for solid lines, by ``LineDirections``' raw value.
    let solid: [Character]
    /// A dotted line from left to right.
    let dottedHorizontal: Character
    /// A dotted line from top to bottom.
    let dottedVertical: Character
    /// The corners of dotted lines, if they have their own.
    let dottedCorner: Character?

    static let unicode = BoxLines(
        solid: Array(" │││─┘┐┤─└┌├─┴┬┼"),
        dottedHorizontal: "┄",
        dottedVertical: "┆",
        dottedCorner: nil
    )

    static let ascii = BoxLines(
        solid: Array(" |||-+++-+++-+++"),
        dottedHorizontal: ".",
        dottedVertical: ":",
        dottedCorner: "."
    )

    /// The character for a cell.
    func character(_ directions: LineDirections, isDotted: Bool) -> Character {
        guard isDotted else { return solid[Int(directions.rawValue & 15)] }
        if directions.isSubset(of: .horizontal) { return dottedHorizontal }
        if directions.isSubset(of: .vertical) { return dottedVertical }
        return dottedCorner ?? solid[Int(directions.rawValue & 15)]
    }
}
