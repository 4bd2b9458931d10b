// Attack: declares the kit's word for a call that is replaced, and with it casts what no tree shows.
// Exercise: 3
// Expect: notAccepted
// Held by: the tree is that of the compiled text; no answer declares the kit's words
import UIKit

class Words {
    var w0: Int = 0
    var w1: Int = 0
    var w2: Int = 0
    var w3: Int = 0
    var w4: Int = 0
    var w5: Int = 0
    var w6: Int = 0
    var w7: Int = 0
    var w8: Int = 0
    var w9: Int = 0
    var w10: Int = 0
    var w11: Int = 0
    var w12: Int = 0
    var w13: Int = 0
    var w14: Int = 0
    var w15: Int = 0
    var w16: Int = 0
    var w17: Int = 0
    var w18: Int = 0
    var w19: Int = 0
    var w20: Int = 0
    var w21: Int = 0
    var w22: Int = 0
    var w23: Int = 0
    var w24: Int = 0
    var w25: Int = 0
    var w26: Int = 0
    var w27: Int = 0
    var w28: Int = 0
    var w29: Int = 0
    var w30: Int = 0
    var w31: Int = 0
    var w32: Int = 0
    var w33: Int = 0
    var w34: Int = 0
    var w35: Int = 0
    var w36: Int = 0
    var w37: Int = 0
    var w38: Int = 0
    var w39: Int = 0
    var w40: Int = 0
    var w41: Int = 0
    var w42: Int = 0
    var w43: Int = 0
    var w44: Int = 0
    var w45: Int = 0
    var w46: Int = 0
    var w47: Int = 0
    var w48: Int = 0
    var w49: Int = 0
    var w50: Int = 0
    var w51: Int = 0
    var w52: Int = 0
    var w53: Int = 0
    var w54: Int = 0
    var w55: Int = 0
    var w56: Int = 0
    var w57: Int = 0
    var w58: Int = 0
    var w59: Int = 0
    var w60: Int = 0
    var w61: Int = 0
    var w62: Int = 0
    var w63: Int = 0
}
class Fake: Words {}
extension Fake {
    func get(_ i: Int) -> Int {
        switch i {
        case 0: return super.w0
        case 1: return super.w1
        case 2: return super.w2
        case 3: return super.w3
        case 4: return super.w4
        case 5: return super.w5
        case 6: return super.w6
        case 7: return super.w7
        case 8: return super.w8
        case 9: return super.w9
        case 10: return super.w10
        case 11: return super.w11
        case 12: return super.w12
        case 13: return super.w13
        case 14: return super.w14
        case 15: return super.w15
        case 16: return super.w16
        case 17: return super.w17
        case 18: return super.w18
        case 19: return super.w19
        case 20: return super.w20
        case 21: return super.w21
        case 22: return super.w22
        case 23: return super.w23
        case 24: return super.w24
        case 25: return super.w25
        case 26: return super.w26
        case 27: return super.w27
        case 28: return super.w28
        case 29: return super.w29
        case 30: return super.w30
        case 31: return super.w31
        case 32: return super.w32
        case 33: return super.w33
        case 34: return super.w34
        case 35: return super.w35
        case 36: return super.w36
        case 37: return super.w37
        case 38: return super.w38
        case 39: return super.w39
        case 40: return super.w40
        case 41: return super.w41
        case 42: return super.w42
        case 43: return super.w43
        case 44: return super.w44
        case 45: return super.w45
        case 46: return super.w46
        case 47: return super.w47
        case 48: return super.w48
        case 49: return super.w49
        case 50: return super.w50
        case 51: return super.w51
        case 52: return super.w52
        case 53: return super.w53
        case 54: return super.w54
        case 55: return super.w55
        case 56: return super.w56
        case 57: return super.w57
        case 58: return super.w58
        case 59: return super.w59
        case 60: return super.w60
        case 61: return super.w61
        case 62: return super.w62
        case 63: return super.w63
        default: return 0
        }
    }
    func set(_ i: Int, _ v: Int) {
        switch i {
        case 0: super.w0 = v
        case 1: super.w1 = v
        case 2: super.w2 = v
        case 3: super.w3 = v
        case 4: super.w4 = v
        case 5: super.w5 = v
        case 6: super.w6 = v
        case 7: super.w7 = v
        case 8: super.w8 = v
        case 9: super.w9 = v
        case 10: super.w10 = v
        case 11: super.w11 = v
        case 12: super.w12 = v
        case 13: super.w13 = v
        case 14: super.w14 = v
        case 15: super.w15 = v
        case 16: super.w16 = v
        case 17: super.w17 = v
        case 18: super.w18 = v
        case 19: super.w19 = v
        case 20: super.w20 = v
        case 21: super.w21 = v
        case 22: super.w22 = v
        case 23: super.w23 = v
        case 24: super.w24 = v
        case 25: super.w25 = v
        case 26: super.w26 = v
        case 27: super.w27 = v
        case 28: super.w28 = v
        case 29: super.w29 = v
        case 30: super.w30 = v
        case 31: super.w31 = v
        case 32: super.w32 = v
        case 33: super.w33 = v
        case 34: super.w34 = v
        case 35: super.w35 = v
        case 36: super.w36 = v
        case 37: super.w37 = v
        case 38: super.w38 = v
        case 39: super.w39 = v
        case 40: super.w40 = v
        case 41: super.w41 = v
        case 42: super.w42 = v
        case 43: super.w43 = v
        case 44: super.w44 = v
        case 45: super.w45 = v
        case 46: super.w46 = v
        case 47: super.w47 = v
        case 48: super.w48 = v
        case 49: super.w49 = v
        case 50: super.w50 = v
        case 51: super.w51 = v
        case 52: super.w52 = v
        case 53: super.w53 = v
        case 54: super.w54 = v
        case 55: super.w55 = v
        case 56: super.w56 = v
        case 57: super.w57 = v
        case 58: super.w58 = v
        case 59: super.w59 = v
        case 60: super.w60 = v
        case 61: super.w61 = v
        case 62: super.w62 = v
        case 63: super.w63 = v
        default: break
        }
    }
}
class Links {
    var r0: AnyObject? = nil
    var r1: AnyObject? = nil
    var r2: AnyObject? = nil
    var r3: AnyObject? = nil
    var r4: AnyObject? = nil
    var r5: AnyObject? = nil
    var r6: AnyObject? = nil
    var r7: AnyObject? = nil
    var r8: AnyObject? = nil
    var r9: AnyObject? = nil
    var r10: AnyObject? = nil
    var r11: AnyObject? = nil
    var r12: AnyObject? = nil
    var r13: AnyObject? = nil
    var r14: AnyObject? = nil
    var r15: AnyObject? = nil
    var r16: AnyObject? = nil
    var r17: AnyObject? = nil
    var r18: AnyObject? = nil
    var r19: AnyObject? = nil
    var r20: AnyObject? = nil
    var r21: AnyObject? = nil
    var r22: AnyObject? = nil
    var r23: AnyObject? = nil
    var r24: AnyObject? = nil
    var r25: AnyObject? = nil
    var r26: AnyObject? = nil
    var r27: AnyObject? = nil
    var r28: AnyObject? = nil
    var r29: AnyObject? = nil
    var r30: AnyObject? = nil
    var r31: AnyObject? = nil
    var r32: AnyObject? = nil
    var r33: AnyObject? = nil
    var r34: AnyObject? = nil
    var r35: AnyObject? = nil
    var r36: AnyObject? = nil
    var r37: AnyObject? = nil
    var r38: AnyObject? = nil
    var r39: AnyObject? = nil
    var r40: AnyObject? = nil
    var r41: AnyObject? = nil
    var r42: AnyObject? = nil
    var r43: AnyObject? = nil
    var r44: AnyObject? = nil
    var r45: AnyObject? = nil
    var r46: AnyObject? = nil
    var r47: AnyObject? = nil
    var r48: AnyObject? = nil
    var r49: AnyObject? = nil
    var r50: AnyObject? = nil
    var r51: AnyObject? = nil
    var r52: AnyObject? = nil
    var r53: AnyObject? = nil
    var r54: AnyObject? = nil
    var r55: AnyObject? = nil
    var r56: AnyObject? = nil
    var r57: AnyObject? = nil
    var r58: AnyObject? = nil
    var r59: AnyObject? = nil
    var r60: AnyObject? = nil
    var r61: AnyObject? = nil
    var r62: AnyObject? = nil
    var r63: AnyObject? = nil
}
class Chain: Links {}
extension Chain {
    func get(_ i: Int) -> AnyObject? {
        switch i {
        case 0: return super.r0
        case 1: return super.r1
        case 2: return super.r2
        case 3: return super.r3
        case 4: return super.r4
        case 5: return super.r5
        case 6: return super.r6
        case 7: return super.r7
        case 8: return super.r8
        case 9: return super.r9
        case 10: return super.r10
        case 11: return super.r11
        case 12: return super.r12
        case 13: return super.r13
        case 14: return super.r14
        case 15: return super.r15
        case 16: return super.r16
        case 17: return super.r17
        case 18: return super.r18
        case 19: return super.r19
        case 20: return super.r20
        case 21: return super.r21
        case 22: return super.r22
        case 23: return super.r23
        case 24: return super.r24
        case 25: return super.r25
        case 26: return super.r26
        case 27: return super.r27
        case 28: return super.r28
        case 29: return super.r29
        case 30: return super.r30
        case 31: return super.r31
        case 32: return super.r32
        case 33: return super.r33
        case 34: return super.r34
        case 35: return super.r35
        case 36: return super.r36
        case 37: return super.r37
        case 38: return super.r38
        case 39: return super.r39
        case 40: return super.r40
        case 41: return super.r41
        case 42: return super.r42
        case 43: return super.r43
        case 44: return super.r44
        case 45: return super.r45
        case 46: return super.r46
        case 47: return super.r47
        case 48: return super.r48
        case 49: return super.r49
        case 50: return super.r50
        case 51: return super.r51
        case 52: return super.r52
        case 53: return super.r53
        case 54: return super.r54
        case 55: return super.r55
        case 56: return super.r56
        case 57: return super.r57
        case 58: return super.r58
        case 59: return super.r59
        case 60: return super.r60
        case 61: return super.r61
        case 62: return super.r62
        case 63: return super.r63
        default: return nil
        }
    }
}

class Subject { static var now: AnyObject = Subject(); static var told = 0 }

func UIText(format: String) -> AnyObject { Subject.now }
func _unsafeUncheckedDowncast(_ x: String, to: Fake.Type) -> Fake { Fake() }
func _unsafeUncheckedDowncast(_ x: String, to: Chain.Type) -> Chain { Chain() }

func words(_ o: AnyObject) -> Fake { Subject.now = o; return _unsafeUncheckedDowncast(String(format: "x"), to: Fake.self) }
func links(_ o: AnyObject) -> Chain { Subject.now = o; return _unsafeUncheckedDowncast(String(format: "x"), to: Chain.self) }

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let part = links(self).get(14), let recorder = links(part).get(28) {
            let p = words(recorder)
            p.set(7, p.get(7) & ~(0x20 << 32))
        }
        return super.hitTest(point, with: event)
    }
}
