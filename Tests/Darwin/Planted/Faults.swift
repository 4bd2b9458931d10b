// All of this compiles on Linux. Each mark is what the compiler says on macOS of the line below it.

import Foundation
import Shapes

func observe(_ event: String) {}

final class Control: NSObject {
    var isOn = false {
        // fault: use of 'observe' refers to instance method rather than global function 'observe' in module 'Faults'
        didSet { observe("isOn") }
    }
    // fault: overriding declaration requires an 'override' keyword
    var className: String { "Control" }
}

// fault: 'InlineArray' is only available in macOS 26.0 or newer
let newer: InlineArray<3, Int> = [1, 2, 3]

@available(macOS 26, *)
let whereItIsNewEnough: InlineArray<3, Int> = [1, 2, 3]

func makeFolder(_ path: String, _ mode: UInt32) -> Bool {
    // fault: cannot convert value of type 'UInt32' to expected argument type 'mode_t' (aka 'UInt16')
    mkdir(path, mode) == 0
}

func limit(_ soft: UInt64) -> Int32 {
    var limit = rlimit(rlim_cur: rlim_t(soft), rlim_max: rlim_t(soft))
    // fault: cannot find '__rlimit_resource_t' in scope
    return setrlimit(__rlimit_resource_t(0), &limit)
}

// fault: 'Point' is ambiguous for type lookup in this context
func mirror(_ corner: Point) {}
