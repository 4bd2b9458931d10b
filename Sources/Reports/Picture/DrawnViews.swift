import Scenario

/// A picture's views before names and touches are written over them.
struct DrawnViews {
    var canvas: PictureCanvas
    /// The views of which something is seen.
    let seen: Set<Int>
    /// The cells of each view that is drawn.
    let boxes: [Int: CellBox]
    /// The cell of a point in the window's coordinates; `nil` outside the picture.
    let cell: (Point) -> (column: Int, row: Int)?
    /// The touch's side of outlines for which the picture is too coarse to show it.
    var nearTouch: [Int: TouchSide] = [:]
}
