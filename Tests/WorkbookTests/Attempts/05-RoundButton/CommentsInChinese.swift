// Expect: passed
// Form: comments and names in Chinese, tabs, a computed property.
import UIKit

@available(iOS 13, *)
final class RoundButton : UIButton {
	private var 半径 : CGFloat { return min(self.bounds.width, self.bounds.height) * 0.5 } // 短边的一半
	/* 只在圆内响应 */
	override func point(inside point : CGPoint, with event : UIEvent?) -> Bool {
		let 距离 = sqrt(pow(Double(point.x - bounds.midX), 2) + pow(Double(point.y - bounds.midY), 2))
		return CGFloat(距离) <= 半径
	}
}
