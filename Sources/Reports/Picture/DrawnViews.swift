import Scenario

/// A picture's views before names and touches are written over them.
struct DrawnViews {
    var canvas: PictureCanvas
    /// The views that are at least partly visible.
    let seen: Set<Int>
    /// The cells of each view that is drawn.
    let boxes: [Int: CellBox]
    /// The cell of a point in the window's coordinates; `nil` outside the picture.
    let cell: (Point) -> (column: Int, row: Int)?
    /// The touch's side of each outline, where the picture is too coarse to show it.
    var nearTouch: [Int: TouchSide] = [:]
}
