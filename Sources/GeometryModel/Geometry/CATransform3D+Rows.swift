extension CATransform3D {
    init(
        _ row1: SIMD4<Double>,
        _ row2: SIMD4<Double>,
        _ row3: SIMD4<Double>,
        _ row4: SIMD4<Double>
    ) {
        (m11, m12, m13, m14) = (CGFloat(row1.x), CGFloat(row1.y), CGFloat(row1.z), CGFloat(row1.w))
        (m21, m22, m23, m24) = (CGFloat(row2.x), CGFloat(row2.y), CGFloat(row2.z), CGFloat(row2.w))
        (m31, m32, m33, m34) = (CGFloat(row3.x), CGFloat(row3.y), CGFloat(row3.z), CGFloat(row3.w))
        (m41, m42, m43, m44) = (CGFloat(row4.x), CGFloat(row4.y), CGFloat(row4.z), CGFloat(row4.w))
    }

    var row1: SIMD4<Double> { SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)) }
    var row2: SIMD4<Double> { SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)) }
    var row3: SIMD4<Double> { SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)) }
    var row4: SIMD4<Double> { SIMD4(Double(m41), Double(m42), Double(m43), Double(m44)) }

    /// Maps a homogeneous row vector.
    func mapping(_ vector: SIMD4<Double>) -> SIMD4<Double> {
        vector.x * row1 + vector.y * row2 + vector.z * row3 + vector.w * row4
    }

    /// The inverse by Gauss–Jordan elimination with row exchange, or `nil` for a singular matrix.
    var inverse: CATransform3D? {
        var left = [row1, row2, row3, row4]
        var right = [
            CATransform3DIdentity.row1, CATransform3DIdentity.row2,
            CATransform3DIdentity.row3, CATransform3DIdentity.row4,
        ]
        for column in 0..<4 {
            var pivot = column
            for row in column..<4 where abs(left[row][column]) > abs(left[pivot][column]) {
                pivot = row
            }
            let divisor = left[pivot][column]
            guard divisor != 0, divisor.isFinite else {
                return nil
            }
            left.swapAt(column, pivot)
            right.swapAt(column, pivot)
            left[column] /= divisor
            right[column] /= divisor
            for row in 0..<4 where row != column {
                let factor = left[row][column]
                left[row] -= factor * left[column]
                right[row] -= factor * right[column]
            }
        }
        return CATransform3D(right[0], right[1], right[2], right[3])
    }
}
