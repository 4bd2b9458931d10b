#if !canImport(ObjectiveC)
    extension NSObject {
        /// Whether the object is an instance of a class or of one that inherits from it.
        ///
        /// Foundation has this on Apple's systems only; there it is part of `NSObjectProtocol`.
        public func isKind(of aClass: AnyClass) -> Bool {
            func isInstance<Class>(of _: Class.Type) -> Bool { self is Class }
            return isInstance(of: aClass)
        }

        /// Whether the object is an instance of a class itself, not of one that inherits from it.
        ///
        /// Foundation has this on Apple's systems only; there it is part of `NSObjectProtocol`.
        public func isMember(of aClass: AnyClass) -> Bool {
            type(of: self) == aClass
        }
    }
#endif
