// Attack: writes wherever the grader may keep something: rounds, records, programs.
// Exercise: 3
// Expect: notAccepted|failed
// Held by: no place to write
import Foundation
import UIKit

class BaseView: UIView {
    static let written: [String] = {
        let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "/attempt")
        let places = [
            "/", "/tmp", "/var/tmp", "/dev/shm", "/dev", "/proc/self/cwd", "/kit", "/swift", ".", "..",
        ]
        let beside = [
            "", "../..", "../../rounds", "../../../rounds", "../../out/records", "../../sandbox",
        ]
        let paths = places + beside.map { program.deletingLastPathComponent().path + "/" + $0 }
        return paths.filter {
            FileManager.default.createFile(atPath: $0 + "/workbook-attack", contents: Data("x".utf8))
        }
    }()

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if BaseView.written.isEmpty { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
