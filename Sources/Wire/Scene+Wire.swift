import Scenario

extension Scene {
    /// Encodes the scene.
    public func write(to wire: inout WireWriter) {
        root.write(to: &wire)
        wire.write(script) { wire, step in step.write(to: &wire) }
        wire.write(application.delegate.rawValue)
        wire.write(application.hasOtherWindow)
        wire.write(application.delegateHandles) { $0.write($1.rawValue) }
    }

    /// Decodes a scene.
    public init(from wire: inout WireReader) throws(WireError) {
        self.init(
            try SceneView(from: &wire, depth: 0),
            script: try wire.list(ScriptStep.init(from:))
        )
        application.delegate = try wire.enumeration()
        application.hasOtherWindow = try wire.bool()
        application.delegateHandles = try wire.phases()
    }
}

extension SceneView {
    func write(to wire: inout WireWriter) {
        wire.write(name)
        wire.write(kind.rawValue)
        wire.write(frame)
        wire.write(boundsOrigin)
        wire.write(turn)
        wire.write(scale)
        wire.write(shift)
        wire.write(anchorPoint)
        wire.write(isHidden)
        wire.write(alpha)
        wire.write(isUserInteractionEnabled.map { $0 ? UInt8(1) : 0 } ?? 2)
        wire.write(isEnabled)
        wire.write(clipsToBounds)
        wire.write(zPosition)
        pointInside.write(to: &wire)
        hitTest.write(to: &wire)
        wire.write(features) { $0.write($1.rawValue) }
        wire.write(handles) { $0.write($1.rawValue) }
        wire.write(controller.map { [$0] } ?? []) { wire, controller in
            wire.write(controller.name)
            wire.write(controller.isOfAnswer)
            wire.write(controller.handles) { $0.write($1.rawValue) }
            wire.write(controller.hasUnloadedChild)
        }
        wire.write(subviews) { wire, view in view.write(to: &wire) }
    }

    init(from wire: inout WireReader, depth: Int) throws(WireError) {
        guard depth < SceneView.maximumDepth else { throw .impossibleLength(depth) }
        self.init(try wire.text(), try wire.enumeration(), try wire.rectangle())
        boundsOrigin = try wire.point()
        turn = try wire.double()
        scale = try wire.point()
        shift = try wire.point()
        anchorPoint = try wire.point()
        isHidden = try wire.bool()
        alpha = try wire.double()
        isUserInteractionEnabled = try wire.optionalBool()
        isEnabled = try wire.bool()
        clipsToBounds = try wire.bool()
        zPosition = try wire.double()
        pointInside = try PointInsideRule(from: &wire)
        hitTest = try HitTestRule(from: &wire)
        features = try wire.list { (wire: inout WireReader) throws(WireError) in
            try wire.enumeration(Feature.self)
        }
        handles = try wire.phases()
        controller = try wire.list { (wire: inout WireReader) throws(WireError) in
            var controller = SceneController(try wire.text())
            controller.isOfAnswer = try wire.bool()
            controller.handles = try wire.phases()
            controller.hasUnloadedChild = try wire.bool()
            return controller
        }.first
        subviews = try wire.list { (wire: inout WireReader) throws(WireError) in
            try SceneView(from: &wire, depth: depth + 1)
        }
    }
}

extension SceneView.PointInsideRule {
    func write(to wire: inout WireWriter) {
        switch self {
        case .bounds: wire.write(UInt8(0))
        case .circle: wire.write(UInt8(1))
        case .margin(let margin):
            wire.write(UInt8(2))
            wire.write(margin)
        case .always: wire.write(UInt8(3))
        case .never: wire.write(UInt8(4))
        case .withEvent: wire.write(UInt8(5))
        }
    }

    init(from wire: inout WireReader) throws(WireError) {
        switch try wire.byte() {
        case 0: self = .bounds
        case 1: self = .circle
        case 2: self = .margin(try wire.double())
        case 3: self = .always
        case 4: self = .never
        case 5: self = .withEvent
        case let byte: throw .unknown("PointInsideRule", byte)
        }
    }
}

extension SceneView.HitTestRule {
    func write(to wire: inout WireWriter) {
        switch self {
        case .inherited: wire.write(UInt8(0))
        case .passThrough: wire.write(UInt8(1))
        case .capture: wire.write(UInt8(2))
        case .gives(let name):
            wire.write(UInt8(3))
            wire.write(name)
        }
    }

    init(from wire: inout WireReader) throws(WireError) {
        switch try wire.byte() {
        case 0: self = .inherited
        case 1: self = .passThrough
        case 2: self = .capture
        case 3: self = .gives(to: try wire.text())
        case let byte: throw .unknown("HitTestRule", byte)
        }
    }
}

extension WireReader {
    /// Reads 0 as false, 1 as true and any other byte as absent.
    fileprivate mutating func optionalBool() throws(WireError) -> Bool? {
        switch try byte() {
        case 0: false
        case 1: true
        default: nil
        }
    }

    mutating func phases() throws(WireError) -> [TouchPhase] {
        try list { (wire: inout WireReader) throws(WireError) in
            try wire.enumeration(TouchPhase.self)
        }
    }
}
