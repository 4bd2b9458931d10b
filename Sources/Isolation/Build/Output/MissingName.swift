/// A name from UIKit or Core Animation that the model lacks, with advice on what to write instead.
struct MissingName {
    private let name: String
    /// With NAME where the name belongs.
    private let text: String

    /// Finds the missing name in a message, if UIKit has it.
    ///
    /// - Parameter sourceLine: The line that the message is about. A message about an override does
    ///   not name the member; the line does.
    init?(in message: String, sourceLine: String?) {
        if let type = Self.missingType(in: message) {
            name = type
            text = Self.known[type] ?? Self.unknownType
        } else if let member = Self.missingMember(in: message)
            ?? Self.missingOverride(in: message, sourceLine: sourceLine),
            let text = Self.text(onMember: member)
        {
            name = member
            self.text = text
        } else if let member = Self.hiddenMember(in: message) {
            name = member
            text = Self.text(onMember: member) ?? Self.hidden
        } else if let member = Self.memberOfModel(in: message) {
            name = member
            text = Self.unknownMember
        } else {
            return nil
        }
    }

    var advice: String { text.replacing("NAME", with: name) }

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

    // MARK: Replacement

    private static let unknownType =
        "The workbook models the part of UIKit that concerns touches, views and layers. NAME is not "
        + "part of it. Leave it out here; no exercise needs it."

    private static let unknownMember =
        "If NAME exists in an app, leave it out here: the workbook's model has only what concerns "
        + "touches, views and layers. Otherwise check the spelling."

    private static let hidden =
        "If NAME is UIKit's, the workbook's model does not offer it: leave it out here; no "
        + "exercise needs it. If it is your own, only the type that declares it can use it."

    /// The table has types beside members, and a type of such a name may be a member of the answer's.
    private static func text(onMember member: String) -> String? {
        member.first?.isLowercase == true ? known[member] : nil
    }

    /// The advice by name, from paragraphs that have it in their first line.
    private static let known: [String: String] = table.split(separator: "\n\n").reduce(into: [:]) {
        let (advice, names) = ($1.prefix { $0 != "\n" }, $1.drop { $0 != "\n" })
        for name in names.split(whereSeparator: \.isWhitespace) {
            $0[String(name)] = String(advice)
        }
    }

    private static let table = """
        There is no Auto Layout here, and no NAME: set frames in layoutSubviews(), or an \
        autoresizingMask.
        UIStackView UILayoutGuide NSLayoutConstraint UILayoutPriority topAnchor bottomAnchor
        leadingAnchor trailingAnchor leftAnchor rightAnchor widthAnchor heightAnchor centerXAnchor
        centerYAnchor safeAreaLayoutGuide layoutMarginsGuide addConstraint addConstraints
        constraints addLayoutGuide setContentHuggingPriority keyboardLayoutGuide
        readableContentGuide firstBaselineAnchor lastBaselineAnchor

        There is no NAME here: put a plain UIViewController in its place, and add its view \
        yourself.
        UITabBarController UINavigationController UISplitViewController UIPageViewController
        UITableViewController UICollectionViewController

        There is no NAME here: put a plain UIView or a UIScrollView in its place. Touches find it \
        by the same rules.
        UITabBar UINavigationBar UIToolbar UISearchBar UITableView UITableViewCell UICollectionView
        UICollectionViewCell UITextView UIPickerView UIVisualEffectView UIProgressView
        UIActivityIndicatorView

        There is no NAME here: put a UIButton or a UIControl in its place. Touches find it by the \
        same rules.
        UITextField UISwitch UISlider UIStepper UISegmentedControl UIPageControl UIDatePicker
        UIRefreshControl

        There are no scenes here, and no NAME: a view's `window` is its window, and after that \
        comes the application.
        UIScene UIWindowScene UISceneSession UISceneDelegate UIWindowSceneDelegate
        UISceneConfiguration windowScene connectedScenes

        Nothing is animated here, and there is no NAME: set the property itself, or use \
        UIView.animate, which makes its changes immediately.
        CAAnimation CABasicAnimation CAKeyframeAnimation CAPropertyAnimation CAAnimationGroup
        CASpringAnimation CATransition CADisplayLink CAMediaTimingFunction UIViewPropertyAnimator
        animateKeyframes addKeyframe beginAnimations commitAnimations setAnimationsEnabled
        areAnimationsEnabled

        There is no NAME here: use a CALayer or a CAShapeLayer. It is hit by the same rules.
        CAGradientLayer CATextLayer CAReplicatorLayer CAScrollLayer CATiledLayer CAEmitterLayer

        There is no NAME here: use a UIPanGestureRecognizer, or your own subclass of \
        UIGestureRecognizer.
        UIRotationGestureRecognizer UIScreenEdgePanGestureRecognizer UIHoverGestureRecognizer

        There are no bars here, and no NAME: leave it out. No exercise needs it.
        UIBarButtonItem UIBarItem UITabBarItem UINavigationBarAppearance UIBarAppearance

        Nothing is drawn here, and there is no NAME: leave the drawing out. No exercise needs it.
        CGContext CGImage CGGradient UIGraphicsImageRenderer UIGraphicsGetCurrentContext
        UIGraphicsBeginImageContext UIRectFill

        UIKit has NAME, but the workbook's model of it does not: it has only what concerns \
        touches, views and layers. Leave it out here; no exercise needs it.
        systemLayoutSizeFitting directionalLayoutMargins preservesSuperviewLayoutMargins
        hasAmbiguousLayout effectiveUserInterfaceLayoutDirection snapshotView drawHierarchy
        tintAdjustmentMode contentScaleFactor clearsContextBeforeDrawing addInteraction
        removeInteraction interactions isFocused canBecomeFocused didUpdateFocus
        accessibilityElements accessibilityFrame motionEffects addMotionEffect restorationIdentifier
        canPerformAction keyCommands undoManager userActivity reloadInputViews remoteControlReceived
        buildMenu navigationController tabBarController splitViewController tabBarItem storyboard
        performSegue willTransition edgesForExtendedLayout additionalSafeAreaInsets
        modalTransitionStyle isModalInPresentation presentationController
        popoverPresentationController transitioningDelegate definesPresentationContext toolbarItems
        showDetailViewController setEditing editButtonItem hidesBottomBarWhenPushed
        preferredContentSize isBeingPresented isBeingDismissed isMovingToParent isMovingFromParent
        prefersHomeIndicatorAutoHidden beginAppearanceTransition endAppearanceTransition nibName
        nibBundle pushViewController popViewController instantiateViewController
        instantiateInitialViewController loadNibNamed configurationUpdateHandler
        setNeedsUpdateConfiguration updateConfiguration setAttributedTitle attributedTitle
        currentAttributedTitle setTitleShadowColor titleShadowColor showsMenuAsPrimaryAction
        isContextMenuInteractionEnabled attributedText preferredMaxLayoutWidth textRect drawText
        layoutSublayers zoomScale minimumZoomScale maximumZoomScale isPagingEnabled
        showsVerticalScrollIndicator showsHorizontalScrollIndicator alwaysBounceVertical
        alwaysBounceHorizontal isDecelerating pinchGestureRecognizer contentInsetAdjustmentBehavior
        adjustedContentInset keyboardDismissMode refreshControl decelerationRate
        isDirectionalLockEnabled flashScrollIndicators indicatorStyle setZoomScale
        contentLayoutGuide frameLayoutGuide scrollsToTop verticalScrollIndicatorInsets
        scrollIndicatorInsets statusBarFrame isIdleTimerDisabled statusBarOrientation
        openSettingsURLString coordinateSpace allowedTouchTypes allowedPressTypes
        requiresExclusiveTouchType altitudeAngle azimuthAngle azimuthUnitVector estimatedProperties
        buttonMask modifierFlags cgImage ciImage resizableImage withConfiguration resolvedColor
        accessibilityCustomActions largeContentTitle showsLargeContentViewer
        beginIgnoringInteractionEvents endIgnoringInteractionEvents
        shouldAutomaticallyForwardAppearanceMethods isNavigationBarHidden

        Core Animation has NAME, but the workbook's model of it does not: it has only what \
        concerns touches. Leave it out here; no exercise needs it.
        edgeAntialiasingMask contentsRect contentsCenter displayIfNeeded needsDisplay
        preferredFrameSize isGeometryFlipped compositingFilter backgroundFilters visibleRect
        scrollRectToVisible timeOffset beginTime repeatCount repeatDuration autoreverses fillMode
        needsDisplayOnBoundsChange convertTime contentsFormat

        Key-value coding needs Apple's Objective-C runtime, and there is no NAME here: set the \
        property itself, or keep the value in one of your own.
        setValue setValuesForKeys willChangeValue didChangeValue
        """
}
