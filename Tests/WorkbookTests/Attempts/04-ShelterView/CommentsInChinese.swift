// Expect: passed
// Form: comments in Chinese, a local function, a labelled loop.
import UIKit

class ShelterView: UIView {
    // 遮挡视图：把按钮上的触摸交给按钮
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // 先问自己
        guard let 自己 = super.hitTest(point, with: event) else { return nil }
        func 命中(_ 按钮: UIButton) -> UIView? {
            按钮.hitTest(self.convert(point, to: 按钮), with: event)
        }
        var 结果: UIView = 自己
        // 从后往前，最后一个命中的就是最前面的
        查找: for 视图 in superview?.subviews ?? [] {
            if 视图 === self { break 查找 }
            if let 按钮 = 视图 as? UIButton, let 目标 = 命中(按钮) { 结果 = 目标 }
        }
        return 结果
    }
}
