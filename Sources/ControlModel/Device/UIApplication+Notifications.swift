/// The names of the notifications about an app's state. The model posts none: its application stays
/// active.
extension UIApplication {
    /// The application became active.
    public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification"
    )
    /// The application is about to become inactive.
    public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification"
    )
    /// The application went to the background.
    public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification"
    )
    /// The application is about to leave the background.
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification"
    )
    /// Memory is low.
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification"
    )
}
