/// An affine map of the plane with arithmetic of its own, so that the tests do not lean on the
/// model's.
struct PlaneMatrix {
    var xx = 1.0
    var xy = 0.0
    var yx = 0.0
    var yy = 1.0
    var x = 0.0
    var y = 0.0

    static func move(_ x: Double, _ y: Double) -> PlaneMatrix { PlaneMatrix(x: x, y: y) }

    /// This map first, then another one.
    func then(_ other: PlaneMatrix) -> PlaneMatrix {
        let (movedX, movedY) = other.map(x, y)
        return PlaneMatrix(
            xx: other.xx * xx + other.xy * yx,
            xy: other.xx * xy + other.xy * yy,
            yx: other.yx * xx + other.yy * yx,
            yy: other.yx * xy + other.yy * yy,
            x: movedX,
            y: movedY
        )
    }

    func map(_ pointX: Double, _ pointY: Double) -> (Double, Double) {
        (xx * pointX + xy * pointY + x, yx * pointX + yy * pointY + y)
    }

    /// The point that this map takes to another one, by Cramer's rule.
    func solve(_ targetX: Double, _ targetY: Double) -> (Double, Double) {
        let determinant = xx * yy - xy * yx
        let (right, down) = (targetX - x, targetY - y)
        return ((right * yy - xy * down) / determinant, (xx * down - right * yx) / determinant)
    }
}
