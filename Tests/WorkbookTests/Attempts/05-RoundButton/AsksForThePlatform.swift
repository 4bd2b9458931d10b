// Expect: passed
// Form: What reacts stands in a branch for iOS.

//
//  RoundButton.swift
//  HitTesting
//
//  Created by 小明 on 2024/3/1.
//
import UIKit
#if os(iOS)
import class UIKit.UIButton
#endif
public class RoundButton: UIButton {
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        #if targetEnvironment(simulator)
        print("sim")
        #endif
        #if os(iOS)
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= min(bounds.width, bounds.height) / 2
        #else
        return super.point(inside: point, with: event)
        #endif
    }
}
