extension AnswerTree {
    /// The attributes and modifiers that answers may have, as the compiler's tree calls them.
    ///
    /// All others are refused: those that name symbols or sections for the linker, replace or expose other
    /// code, or switch off what the compiler checks. An attribute that is a type, such as a property wrapper
    /// or `@MainActor`, is a reference to it, which the index shows.
    static let allowedAttributes: Set<String> = [
        // Who may use a declaration, and when.
        "access_control_attr", "setter_access_attr", "available_attr", "usable_from_inline_attr",
        "frozen_attr", "warn_unqualified_access_attr",
        // How it is inherited and stored.
        "final_attr", "override_attr", "required_attr", "convenience_attr", "lazy_attr",
        "dynamic_attr", "indirect_attr", "reference_ownership_attr", "optional_attr",
        // How it is called.
        "discardable_result_attr", "mutating_attr", "non_mutating_attr", "consuming_attr",
        "borrowing_attr", "rethrows_attr", "reasync_attr", "prefix_attr", "postfix_attr",
        "infix_attr", "inline_attr", "inlinable_attr", "dynamic_member_lookup_attr",
        "dynamic_callable_attr", "property_wrapper_attr", "result_builder_attr",
        // Who may call it at the same time.
        "custom_attr", "global_actor_attr", "nonisolated_attr", "isolated_attr", "sendable_attr",
        "preconcurrency_attr", "concurrent_attr",
        // Objective-C's, of which the compiler's own message is better, with advice of the workbook's.
        "objc_attr", "objc_members_attr", "non_objc_attr", "ib_outlet_attr", "ib_action_attr",
        "ib_designable_attr", "ib_inspectable_attr", "ib_segue_action_attr", "gk_inspectable_attr",
        "ns_copying_attr", "ns_managed_attr",
        // Comments.
        "raw_doc_comment_attr",
    ]
}
