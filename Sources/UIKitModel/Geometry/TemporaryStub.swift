public struct CGVector { public var dx: CGFloat; public var dy: CGFloat; public init(dx: CGFloat, dy: CGFloat) { self.dx = dx; self.dy = dy } }
public struct CGAffineTransform: Sendable, Equatable { public var a, b, c, d, tx, ty: CGFloat
 public init(a: CGFloat,b: CGFloat,c: CGFloat,d: CGFloat,tx: CGFloat,ty: CGFloat) {self.a=a;self.b=b;self.c=c;self.d=d;self.tx=tx;self.ty=ty}
 public init(translationX x: CGFloat, y: CGFloat) { self.init(a:1,b:0,c:0,d:1,tx:x,ty:y)}
 public static let identity = CGAffineTransform(a:1,b:0,c:0,d:1,tx:0,ty:0)
 public func inverted() -> CGAffineTransform {self}
 public func concatenating(_ o: CGAffineTransform) -> CGAffineTransform {self}
}
extension CGPoint { public func applying(_ t: CGAffineTransform) -> CGPoint { self } }
extension CGRect { public func applying(_ t: CGAffineTransform) -> CGRect { self } }
public struct CATransform3D: Sendable { }
public let CATransform3DIdentity = CATransform3D()
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { true }
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { true }
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { .identity }
public func CATransform3DMakeAffineTransform(_ t: CGAffineTransform) -> CATransform3D { CATransform3D() }
public class CGColor {}
public class CGPath {}
open class UIColor: NSObject, @unchecked Sendable { public init(cgColor: CGColor) {}; var cgColor: CGColor { CGColor() }; public class var systemBlue: UIColor { UIColor(cgColor: CGColor()) } }
extension NSCoder { class func string(for r: CGRect) -> String { "" } }
