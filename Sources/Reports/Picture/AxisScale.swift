/// Maps the coordinates of an axis to the cells of a picture.
///
/// Distinct coordinates get distinct cells as long as there are enough, even if the picture is then not to
/// scale. So a touch just beside an edge is drawn beside it. If there are too few cells, the closest edges
/// share one, but if possible not with a touch.
struct AxisScale: Sendable {
    private var stops: [(coordinate: Double, cell: Int)] = []
    private let range: ClosedRange<Double>

    private(set) var count = 1

    /// - Parameters:
    ///   - edges: The coordinates of boxes' edges.
    ///   - points: The coordinates of touches.
    ///   - range: Coordinates outside are clamped to it.
    ///   - size: The number of available cells.
    ///   - gap: The preferred distance between two coordinates, in cells.
    init(edges: [Double], points: [Double], within range: ClosedRange<Double>, size: Int, gap: Int)
    {
        self.range = range
        let points = Set(points.map { $0.clamped(to: range) })
        let all = Set(edges.map { $0.clamped(to: range) }).union(points).sorted()
        guard let first = all.first, let last = all.last, first < last else {
            stops = all.map { ($0, 0) }
            return
        }
        let groups = AxisScale.merge(all, keeping: points, into: size)
        let gap = (groups.count - 1) * gap < size ? gap : 1
        var positions: [Int] = []
        for group in groups {
            let ideal = (group[0] - first) / (last - first) * Double(size - 1)
            let least = positions.last.map { $0 + gap } ?? 0
            positions.append(max(Int(ideal.rounded()), least))
        }
        var limit = size - 1
        for index in positions.indices.reversed() {
            positions[index] = min(positions[index], limit)
            limit = positions[index] - gap
        }
        count = (positions.last ?? 0) + 1
        for (group, position) in zip(groups, positions) {
            stops += group.map { ($0, position) }
        }
    }

    /// The cell of the nearest known coordinate that is not greater.
    func cell(_ coordinate: Double) -> Int {
        let next = firstStop(behind: coordinate.clamped(to: range))
        return next > 0 ? stops[next - 1].cell : 0
    }

    /// The cell of a coordinate, interpolated between the known ones.
    func cellBetween(_ coordinate: Double) -> Int {
        let coordinate = coordinate.clamped(to: range)
        let next = firstStop(behind: coordinate)
        guard next > 0, next < stops.count else { return cell(coordinate) }
        let (below, above) = (stops[next - 1], stops[next])
        let share =
            (coordinate - below.coordinate) / (above.coordinate - below.coordinate)
        return below.cell + Int((share * Double(above.cell - below.cell)).rounded())
    }

    /// The index of the first stop greater than a coordinate, or the number of stops.
    private func firstStop(behind coordinate: Double) -> Int {
        var (low, high) = (0, stops.count)
        while low < high {
            let middle = (low + high) / 2
            if stops[middle].coordinate <= coordinate { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Groups the closest coordinates so that each group has a cell.
    private static func merge(
        _ sorted: [Double],
        keeping points: Set<Double>,
        into size: Int
    ) -> [[Double]] {
        let surplus = sorted.count - size
        guard surplus > 0 else { return sorted.map { [$0] } }
        let gaps = sorted.indices.dropFirst().sorted { first, second in
            let lengths = [first, second].map { index in
                let isKept = points.contains(sorted[index]) || points.contains(sorted[index - 1])
                return (isKept ? 1 : 0, sorted[index] - sorted[index - 1], index)
            }
            return lengths[0] < lengths[1]
        }
        let closed = Set(gaps.prefix(surplus))
        return sorted.indices.reduce(into: []) { groups, index in
            if closed.contains(index), !groups.isEmpty {
                groups[groups.count - 1].append(sorted[index])
            } else {
                groups.append([sorted[index]])
            }
        }
    }
}
