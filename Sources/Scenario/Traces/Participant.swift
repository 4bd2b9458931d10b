/// Identifies an object in a trace by number.
///
/// The attempt's process exchanges numbers rather than names. They are small, fast to compare, and
/// identical for all attempts. ``Scene/name(of:)`` returns the name.
public struct Participant: Codable, Hashable, Sendable {
    /// The index in ``Scene/participants``, or a value in one of the ranges below.
    public var number: Int32

    /// Creates a participant from its number.
    public init(number: Int32) {
        self.number = number
    }

    /// A view, controller, application or delegate, by its index in ``Scene/participants``.
    public static func responder(_ index: Int) -> Participant {
        Participant(number: Int32(clamping: index))
    }

    /// The layer of a view, by the view's index.
    public static func layer(ofView index: Int) -> Participant {
        Participant(number: firstViewLayer + Int32(clamping: index))
    }

    /// A layer that the answer created, numbered by its first appearance.
    public static func ownLayer(_ index: Int) -> Participant {
        Participant(number: firstOwnLayer + Int32(clamping: index))
    }

    /// An object outside the scene.
    public static let stranger = Participant(number: -2)

    /// The scene's other window, which is behind the first.
    public static let otherWindow = Participant(number: -3)

    /// An object that an answer kept from an earlier scene.
    public static let ofEarlierScene = Participant(number: -4)

    /// A child controller whose view is not loaded.
    public static let unloadedChild = Participant(number: -5)

    /// The layer that a scene adds after `viewDidLoad`.
    public static let laterLayer = Participant(number: -6)

    /// The layer that a scene has in a view from before `viewDidLoad`.
    public static let earlierLayer = Participant(number: -7)

    /// A view that came into one of the scene's views, such as one that the answer adds.
    public static let addedView = Participant(number: -8)

    private static let firstViewLayer: Int32 = 100_000
    private static let firstOwnLayer: Int32 = 200_000

    /// The decoded form of a participant's number.
    public enum Meaning: Hashable, Sendable {
        /// An index in ``Scene/participants``.
        case responder(Int)
        /// The layer of the view with an index.
        case viewLayer(Int)
        /// A layer that the answer created, by index.
        case ownLayer(Int)
        /// An object outside the scene.
        case stranger
    }

    /// Decodes the number.
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
    /// The participant's name in this scene; "nil" for `nil`.
    public func name(of participant: Participant?) -> String {
        participant.map { Scene.name(of: $0, in: participants) } ?? "nil"
    }

    /// The participant's name, from the names of a scene's participants, so that these are computed only
    /// once.
    public static func name(of participant: Participant, in participants: [String]) -> String {
        switch participant {
        case .otherWindow: return "another window"
        case .ofEarlierScene: return "a responder of an earlier scene"
        case .unloadedChild: return SceneController.unloadedChildName
        case .addedView: return "a view added to the scene"
        default: break
        }
        switch participant.meaning {
        case .responder(let index) where index < participants.count: return participants[index]
        case .viewLayer(let index) where index < participants.count:
            return "\(participants[index])'s layer"
        // A layer becomes known when it is asked; the answer need not have added it to another layer.
        case .ownLayer(0): return "the layer you made"
        case .ownLayer(let index): return "layer \(index + 1) that you made"
        case .stranger where participant == .laterLayer: return "the layer that came later"
        case .stranger where participant == .earlierLayer:
            return "the layer that was there before"
        default: return "something outside the scene"
        }
    }

    /// Finds a participant by name.
    public func participant(named name: String) -> Participant? {
        participants.firstIndex(of: name).map(Participant.responder)
    }
}

extension Participant {
    /// True if the scene itself contains the object.
    public var isOfScene: Bool {
        switch meaning {
        case .responder, .viewLayer: true
        case .ownLayer, .stranger: false
        }
    }
}
