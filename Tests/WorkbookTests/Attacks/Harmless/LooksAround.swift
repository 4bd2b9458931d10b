// Attack: is right, and looks at its process, the time and the file system.
// Exercise: 3
// Expect: passed
// Held by: looking changes nothing
import Foundation
import UIKit

class BaseView: UIView {
    nonisolated(unsafe) static var hasLooked = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if !BaseView.hasLooked {
            BaseView.hasLooked = true
            let process = ProcessInfo.processInfo
            print(process.processName, process.arguments.count, process.environment["HOME"] ?? "-")
            print(process.activeProcessorCount, process.operatingSystemVersionString)
            print(process.systemUptime > 0, Date().timeIntervalSince1970 > 0, UUID().uuidString.count)
            print(FileManager.default.fileExists(atPath: "/"), Thread.isMainThread, Locale.current)
            print(UserDefaults.standard.bool(forKey: "none"), Bundle.main.bundlePath)
        }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
