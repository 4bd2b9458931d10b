import Scenario

/// The hit test by arithmetic, on a scene's values alone: as it is, or with a rule misread.
///
/// A rule is exercised where misreading it finds another view.
struct ArithmeticHitTest {
    /// The behaviour of the answer's views.
    enum Answer {
        case asTheSystem, shelter, round
    }

    let answer: Answer
    let misreading: Misreading?
    private let geometry: SceneGeometry
    private let children: [[Int]]

    init(_ root: SceneView, _ answer: Answer, misreading: Misreading? = nil) {
        self.answer = answer
        self.misreading = misreading
        geometry = SceneGeometry(
            Scene(misreading.map { root.misread($0) } ?? root, script: [])
        )
        var children = geometry.places.map { _ in [Int]() }
        for (index, place) in geometry.places.enumerated() {
            if let parent = place.parent { children[parent].append(index) }
        }
        self.children = children
    }

    /// The names of the views that a step finds; "nobody" where it finds none.
    func found(by step: ScriptStep) -> [String] {
        switch step {
        case .tap(let point): [name(hit(0, point, hasEvent: true))]
        case .drag(let points): points.prefix(1).map { name(hit(0, $0, hasEvent: true)) }
        case .together(let points), .oneByOne(let points, _):
            points.map { name(hit(0, $0, hasEvent: true)) }
        case .ask(let view, let point):
            geometry.places.firstIndex { $0.view.name == view }.map { index in
                [name(hit(index, geometry.places[index].inWindow(point), hasEvent: false))]
            } ?? []
        case .change, .chain, .next, .deliver: []
        }
    }

    private func name(_ index: Int?) -> String {
        index.map { geometry.places[$0].view.name } ?? "nobody"
    }

    private func hit(_ index: Int, _ point: Point, hasEvent: Bool) -> Int? {
        let view = geometry.places[index].view
        guard !refuses(view) else { return nil }
        let isInside = contains(index, point, hasEvent: hasEvent)
        var found: Int?
        if isInside || reachesOverhang(view) {
            found = hitSubview(of: index, point, hasEvent: hasEvent)
            if found == nil, isInside, misreading != .neverItself { found = index }
        }
        if answer == .shelter, view.kind == .answer {
            found = sheltered(index, point, hasEvent: hasEvent, found)
        }
        guard misreading != .overriddenHitTest else { return found }
        return switch view.hitTest {
        case .inherited: found
        case .passThrough: found == index ? nil : found
        case .capture: found == nil ? nil : index
        case .gives(let name):
            found == nil ? nil : geometry.places.firstIndex { $0.view.name == name } ?? found
        }
    }

    private func hitSubview(of index: Int, _ point: Point, hasEvent: Bool) -> Int? {
        if misreading == .subviewsOfAnswer, geometry.places[index].view.kind == .answer {
            return nil
        }
        var order = children[index]
        if misreading == .zPosition {
            // Sorting must keep the order of equals.
            order = order.enumerated().sorted {
                let first = geometry.places[$0.element].view.zPosition
                let second = geometry.places[$1.element].view.zPosition
                return (first, $0.offset) < (second, $1.offset)
            }.map(\.element)
        }
        if misreading != .firstSubviewFirst { order.reverse() }
        for child in order {
            let found = hit(child, point, hasEvent: hasEvent && misreading != .event)
            if let found { return found }
            switch misreading {
            case .lastSubviewOnly: return nil
            case .frontmostContaining where contains(child, point, hasEvent: hasEvent): return nil
            default: break
            }
        }
        return nil
    }

    private func reachesOverhang(_ view: SceneView) -> Bool {
        switch misreading {
        case .overhang: true
        case .overhangUnlessClipped: !view.clipsToBounds
        case .badgeInCorner: view.kind == .answer
        default: false
        }
    }

    private func refuses(_ view: SceneView) -> Bool {
        let hasInteractionOff = !(view.isUserInteractionEnabled ?? (view.kind != .label))
        if view.isHidden, misreading != .hidden { return true }
        if hasInteractionOff, misreading != .interaction { return true }
        if !view.isEnabled, misreading == .disabled { return true }
        return switch misreading {
        case .alpha: false
        case .alphaZeroOnly: view.alpha == 0
        case .alphaBelowTenth: view.alpha < 0.1
        default: Float(view.alpha) <= 0.01
        }
    }

    private func contains(_ index: Int, _ point: Point, hasEvent: Bool) -> Bool {
        let place = geometry.places[index]
        let local = place.inView(point)
        let bounds = place.bounds
        if answer == .round, place.view.kind == .answer {
            return circle(of: place, contains: local)
        }
        if misreading == .pointInside { return bounds.holds(local) }
        return switch place.view.pointInside {
        case .bounds: bounds.holds(local)
        case .circle: bounds.distance(local) <= min(bounds.width, bounds.height) / 2
        case .margin(let margin): bounds.grown(margin).holds(local)
        case .always: true
        case .never: false
        case .withEvent: hasEvent && bounds.holds(local)
        }
    }

    private func circle(of place: ViewPosition, contains local: Point) -> Bool {
        var area = place.bounds
        var radius = min(area.width, area.height) / 2
        switch misreading {
        case .bounds: return area.holds(local)
        case .greaterSide: radius = max(area.width, area.height) / 2
        case .centreOfSize: area = Rectangle(0, 0, area.width, area.height)
        case .frameForBounds:
            let box = place.boundingBox
            radius = min(box.width, box.height) / 2
        default: break
        }
        return area.distance(local) <= radius
    }

    private func sheltered(_ index: Int, _ point: Point, hasEvent: Bool, _ found: Int?) -> Int? {
        guard found != nil || misreading == .redirectsOutside,
            let parent = geometry.places[index].parent
        else { return found }
        if misreading == .noRedirection { return found }
        var below = Array(children[parent].prefix { $0 != index }.reversed())
        switch misreading {
        case .backButtonFirst: below.reverse()
        case .frontSiblingOnly: below = Array(below.prefix(1))
        default: break
        }
        for sibling in below {
            let kind = geometry.places[sibling].view.kind
            guard kind == .button || misreading == .anySibling else { continue }
            if let target = hit(sibling, point, hasEvent: hasEvent) { return target }
            if misreading == .frontButtonOnly { break }
        }
        return found
    }
}

extension Rectangle {
    func holds(_ point: Point) -> Bool {
        point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
    }

    func grown(_ margin: Double) -> Rectangle {
        Rectangle(x - margin, y - margin, width + 2 * margin, height + 2 * margin)
    }

    /// The distance of a point from the middle.
    func distance(_ point: Point) -> Double {
        let beside = point.x - center.x
        let below = point.y - center.y
        return (beside * beside + below * below).squareRoot()
    }
}
