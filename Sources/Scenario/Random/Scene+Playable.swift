extension Scene {
    /// Whether a scene is a phone's window with views of sensible sizes, each name is given once, and
    /// the script speaks of those who are there.
    var isPlayable: Bool {
        let phone = Rectangle(0, 0, 375, 667)
        guard root.kind == .window, root.frame == phone else { return false }
        let participants = participants
        let names = Set(participants)
        guard names.count == participants.count else { return false }
        let isSensible = views.allSatisfy { view in
            view.frame.x.isFinite && view.frame.y.isFinite && view.frame.width > 0
                && view.frame.height > 0 && view.frame.width.isFinite && view.frame.height.isFinite
                && view.scale.x != 0 && view.scale.y != 0
        }
        return isSensible
            && script.allSatisfy { step in
                switch step {
                case .ask(let name, _), .change(let name, _), .chain(let name), .next(let name),
                    .deliver(_, let name):
                    names.contains(name)
                case .tap(let point): phone.contains(point)
                case .drag(let points), .together(let points): points.allSatisfy(phone.contains)
                }
            }
    }
}

extension Rectangle {
    fileprivate func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
    }
}
