extension TraceEvent {
    /// The kind of an event: its first byte on the wire, and the unit in which requests select
    /// events.
    public enum Kind: UInt8, Sendable, CaseIterable {
        case stepBegan, hitTestBegan, hitTestEnded, pointInsideBegan, pointInsideEnded
        case systemHitTest, converted, read, wrote, layerContains, layerHitTestBegan
        case layerHitTestEnded, touches, forwarded, handled, alert, action, hit, next, chain
        case delivered, setUp, alertIgnored, readOfNext, overridesContains, alertChanged
        case viewsInFront, controlState, leftChanged
    }

    /// The event's kind.
    @inlinable public var kind: Kind {
        switch self {
        case .stepBegan: .stepBegan
        case .hitTestBegan: .hitTestBegan
        case .hitTestEnded: .hitTestEnded
        case .pointInsideBegan: .pointInsideBegan
        case .pointInsideEnded: .pointInsideEnded
        case .systemHitTest: .systemHitTest
        case .converted: .converted
        case .read(.next, _): .readOfNext
        case .read: .read
        case .wrote: .wrote
        case .layerContains: .layerContains
        case .layerHitTestBegan: .layerHitTestBegan
        case .layerHitTestEnded: .layerHitTestEnded
        case .touches: .touches
        case .forwarded: .forwarded
        case .handled: .handled
        case .alert: .alert
        case .alertIgnored: .alertIgnored
        case .alertChanged: .alertChanged
        case .action: .action
        case .hit: .hit
        case .next: .next
        case .chain: .chain
        case .delivered: .delivered
        case .setUp: .setUp
        case .viewsInFront: .viewsInFront
        case .controlState: .controlState
        case .leftChanged: .leftChanged
        case .overridesContains: .overridesContains
        }
    }

    /// Whether the event is the beginning of a script step.
    public var isStep: Bool {
        if case .stepBegan = self { true } else { false }
    }
}
