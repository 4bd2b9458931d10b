// Expect: passed
// Form: comments and names in Chinese, tabs, guard after guard.
import UIKit

@MainActor
protocol TouchHandling: UIResponder {
	func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
	// 下一个响应者
	static func nextResponder(after responder: UIResponder) -> UIResponder? {
		if responder is UIWindow { return UIApplication.shared } // 窗口之后是应用
		if let 视图 = responder as? UIView {
			var 控制器们: [UIViewController] = []
			if let 根 = 视图.window?.rootViewController { 控制器们 = [根] }
			var 序号 = 0
			while 序号 < 控制器们.count {
				let 控制器 = 控制器们[序号]
				if 控制器.viewIfLoaded == 视图 { return 控制器 }
				控制器们.append(contentsOf: 控制器.children)
				序号 += 1
			}
			return 视图.superview
		}
		if let 控制器 = responder as? UIViewController { return 控制器.viewIfLoaded?.superview }
		guard let 应用 = responder as? UIApplication else { return nil }
		return 应用.delegate is UIViewController || 应用.delegate === 应用 ? nil : 应用.delegate as? UIResponder
	}

	static func chain(from responder: UIResponder) -> [UIResponder] {
		return [responder] + (nextResponder(after: responder).map { chain(from: $0) } ?? [])
	}

	static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
		if (first as? TouchHandling)?.handleTouches(in: phase) == true { return first }
		return nextResponder(after: first).flatMap { deliver(phase, from: $0) }
	}
}
