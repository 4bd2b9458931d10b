// Expect: passed
// Form: indented by tabs, with comments in Chinese.
import UIKit

/// 场景里每个视图的类。
class BaseView: UIView {
	override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
		// 先看自己能不能接收触摸
		guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
		// 再看点在不在自己身上
		guard self.point(inside: point, with: event) else { return nil }
		/* 从后往前问子视图 /* 注释可以嵌套 */ */
		for 子视图 in subviews.reversed() {
			if let 目标 = 子视图.hitTest(convert(point, to: 子视图), with: event) { return 目标 }
		}
		return self // 没有子视图接收,就是自己
	}
}
