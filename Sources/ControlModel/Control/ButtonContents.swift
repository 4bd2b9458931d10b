struct ButtonContent {
    var title: String?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
}

/// The content of a button by state.
///
/// A state without a value uses the value of the normal state.
struct ButtonContents {
    private var contents: [UInt: ButtonContent] = [:]

    mutating func set<Value>(
        _ property: WritableKeyPath<ButtonContent, Value?>,
        _ value: Value?,
        for state: UIControl.State
    ) {
        contents[state.rawValue, default: ButtonContent()][keyPath: property] = value
    }

    func value<Value>(
        _ property: KeyPath<ButtonContent, Value?>,
        for state: UIControl.State
    ) -> Value? {
        contents[state.rawValue]?[keyPath: property]
            ?? contents[UIControl.State.normal.rawValue]?[keyPath: property]
    }
}
