/// Someone or something in a scene that a trace speaks of, as a number.
///
/// Numbers, not names, cross the border to the attempt's process: small, quick to compare, and
/// the same for every attempt. ``Scene/name(of:)`` gives the name back.
public struct Participant: Codable, Hashable, Sendable {
    /// The number: the index in ``Scene/participants``, or one of the ranges below.
    public var number: Int32

    /// Creates a participant from its number.
    public init(number: Int32) {
        self.number = number
    }

    /// A view, a controller, the application or its delegate, by its index in ``Scene/participants``.
    public static func responder(_ index: Int) -> Participant {
        Participant(number: Int32(clamping: index))
    }

    /// The layer of a view, by the view's index.
    public static func layer(ofView index: Int) -> Participant {
        Participant(number: firstViewLayer + Int32(clamping: index))
    }

    /// A layer that the answer made, by the order in which it was met.
    public static func ownLayer(_ index: Int) -> Participant {
        Participant(number: firstOwnLayer + Int32(clamping: index))
    }

    /// Something that is not part of the scene.
    public static let stranger = Participant(number: -2)

    private static let firstViewLayer: Int32 = 100_000
    private static let firstOwnLayer: Int32 = 200_000

    /// What the number stands for, taken apart.
    public enum Meaning: Hashable, Sendable {
        /// An index in ``Scene/participants``.
        case responder(Int)
        /// The layer of the view at an index.
        case viewLayer(Int)
        /// The answer's own layer at an index.
        case ownLayer(Int)
        /// Something that is not part of the scene.
        case stranger
    }

    /// What the number stands for.
    public var meaning: Meaning {
        switch number {
        case 0..<Participant.firstViewLayer: .responder(Int(number))
        case Participant.firstViewLayer..<Participant.firstOwnLayer:
            .viewLayer(Int(number - Participant.firstViewLayer))
        case Participant.firstOwnLayer...: .ownLayer(Int(number - Participant.firstOwnLayer))
        default: .stranger
        }
    }
}

extension Scene {
    /// The name of a participant of this scene; `nil` is nobody.
    public func name(of participant: Participant?) -> String {
        participant.map { Scene.name(of: $0, in: participants) } ?? "nil"
    }

    /// The name of a participant of a scene with these participants.
    static func name(of participant: Participant, in participants: [String]) -> String {
        switch participant.meaning {
        case .responder(let index) where index < participants.count: return participants[index]
        case .viewLayer(let index) where index < participants.count:
            return "\(participants[index])'s layer"
        case .ownLayer(0): return "the layer you added"
        case .ownLayer(let index): return "layer \(index + 1) that you added"
        default: return "something outside the scene"
        }
    }

    /// The participant with a name, if the scene has one.
    public func participant(named name: String) -> Participant? {
        participants.firstIndex(of: name).map(Participant.responder)
    }
}

extension Participant {
    /// Whether it is a part of the scene as it was built.
    public var isOfScene: Bool {
        switch meaning {
        case .responder, .viewLayer: true
        case .ownLayer, .stranger: false
        }
    }
}
