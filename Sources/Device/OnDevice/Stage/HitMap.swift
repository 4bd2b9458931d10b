import UIKit

/// A colour of the map, and its meaning.
public struct MapEntry: Identifiable {
    /// The name of the view or layer that is hit; "nil" for none.
    public let name: String
    /// The colour of the places where it is hit.
    public let color: UIColor
    /// The name, which is unique.
    public var id: String { name }
}

/// The view that is hit at each point of a window's grid, according to the system.
@MainActor
struct HitMap {
    /// Neighbouring cells of a row with the same answer.
    struct Run {
        var area: CGRect
        var name: String
    }

    private(set) var runs: [Run] = []
    /// The names in the order in which they first occur.
    private(set) var names: [String] = []

    /// Asks about the middle of each cell.
    ///
    /// - Parameters:
    ///   - area: The area of the map.
    ///   - step: The side of a cell, in points.
    ///   - ask: Returns the name of the hit view at a point.
    init(of area: CGRect, step: CGFloat, ask: (CGPoint) -> String) {
        // A cell whose middle is outside would describe a place beyond the edge.
        for y in stride(from: area.minY + step / 2, to: area.maxY, by: step) {
            var run: Run?
            for x in stride(from: area.minX + step / 2, to: area.maxX, by: step) {
                let name = ask(CGPoint(x: x, y: y))
                if run?.name == name {
                    run?.area.size.width += step
                } else {
                    if let run { add(run) }
                    let corner = CGPoint(x: x - step / 2, y: y - step / 2)
                    let cell = CGRect(origin: corner, size: CGSize(width: step, height: step))
                    run = Run(area: cell, name: name)
                }
            }
            if let run { add(run) }
        }
    }

    private mutating func add(_ run: Run) {
        if !names.contains(run.name) { names.append(run.name) }
        runs.append(run)
    }

    var legend: [MapEntry] { names.map { MapEntry(name: $0, color: color(of: $0)) } }

    /// A colour for a name; neighbours in the list differ clearly.
    private func color(of name: String) -> UIColor {
        let index = CGFloat(names.firstIndex(of: name) ?? 0)
        // Steps of the golden ratio spread any number of hues over the circle.
        let hue = (index * 0.618).truncatingRemainder(dividingBy: 1)
        return UIColor(hue: hue, saturation: 0.8, brightness: 0.9, alpha: 1)
    }

    /// A picture of the map, which takes no touches.
    func picture(frame: CGRect) -> UIView {
        let picture = UIView(frame: frame)
        picture.isUserInteractionEnabled = false
        for run in runs {
            let cells = UIView(frame: run.area)
            cells.backgroundColor = color(of: run.name)
            picture.addSubview(cells)
        }
        return picture
    }
}
