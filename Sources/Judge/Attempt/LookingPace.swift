/// When the judge looks for the replies of many scenes that are played one behind the other: to be woken
/// up by each of them takes both sides longer than the scene.
///
/// The scenes of a batch take about the same time each, and those of the next batch as well: what is left
/// of a batch can be foreseen, and its end is noticed soon though it is seldom looked for.
struct LookingPace {
    /// The scenes of the batch; none where it is too small for a pace.
    private var count = 0
    private var began = 0.0
    private var secondsPerScene: Double?

    /// With fewer scenes the judge is woken up.
    private static let manyScenes = 100
    /// From so many scenes on the batch itself says how long one takes.
    private static let tellingScenes = 20
    /// The share of the time foreseen to rest before the next look: scenes differ.
    private static let share = 0.75
    /// The shortest and the longest rest, in seconds.
    private static let rests = 0.000_2...0.004
    /// The longest where the attempt may soon have to wait for room, and where nothing is known.
    private static let carefulRest = 0.001

    /// Whether there are so many scenes that the judge rests between two looks.
    var isResting: Bool { count > 0 }

    /// Notes that a batch is about to be sent.
    mutating func begin(count scenes: Int, at time: Double) {
        count = scenes >= LookingPace.manyScenes ? scenes : 0
        began = time
    }

    /// The seconds to rest before the next look.
    ///
    /// - Parameters:
    ///   - done: How many scenes of the batch are played.
    ///   - time: The time now.
    ///   - hasRoom: Whether all that the attempt says in the longest rest has room.
    mutating func rest(done: Int, at time: Double, hasRoom: Bool) -> Double {
        let elapsed = max(time - began, 0)
        if done >= LookingPace.tellingScenes { secondsPerScene = elapsed / Double(done) }
        guard let secondsPerScene else { return LookingPace.carefulRest }
        let left = secondsPerScene * Double(count) - elapsed
        // It takes longer than the one before, perhaps without end.
        guard left > 0 else { return LookingPace.carefulRest }
        let most = hasRoom ? LookingPace.rests.upperBound : LookingPace.carefulRest
        return min(max(left * LookingPace.share, LookingPace.rests.lowerBound), most)
    }
}
