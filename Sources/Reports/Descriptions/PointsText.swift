import Results
import Scenario

package enum PointsText {
    /// Such as "15.5 of 20 points".
    package static func reached(_ points: Double, of maximum: Double) -> String {
        "\(number(points)) of \(number(maximum)) point\(number(maximum) == "1" ? "" : "s")"
    }

    /// Points with at most two decimals, without trailing zeros.
    package static func number(_ points: Double) -> String { hundredths(points).inWords }

    package static func sentence(_ cap: PointsCap) -> String {
        let most = "earns at most \(number(cap.share * 100)) % of the points."
        return switch cap.reason {
        case .rule: "An answer that breaks a rule of its exercise \(most)"
        case .constant:
            "An answer that is the same whatever is asked, or does no more than is there without it, "
                + most
        }
    }

    private static func hundredths(_ points: Double) -> Double {
        (points * 100).rounded() / 100
    }
}
