import Scenario

extension SceneView {
    /// Changes that make one number of the view rounder.
    var rounderNumbers: [(inout SceneView) -> Void] {
        var changes: [(inout SceneView) -> Void] = []
        func add(_ path: WritableKeyPath<SceneView, Double>, _ numbers: [Double]) {
            for number in numbers { changes.append { $0[keyPath: path] = number } }
        }
        for path in [\SceneView.frame.x, \SceneView.frame.y, \.boundsOrigin.x, \.boundsOrigin.y] {
            add(path, Roughness.rounder(than: self[keyPath: path]))
        }
        for path in [\SceneView.frame.width, \SceneView.frame.height] {
            add(path, Roughness.rounder(than: self[keyPath: path]).filter { $0 > 0 })
        }
        if turn != 0 { add(\.turn, [90, 45, 30].filter { Roughness.of($0) < Roughness.of(turn) }) }
        if zPosition != 0 {
            add(\.zPosition, [1, -1].filter { Roughness.of($0) < Roughness.of(zPosition) })
        }
        if scale.x != scale.y { add(\.scale.x, [scale.y]) }
        if alpha > 0, alpha < SceneView.transparencyLimit { add(\.alpha, [0]) }
        if alpha > SceneView.transparencyLimit, alpha < 1, alpha != 0.5 { add(\.alpha, [0.5]) }
        return changes
    }
}

extension [Point] {
    fileprivate func without(_ index: Int) -> [Point] {
        var points = self
        points.remove(at: index)
        return points
    }
}

extension ScriptStep {
    /// Variants with fewer fingers or moves.
    var simpler: [ScriptStep] {
        switch self {
        case .drag(let points): points.first.map { [.tap($0)] } ?? []
        case .together(let points): points.map { .tap($0) }
        case .oneByOne(let points, let isCancelled):
            points.map { .tap($0) }
                + (points.count < 3
                    ? []
                    : points.indices.map {
                        .oneByOne(points.without($0), isCancelled: isCancelled)
                    })
        case .tap, .ask, .change, .chain, .next, .deliver: []
        }
    }

    /// Variants with rounder points, the roundest first.
    var withRounderPoints: [ScriptStep] {
        var results = [10.0, 5, 1].map { step in
            mappingPoints { point in
                Point((point.x / step).rounded() * step, (point.y / step).rounded() * step)
            }
        }
        guard points.count == 1, let point = points.first else { return results }
        results += Roughness.rounder(than: point.x).map { x in
            mappingPoints { Point(x, $0.y) }
        }
        results += Roughness.rounder(than: point.y).map { y in
            mappingPoints { Point($0.x, y) }
        }
        return results
    }
}
