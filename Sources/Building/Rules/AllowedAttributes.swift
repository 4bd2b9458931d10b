extension AnswerTree {
    /// The attributes and modifiers that answers may have, by their kinds in the compiler's tree.
    ///
    /// All others are refused: those that choose symbols or sections for the linker, replace or
    /// export other code, or switch off the compiler's checks. An attribute that is a type, such as
    /// a property wrapper or `@MainActor`, is a reference to that type, which the index shows.
    static let allowedAttributes = objectiveCAttributes.union([
        // Access and availability.
        "access_control_attr", "setter_access_attr", "available_attr", "usable_from_inline_attr",
        "frozen_attr", "warn_unqualified_access_attr",
        // Inheritance and storage.
        "final_attr", "override_attr", "required_attr", "convenience_attr", "lazy_attr",
        "dynamic_attr", "indirect_attr", "reference_ownership_attr", "optional_attr",
        // Calls.
        "discardable_result_attr", "mutating_attr", "non_mutating_attr", "rethrows_attr",
        "reasync_attr", "prefix_attr", "postfix_attr",
        "infix_attr", "inline_attr", "inlinable_attr", "dynamic_member_lookup_attr",
        "dynamic_callable_attr", "property_wrapper_attr", "result_builder_attr",
        // Concurrency.
        "custom_attr", "global_actor_attr", "nonisolated_attr", "isolated_attr", "sendable_attr",
        "preconcurrency_attr", "concurrent_attr", "async_attr",
        // Objective-C. The compiler refuses these itself with a better message.
        "non_objc_attr", "ib_segue_action_attr", "gk_inspectable_attr", "ns_copying_attr",
        "ns_managed_attr",
        "raw_doc_comment_attr",
    ])

    /// The attributes that expose a declaration to Objective-C or Interface Builder, and change nothing else.
    static let objectiveCAttributes: Set<String> = [
        "objc_attr", "objc_members_attr", "ib_outlet_attr", "ib_action_attr", "ib_designable_attr",
        "ib_inspectable_attr",
    ]

    /// The modifiers that determine who releases `self`; an override may change them.
    ///
    /// See ``OwnershipOverride``.
    static let ownershipModifiers: Set = [
        "consuming_attr", "legacy_consuming_attr", "borrowing_attr",
    ]
}
