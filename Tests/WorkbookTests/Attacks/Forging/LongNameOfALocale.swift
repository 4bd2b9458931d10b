// Attack: gives a time zone's name a locale whose own name is longer than ICU's array for it.
// Exercise: 3
// Expect: notAccepted
// Held by: answers name no locale and no time zone of their own
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let name = "en_US@calendar=" + String(repeating: "A", count: 1_000)
        _ = TimeZone(secondsFromGMT: 3_600)!.localizedName(for: .generic, locale: Locale(identifier: name))
        return nil
    }
}
