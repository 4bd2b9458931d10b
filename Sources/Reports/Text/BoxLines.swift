/// The sides of a cell that a line connects to.
struct LineDirections: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let up = LineDirections(rawValue: 1)
    static let down = LineDirections(rawValue: 2)
    static let left = LineDirections(rawValue: 4)
    static let right = LineDirections(rawValue: 8)
    static let vertical: LineDirections = [.up, .down]
    static let horizontal: LineDirections = [.left, .right]
}

package struct BoxLines: Hashable, Sendable {
    /// Characters for solid lines, indexed by the raw value of ``LineDirections``.
    let solid: [Character]
    let dottedHorizontal: Character
    let dottedVertical: Character
    /// The corners of dotted lines; `nil` to use the solid ones.
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

    func character(_ directions: LineDirections, isDotted: Bool) -> Character {
        guard isDotted else { return solid[Int(directions.rawValue & 15)] }
        if directions.isSubset(of: .horizontal) { return dottedHorizontal }
        if directions.isSubset(of: .vertical) { return dottedVertical }
        return dottedCorner ?? solid[Int(directions.rawValue & 15)]
    }
}
