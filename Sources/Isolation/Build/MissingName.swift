/// A name from UIKit or Core Animation that the model lacks, with advice on what to write instead.
struct MissingName {
    private enum Subject {
        case layout, views, controllers, controls, scenes, animations, layers, gestures, drawing,
            other, member, layerMember, keyValueCoding, navigation, hidden, unknown
    }

    private let name: String
    private let subject: Subject

    /// Finds the missing name in a message, if UIKit has it.
    ///
    /// - Parameter sourceLine: The line that the message is about. A message about an override does
    ///   not name the member; the line does.
    init?(in message: String, sourceLine: String?) {
        if let type = Self.missingType(in: message) {
            name = type
            subject = Self.types[type] ?? .other
        } else if let member = Self.missingMember(in: message)
            ?? Self.missingOverride(in: message, sourceLine: sourceLine),
            let subject = Self.members[member]
        {
            name = member
            self.subject = subject
        } else if let member = Self.hiddenMember(in: message) {
            name = member
            subject = Self.members[member] ?? .hidden
        } else if let member = Self.memberOfModel(in: message) {
            name = member
            subject = .unknown
        } else {
            return nil
        }
    }

    var advice: String {
        switch subject {
        case .layout:
            "There is no Auto Layout here, and no \(name): set frames in layoutSubviews(), or an "
                + "autoresizingMask."
        case .controllers:
            "There is no \(name) here: put a plain UIViewController in its place, and add its view "
                + "yourself."
        case .views:
            "There is no \(name) here: put a plain UIView or a UIScrollView in its place. Touches find it "
                + "by the same rules."
        case .controls:
            "There is no \(name) here: put a UIButton or a UIControl in its place. Touches find it by the "
                + "same rules."
        case .scenes:
            "There are no scenes here, and no \(name): make a window with UIWindow(frame:), and find a "
                + "view's by its `window`."
        case .animations:
            "Nothing is animated here, and there is no \(name): set the property itself, or use "
                + "UIView.animate, which makes its changes immediately."
        case .layers:
            "There is no \(name) here: use a CALayer or a CAShapeLayer. It is hit by the same rules."
        case .gestures:
            "There is no \(name) here: use a UIPanGestureRecognizer, or your own subclass of "
                + "UIGestureRecognizer."
        case .drawing:
            "Nothing is drawn here, and there is no \(name): leave the drawing out. No exercise needs it."
        case .other:
            "The workbook models the part of UIKit that concerns touches, views and layers. \(name) is not "
                + "part of it. Leave it out here; no exercise needs it."
        case .member:
            "UIKit has \(name), but the workbook's model of it does not: it has only what concerns "
                + "touches, views and layers. Leave it out here; no exercise needs it."
        case .layerMember:
            "Core Animation has \(name), but the workbook's model of it does not: it has only what "
                + "concerns touches. Leave it out here; no exercise needs it."
        case .keyValueCoding:
            "Key-value coding needs Apple's Objective-C runtime, and there is no \(name) here: set the "
                + "property itself, or keep the value in one of your own."
        case .hidden:
            "If \(name) is UIKit's, the workbook's model does not offer it: leave it out here; no "
                + "exercise needs it. If it is your own, only the type that declares it can use it."
        case .unknown:
            "If \(name) exists in an app, leave it out here: the workbook's model has only what concerns "
                + "touches, views and layers. Otherwise check the spelling."
        case .navigation:
            "There are no bars here, and no \(name): leave it out. No exercise needs it."
        }
    }

    // MARK: Reading a message

    private static func missingType(in message: String) -> String? {
        let pattern =
            /cannot find (?:type )?'((?:(?:UI|CA|CG)[A-Z]\w*)|NSLayoutConstraint)' in scope/
        return message.firstMatch(of: pattern).map { String($0.output.1) }
    }

    private static func missingMember(in message: String) -> String? {
        message.firstMatch(of: /(?:has no member|cannot find) '(\w+)'/).map { String($0.output.1) }
    }

    /// A member that a type of UIKit's or Core Animation's lacks.
    private static func memberOfModel(in message: String) -> String? {
        let pattern = /type '(?:UI|CA)[A-Z]\w*[?!]?' has no member '(\w+)'/
        return message.firstMatch(of: pattern).map { String($0.output.1) }
    }

    private static func missingOverride(in message: String, sourceLine: String?) -> String? {
        guard message.contains("does not override any") else { return nil }
        return sourceLine?.firstMatch(of: /override .*?(?:var|func) (\w+)/).map {
            String($0.output.1)
        }
    }

    private static func hiddenMember(in message: String) -> String? {
        let pattern = /'(\w+)' is inaccessible due to '(?:private|fileprivate|internal|package)'/
        return message.firstMatch(of: pattern).map { String($0.output.1) }
    }

    private static let types = table([
        (.layout, "UIStackView UILayoutGuide NSLayoutConstraint UILayoutPriority"),
        (
            .controllers,
            "UITabBarController UINavigationController UISplitViewController UIPageViewController "
                + "UITableViewController UICollectionViewController"
        ),
        (
            .views,
            "UITabBar UINavigationBar UIToolbar UISearchBar UITableView UITableViewCell "
                + "UICollectionView UICollectionViewCell UITextView UIPickerView UIVisualEffectView "
                + "UIProgressView UIActivityIndicatorView"
        ),
        (
            .controls,
            "UITextField UISwitch UISlider UIStepper UISegmentedControl UIPageControl UIDatePicker "
                + "UIRefreshControl"
        ),
        (
            .scenes,
            "UIScene UIWindowScene UISceneSession UISceneDelegate UIWindowSceneDelegate "
                + "UISceneConfiguration"
        ),
        (
            .animations,
            "CAAnimation CABasicAnimation CAKeyframeAnimation CAPropertyAnimation CAAnimationGroup "
                + "CASpringAnimation CATransition CADisplayLink CAMediaTimingFunction "
                + "UIViewPropertyAnimator"
        ),
        (
            .layers,
            "CAGradientLayer CATextLayer CAReplicatorLayer CAScrollLayer CATiledLayer CAEmitterLayer"
        ),
        (
            .gestures,
            "UIRotationGestureRecognizer UIScreenEdgePanGestureRecognizer UIHoverGestureRecognizer"
        ),
        (
            .navigation,
            "UIBarButtonItem UIBarItem UITabBarItem UINavigationBarAppearance UIBarAppearance"
        ),
        (
            .drawing,
            "CGContext CGImage CGGradient UIGraphicsImageRenderer UIGraphicsGetCurrentContext "
                + "UIGraphicsBeginImageContext UIRectFill"
        ),
    ])

    private static let members = table([
        (
            .layout,
            "topAnchor bottomAnchor leadingAnchor trailingAnchor leftAnchor rightAnchor "
                + "widthAnchor heightAnchor centerXAnchor centerYAnchor safeAreaLayoutGuide "
                + "layoutMarginsGuide addConstraint addConstraints constraints addLayoutGuide "
                + "setContentHuggingPriority"
        ),
        (
            .scenes,
            "windowScene connectedScenes"
        ),
        (
            .animations,
            "animateKeyframes addKeyframe beginAnimations commitAnimations "
                + "setAnimationsEnabled areAnimationsEnabled"
        ),
        (
            .layout,
            "keyboardLayoutGuide readableContentGuide firstBaselineAnchor "
                + "lastBaselineAnchor"
        ),
        (
            .member,
            "systemLayoutSizeFitting directionalLayoutMargins "
                + "preservesSuperviewLayoutMargins hasAmbiguousLayout "
                + "effectiveUserInterfaceLayoutDirection snapshotView drawHierarchy "
                + "tintAdjustmentMode contentScaleFactor clearsContextBeforeDrawing "
                + "addInteraction removeInteraction interactions isFocused canBecomeFocused "
                + "didUpdateFocus accessibilityElements accessibilityFrame motionEffects "
                + "addMotionEffect restorationIdentifier"
        ),
        (
            .member,
            "canPerformAction keyCommands undoManager userActivity reloadInputViews remoteControlReceived "
                + "buildMenu"
        ),
        (
            .member,
            "navigationController tabBarController splitViewController tabBarItem "
                + "storyboard performSegue willTransition edgesForExtendedLayout "
                + "additionalSafeAreaInsets modalTransitionStyle isModalInPresentation "
                + "presentationController popoverPresentationController transitioningDelegate "
                + "definesPresentationContext toolbarItems showDetailViewController setEditing "
                + "editButtonItem hidesBottomBarWhenPushed preferredContentSize "
                + "isBeingPresented isBeingDismissed isMovingToParent isMovingFromParent "
                + "prefersHomeIndicatorAutoHidden beginAppearanceTransition "
                + "endAppearanceTransition nibName nibBundle pushViewController "
                + "popViewController instantiateViewController instantiateInitialViewController "
                + "loadNibNamed"
        ),
        (
            .member,
            "configurationUpdateHandler "
                + "setNeedsUpdateConfiguration updateConfiguration setAttributedTitle "
                + "attributedTitle currentAttributedTitle setTitleShadowColor titleShadowColor "
                + "showsMenuAsPrimaryAction "
                + "isContextMenuInteractionEnabled attributedText preferredMaxLayoutWidth "
                + "textRect drawText"
        ),
        (
            .member,
            "layoutSublayers"
        ),
        (
            .member,
            "zoomScale minimumZoomScale maximumZoomScale isPagingEnabled "
                + "showsVerticalScrollIndicator showsHorizontalScrollIndicator "
                + "alwaysBounceVertical alwaysBounceHorizontal isDecelerating "
                + "pinchGestureRecognizer contentInsetAdjustmentBehavior adjustedContentInset "
                + "keyboardDismissMode refreshControl decelerationRate isDirectionalLockEnabled "
                + "flashScrollIndicators indicatorStyle setZoomScale contentLayoutGuide "
                + "frameLayoutGuide scrollsToTop verticalScrollIndicatorInsets "
                + "scrollIndicatorInsets"
        ),
        (
            .member,
            "statusBarFrame isIdleTimerDisabled statusBarOrientation "
                + "openSettingsURLString coordinateSpace "
                + "allowedTouchTypes allowedPressTypes requiresExclusiveTouchType altitudeAngle "
                + "azimuthAngle azimuthUnitVector estimatedProperties buttonMask modifierFlags "
                + "cgImage ciImage resizableImage "
                + "withConfiguration resolvedColor"
        ),
        (
            .member,
            "accessibilityCustomActions largeContentTitle showsLargeContentViewer "
                + "beginIgnoringInteractionEvents "
                + "endIgnoringInteractionEvents shouldAutomaticallyForwardAppearanceMethods "
                + "isNavigationBarHidden"
        ),
        (
            .layerMember,
            "edgeAntialiasingMask contentsRect contentsCenter displayIfNeeded "
                + "needsDisplay preferredFrameSize isGeometryFlipped compositingFilter "
                + "backgroundFilters visibleRect scrollRectToVisible timeOffset beginTime "
                + "repeatCount repeatDuration autoreverses fillMode needsDisplayOnBoundsChange "
                + "convertTime contentsFormat"
        ),
        (
            .keyValueCoding,
            "setValue setValuesForKeys willChangeValue didChangeValue"
        ),
    ])

    private static func table(_ rows: [(Subject, String)]) -> [String: Subject] {
        rows.reduce(into: [:]) { table, row in
            for name in row.1.split(separator: " ") { table[String(name)] = row.0 }
        }
    }
}
