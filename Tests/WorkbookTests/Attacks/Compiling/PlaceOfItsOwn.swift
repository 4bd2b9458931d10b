// Attack: tells the compiler that an error is in the last line that there is.
// Exercise: 3
// Expect: didNotCompile|notAccepted
// Held by: a place that is not in the answer's file is no place
import UIKit

#sourceLocation(file: "BaseView.swift", line: 9223372036854775807)
class BaseView: UIView { let text: Int = "text" }
