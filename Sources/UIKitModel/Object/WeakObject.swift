/// An object that is not retained, such as the target of an action.
package struct WeakObject {
    package private(set) weak var object: AnyObject?

    package init(_ object: AnyObject) {
        self.object = object
    }
}
