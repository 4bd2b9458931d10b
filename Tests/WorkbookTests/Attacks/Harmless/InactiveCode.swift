// Attack: is right, and has code for other systems, which is not compiled..
// Exercise: 3
// Expect: passed
// Held by: what is not compiled does nothing
import UIKit
#if canImport(AppKit) && os(macOS) && swift(<4)
import AttemptRunner
@_silgen_name("other") func other()
#elseif os(Windows)
import WinSDK
@_cdecl("exported") public func exported() { unsafe other() }
#endif

#if DEBUG_ONLY
@_exported import Darwin
@main struct App {}
#endif

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        #if os(visionOS)
            return unsafe dlsym(nil, "hit") == nil ? nil : super.hitTest(point, with: event)
        #else
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
        #endif
    }
}
