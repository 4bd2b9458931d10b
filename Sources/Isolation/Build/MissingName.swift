/// A name from UIKit or Core Animation that the model lacks, with advice on what to write instead.
struct MissingName {
    private enum Subject {
        case layout, views, controllers, controls, scenes, animations, layers, gestures, drawing,
            other, member
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
                + "UIView.animate, which makes its changes at once."
        case .layers:
            "There is no \(name) here: use a CALayer or a CAShapeLayer. It is hit by the same rules."
        case .gestures:
            "There is no \(name) here: use a UIPanGestureRecognizer, or a subclass of your own of "
                + "UIGestureRecognizer."
        case .drawing:
            "Nothing is drawn here, and there is no \(name): leave the drawing out. No exercise needs it."
        case .other:
            "The workbook models what of UIKit concerns touches, views and layers, and \(name) is no part "
                + "of that. Leave it out here; no exercise needs it."
        case .member:
            "UIKit has \(name), the workbook's model of it does not: it has what concerns touches, views "
                + "and layers. Leave it out here; no exercise needs it."
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

    private static func missingOverride(in message: String, sourceLine: String?) -> String? {
        guard message.contains("does not override any") else { return nil }
        return sourceLine?.firstMatch(of: /override .*?(?:var|func) (\w+)/).map {
            String($0.output.1)
        }
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
                + "UIRefreshControl UIBarButtonItem"
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
            .drawing,
            "CGContext CGImage CGGradient UIGraphicsImageRenderer UIGraphicsGetCurrentContext "
                + "UIGraphicsBeginImageContext UIRectFill"
        ),
    ])

    private static let members = table([
        (
            .layout,
            "topAnchor bottomAnchor leadingAnchor trailingAnchor leftAnchor rightAnchor widthAnchor "
                + "heightAnchor centerXAnchor centerYAnchor safeAreaLayoutGuide layoutMarginsGuide "
                + "translatesAutoresizingMaskIntoConstraints addConstraint addConstraints constraints "
                + "addLayoutGuide setContentHuggingPriority"
        ),
        (.scenes, "windowScene connectedScenes"),
        (
            .animations,
            "animateKeyframes addKeyframe removeAllAnimations removeAnimation animationKeys "
                + "beginAnimations commitAnimations setAnimationsEnabled areAnimationsEnabled"
        ),
        (
            .layout,
            "keyboardLayoutGuide readableContentGuide firstBaselineAnchor lastBaselineAnchor"
        ),
        (
            .member,
            "intrinsicContentSize invalidateIntrinsicContentSize systemLayoutSizeFitting "
                + "layoutMargins directionalLayoutMargins layoutMarginsDidChange "
                + "safeAreaInsetsDidChange preservesSuperviewLayoutMargins "
                + "setNeedsUpdateConstraints updateConstraints updateConstraintsIfNeeded "
                + "requiresConstraintBasedLayout alignmentRectInsets hasAmbiguousLayout "
                + "traitCollection traitCollectionDidChange overrideUserInterfaceStyle "
                + "semanticContentAttribute effectiveUserInterfaceLayoutDirection snapshotView "
                + "drawHierarchy tintAdjustmentMode tintColorDidChange contentScaleFactor "
                + "clearsContextBeforeDrawing addInteraction removeInteraction interactions "
                + "isFocused canBecomeFocused didUpdateFocus isAccessibilityElement "
                + "accessibilityElements accessibilityHint accessibilityTraits accessibilityValue "
                + "accessibilityFrame motionEffects addMotionEffect restorationIdentifier"
        ),
        (
            .member,
            "inputView inputAccessoryView keyCommands undoManager pressesBegan pressesChanged "
                + "pressesEnded pressesCancelled canPerformAction touchesEstimatedPropertiesUpdated "
                + "userActivity reloadInputViews remoteControlReceived buildMenu"
        ),
        (
            .member,
            "navigationItem navigationController tabBarController splitViewController "
                + "tabBarItem storyboard performSegue shouldPerformSegue preferredStatusBarStyle "
                + "setNeedsStatusBarAppearanceUpdate supportedInterfaceOrientations "
                + "viewWillTransition willTransition edgesForExtendedLayout "
                + "additionalSafeAreaInsets modalTransitionStyle isModalInPresentation "
                + "presentationController popoverPresentationController transitioningDelegate "
                + "definesPresentationContext toolbarItems showDetailViewController setEditing "
                + "editButtonItem hidesBottomBarWhenPushed viewSafeAreaInsetsDidChange "
                + "viewIsAppearing preferredContentSize isBeingPresented isBeingDismissed "
                + "isMovingToParent isMovingFromParent prefersHomeIndicatorAutoHidden "
                + "beginAppearanceTransition endAppearanceTransition nibName nibBundle "
                + "pushViewController popViewController instantiateViewController "
                + "instantiateInitialViewController loadNibNamed"
        ),
        (
            .member,
            "Configuration configuration configurationUpdateHandler "
                + "setNeedsUpdateConfiguration updateConfiguration contentEdgeInsets "
                + "imageEdgeInsets titleEdgeInsets setAttributedTitle attributedTitle "
                + "currentAttributedTitle adjustsImageWhenHighlighted adjustsImageWhenDisabled "
                + "showsTouchWhenHighlighted setTitleShadowColor titleShadowColor "
                + "showsMenuAsPrimaryAction isPointerInteractionEnabled contentRect titleRect "
                + "imageRect backgroundRect isContextMenuInteractionEnabled lineBreakMode "
                + "attributedText minimumScaleFactor preferredMaxLayoutWidth textRect drawText"
        ),
        (
            .member,
            "shouldRasterize rasterizationScale allowsEdgeAntialiasing "
                + "edgeAntialiasingMask drawsAsynchronously contentsGravity contentsRect "
                + "contentsCenter displayIfNeeded needsDisplay layoutSublayers preferredFrameSize "
                + "isDoubleSided isGeometryFlipped compositingFilter backgroundFilters "
                + "minificationFilter magnificationFilter cornerCurve visibleRect "
                + "scrollRectToVisible timeOffset beginTime repeatCount repeatDuration autoreverses "
                + "fillMode needsDisplayOnBoundsChange allowsGroupOpacity setValue"
        ),
        (
            .member,
            "zoomScale minimumZoomScale maximumZoomScale isPagingEnabled "
                + "showsVerticalScrollIndicator showsHorizontalScrollIndicator alwaysBounceVertical "
                + "alwaysBounceHorizontal isDecelerating pinchGestureRecognizer "
                + "contentInsetAdjustmentBehavior adjustedContentInset keyboardDismissMode "
                + "refreshControl decelerationRate isDirectionalLockEnabled flashScrollIndicators "
                + "indicatorStyle setZoomScale contentLayoutGuide frameLayoutGuide scrollsToTop "
                + "verticalScrollIndicatorInsets scrollIndicatorInsets"
        ),
        (
            .member,
            "applicationState statusBarFrame isIdleTimerDisabled statusBarOrientation "
                + "openSettingsURLString didBecomeActiveNotification willResignActiveNotification "
                + "didEnterBackgroundNotification willEnterForegroundNotification "
                + "userInterfaceStyle userInterfaceIdiom horizontalSizeClass verticalSizeClass "
                + "preferredFont italicSystemFont monospacedSystemFont monospacedDigitSystemFont "
                + "nativeScale nativeBounds coordinateSpace allowedTouchTypes allowedPressTypes "
                + "requiresExclusiveTouchType altitudeAngle azimuthAngle azimuthUnitVector "
                + "estimatedProperties buttonMask modifierFlags cgImage ciImage withRenderingMode "
                + "resizableImage withTintColor withConfiguration resolvedColor"
        ),
    ])

    private static func table(_ rows: [(Subject, String)]) -> [String: Subject] {
        rows.reduce(into: [:]) { table, row in
            for name in row.1.split(separator: " ") { table[String(name)] = row.0 }
        }
    }
}
