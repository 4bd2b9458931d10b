/// The target of an action, which is not retained.
package struct WeakObject {
    package private(set) weak var object: AnyObject?

    package init(_ object: AnyObject) {
        self.object = object
    }
}
