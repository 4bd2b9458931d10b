import UIKit

extension Fact {
    /// The order of subviews and sublayers after changes.
    static var hierarchy: [Fact] {
        [
            Fact("Subviews after one is added again, or to another superview") { (family: Family) in
                family.parent.addSubview(family.children[0])
                let again = family.order
                let other = UIView()
                other.addSubview(family.children[1])
                return [again, family.order]
            },
            Fact("Subviews after insertions at an index that is too large, and at 0") {
                (family: Family) in
                family.parent.insertSubview(family.child("new"), at: 99)
                let large = family.order
                family.parent.insertSubview(family.child("newer"), at: 0)
                return [large, family.order]
            },
            Fact("Subviews after an insertion above and below, and of one that is there already") {
                (family: Family) in
                family.parent.insertSubview(
                    family.child("new"),
                    aboveSubview: family.children[0]
                )
                let above = family.order
                family.parent.insertSubview(
                    family.children[2],
                    belowSubview: family.children[0]
                )
                return [above, family.order]
            },
            Fact("Subviews after an exchange, and after a move to the front and the back") {
                (family: Family) in
                family.parent.exchangeSubview(at: 0, withSubviewAt: 2)
                let exchanged = family.order
                family.parent.bringSubviewToFront(family.children[1])
                let front = family.order
                family.parent.sendSubviewToBack(family.children[1])
                return [exchanged, front, family.order]
            },
            Fact("Subviews after a view that is not a subview is moved to the front") {
                (family: Family) in
                family.parent.bringSubviewToFront(family.child("stranger"))
                return [family.order]
            },
            Fact("Sublayers of a view with its own layer among its subviews' layers") {
                (family: Family) in
                let layer = CALayer()
                family.names.name(layer, "own layer")
                family.parent.layer.insertSublayer(layer, at: 1)
                family.parent.insertSubview(family.child("new"), at: 1)
                return [family.order, family.orderOfLayers]
            },
            Fact("Whether a view is a descendant of itself") {
                let view = UIView()
                return [Statement("isDescendant(of: itself)", view.isDescendant(of: view))]
            },
        ]
    }
}

/// A view with three subviews: a, b and c.
@MainActor
private final class Family: FactPlace {
    let names: FactRoom
    let parent: UIView
    private(set) var children: [UIView] = []

    static func ask(_ body: (Family) -> [Statement]) -> [Statement] {
        FactRoom.ask { body(Family($0)) }
    }

    private init(_ names: FactRoom) {
        self.names = names
        parent = names.add("parent", 0, 0, 200, 200)
        children = ["a", "b", "c"].map(child)
        children.forEach(parent.addSubview)
    }

    func child(_ name: String) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        names.name(view, name)
        names.name(view.layer, "\(name)'s layer")
        return view
    }

    var order: Statement {
        Statement(parent.subviews.map(names.name(of:)).joined(separator: ", "))
    }

    var orderOfLayers: Statement {
        Statement((parent.layer.sublayers ?? []).map(names.name(of:)).joined(separator: ", "))
    }
}
