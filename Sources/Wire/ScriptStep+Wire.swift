import Scenario

extension ScriptStep {
    func write(to wire: inout WireWriter) {
        switch self {
        case .tap(let point):
            wire.write(UInt8(0))
            wire.write(point)
        case .drag(let points):
            wire.write(UInt8(1))
            wire.write(points) { $0.write($1) }
        case .together(let points):
            wire.write(UInt8(2))
            wire.write(points) { $0.write($1) }
        case .ask(let view, let point):
            wire.write(UInt8(3))
            wire.write(view)
            wire.write(point)
        case .change(let view, let change):
            wire.write(UInt8(4))
            wire.write(view)
            change.write(to: &wire)
        case .chain(from: let name):
            wire.write(UInt8(5))
            wire.write(name)
        case .next(of: let name):
            wire.write(UInt8(6))
            wire.write(name)
        case .deliver(let phase, to: let name):
            wire.write(UInt8(7))
            wire.write(phase.rawValue)
            wire.write(name)
        case .oneByOne(let points, let isCancelled):
            wire.write(UInt8(8))
            wire.write(points) { $0.write($1) }
            wire.write(isCancelled)
        }
    }

    init(from wire: inout WireReader) throws(WireError) {
        switch try wire.byte() {
        case 0: self = .tap(try wire.point())
        case 1: self = .drag(try wire.points())
        case 2: self = .together(try wire.points())
        case 3: self = .ask(view: try wire.text(), try wire.point())
        case 4: self = .change(view: try wire.text(), try SceneChange(from: &wire))
        case 5: self = .chain(from: try wire.text())
        case 6: self = .next(of: try wire.text())
        case 7: self = .deliver(try wire.enumeration(), to: try wire.text())
        case 8: self = .oneByOne(try wire.points(), isCancelled: try wire.bool())
        case let byte: throw .unknown("ScriptStep", byte)
        }
    }
}

extension SceneChange {
    func write(to wire: inout WireWriter) {
        switch self {
        case .isHidden(let value):
            wire.write(UInt8(0))
            wire.write(value)
        case .alpha(let value):
            wire.write(UInt8(1))
            wire.write(value)
        case .isUserInteractionEnabled(let value):
            wire.write(UInt8(2))
            wire.write(value)
        case .frame(let frame):
            wire.write(UInt8(3))
            wire.write(frame)
        case .remove: wire.write(UInt8(4))
        case .bringToFront: wire.write(UInt8(5))
        case .bounds(let bounds):
            wire.write(UInt8(6))
            wire.write(bounds)
        case .controller(let isThere):
            wire.write(UInt8(7))
            wire.write(isThere)
        case .move(into: let view):
            wire.write(UInt8(8))
            wire.write(view)
        case .transform(let turn, let scale, let shift):
            wire.write(UInt8(9))
            wire.write(turn)
            wire.write(scale)
            wire.write(shift)
        case .clipsToBounds(let value):
            wire.write(UInt8(10))
            wire.write(value)
        }
    }

    init(from wire: inout WireReader) throws(WireError) {
        switch try wire.byte() {
        case 0: self = .isHidden(try wire.bool())
        case 1: self = .alpha(try wire.double())
        case 2: self = .isUserInteractionEnabled(try wire.bool())
        case 3: self = .frame(try wire.rectangle())
        case 4: self = .remove
        case 5: self = .bringToFront
        case 6: self = .bounds(try wire.rectangle())
        case 7: self = .controller(try wire.bool())
        case 8: self = .move(into: try wire.text())
        case 9:
            self = .transform(
                turn: try wire.double(),
                scale: try wire.point(),
                shift: try wire.point()
            )
        case 10: self = .clipsToBounds(try wire.bool())
        case let byte: throw .unknown("SceneChange", byte)
        }
    }
}

extension WireReader {
    fileprivate mutating func points() throws(WireError) -> [Point] {
        try list { (wire: inout WireReader) throws(WireError) in try wire.point() }
    }
}
