// Form: comments and names in Chinese, an index that is counted down, as in Objective-C.

import UIKit

/// 场景里每个视图的类.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // 1. 自己能否接收事件
        if isUserInteractionEnabled == false || isHidden == true || alpha <= 0.01 {
            return nil
        }
        // 2. 点在不在自己身上
        if self.point(inside: point, with: event) == false {
            return nil
        }
        // 3. 从后往前遍历子控件
        var 下标 = subviews.count - 1
        while 下标 >= 0 {
            let 子控件 = subviews[下标]
            // 坐标系的转换
            let 子控件上的点 = convert(point, to: 子控件)
            if let 最合适的视图 = 子控件.hitTest(子控件上的点, with: event) {
                return 最合适的视图
            }
            下标 -= 1
        }
        // 4. 没有比自己更合适的
        return self
    }
}
