import Foundation

/// A page in a browser: what a test does with it, and what it sees.
package final class BrowserPage {
    private let browser: Browser
    private let session: String
    private var complaintsSoFar: [String] = []
    private var requestsSoFar: [String] = []

    init(_ browser: Browser, session: String) {
        self.browser = browser
        self.session = session
    }

    /// Runs a command of the browser's protocol for this page.
    @discardableResult
    package func run(
        _ method: String,
        _ parameters: [String: Any] = [:]
    ) throws -> [String: Any] {
        try browser.run(method, parameters, session: session)
    }

    // MARK: Opening

    /// Opens a file's page and waits until it has loaded.
    ///
    /// It forgets the complaints and requests of the pages before it.
    ///
    /// - Parameter fragment: What follows `#` in the address, percent-encoded.
    package func open(_ path: String, fragment: String = "") throws {
        let file = URL(fileURLWithPath: path).absoluteString
        try open(address: fragment.isEmpty ? file : "\(file)#\(fragment)")
    }

    /// Opens an address and waits until its page has loaded.
    package func open(address: String) throws {
        // An address that differs in the fragment alone would not be loaded again.
        try load("about:blank")
        (complaintsSoFar, requestsSoFar) = ([], [])
        try load(address)
        collect()
        let document = address.prefix { $0 != "#" }
        if let own = requestsSoFar.firstIndex(where: { $0.prefix { $0 != "#" } == document }) {
            requestsSoFar.remove(at: own)
        }
    }

    private func load(_ address: String) throws {
        try leave { try run("Page.navigate", ["url": address]) }
    }

    /// Does what leads to another page, and waits until that one has loaded.
    package func leave(_ action: () throws -> Void) throws {
        collect()
        try action()
        try browser.wait(
            for: "Page.loadEventFired",
            of: session,
            secondsAllowed: Browser.secondsAllowed
        )
        collect()
    }

    // MARK: Looking

    /// The value of a JavaScript expression, which may be a promise.
    package func value<Value: Decodable>(
        of expression: String,
        as type: Value.Type = Value.self
    ) throws -> Value {
        let text = try result(
            of: "(async () => JSON.stringify((await (\(expression))) ?? null))()"
        )
        return try JSONDecoder().decode(type, from: Data((text as? String ?? "null").utf8))
    }

    /// Runs JavaScript statements.
    package func perform(_ statements: String) throws {
        _ = try result(of: "(async () => { \(statements) })()")
    }

    /// Waits until a JavaScript condition holds: a page answers a key or a new address a moment later.
    package func waitUntil(_ condition: String) throws {
        try perform(
            """
            await new Promise(done => {
              const look = () => (\(condition)) ? done() : setTimeout(look, 20);
              look();
            });
            """
        )
    }

    private func result(of expression: String) throws -> Any? {
        let reply = try run(
            "Runtime.evaluate",
            [
                "expression": expression, "awaitPromise": true, "returnByValue": true,
                "userGesture": true,
            ]
        )
        if let details = reply["exceptionDetails"] as? [String: Any] {
            throw BrowserFault.exception(PageEvent.text(details))
        }
        return (reply["result"] as? [String: Any])?["value"]
    }

    /// Errors and warnings since the page was opened: of the console, of exceptions, and of the
    /// browser, such as violations of the content security policy.
    package var complaints: [String] {
        collect()
        return complaintsSoFar
    }

    /// All addresses that the page has asked for, besides its own.
    package var requests: [String] {
        collect()
        return requestsSoFar
    }

    private func collect() {
        for event in browser.takeEvents(of: session) {
            if let complaint = event.complaint { complaintsSoFar.append(complaint) }
            if let requested = event.requested { requestsSoFar.append(requested) }
        }
    }

    /// The page as a picture in the format PNG: all of it, or only what the window shows.
    package func screenshot(wholePage: Bool = true) throws -> Data {
        let shot = try run(
            "Page.captureScreenshot",
            ["format": "png", "captureBeyondViewport": wholePage]
                .merging(wholePage ? try wholeClip() : [:]) { $1 }
        )
        return Data(base64Encoded: shot["data"] as? String ?? "") ?? Data()
    }

    private func wholeClip() throws -> [String: Any] {
        let metrics = try run("Page.getLayoutMetrics")
        let size = metrics["cssContentSize"] as? [String: Any] ?? [:]
        let clip = ["x": 0, "y": 0, "scale": 1].merging(
            ["width": size["width"] ?? 800, "height": size["height"] ?? 600]
        ) { $1 }
        return ["clip": clip]
    }

    // MARK: Acting

    /// Gives the window a size, in CSS pixels.
    package func resize(width: Int, height: Int = 900) throws {
        try run(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false]
        )
    }

    /// The reader's system settings.
    package struct Preferences: Sendable {
        package var isDark = false
        package var reducesMotion = false
        /// Whether the page is shown as it is printed.
        package var isPrinted = false

        package init(isDark: Bool = false, reducesMotion: Bool = false, isPrinted: Bool = false) {
            self.isDark = isDark
            self.reducesMotion = reducesMotion
            self.isPrinted = isPrinted
        }
    }

    /// Sets what the page sees of its reader's preferences.
    package func prefer(_ preferences: Preferences) throws {
        let features = [
            ("prefers-color-scheme", preferences.isDark ? "dark" : "light"),
            ("prefers-reduced-motion", preferences.reducesMotion ? "reduce" : "no-preference"),
        ]
        try run(
            "Emulation.setEmulatedMedia",
            [
                "media": preferences.isPrinted ? "print" : "",
                "features": features.map { ["name": $0.0, "value": $0.1] },
            ]
        )
    }

    /// Presses and releases a key, such as `ArrowLeft`, `Enter` or `n`.
    package func press(_ name: String, times: Int = 1, shift: Bool = false) throws {
        let key = try PageKey(name)
        var parameters: [String: Any] = [
            "key": key.name, "code": key.code, "windowsVirtualKeyCode": key.number,
            "modifiers": shift ? 8 : 0,
        ]
        for _ in 0..<times {
            parameters["text"] = key.text
            parameters["type"] = key.text == nil ? "rawKeyDown" : "keyDown"
            try run("Input.dispatchKeyEvent", parameters)
            parameters["text"] = nil
            parameters["type"] = "keyUp"
            try run("Input.dispatchKeyEvent", parameters)
        }
    }

    /// Moves the pointer along points of the window with the button down; one point is a click.
    package func drag(_ path: [(x: Double, y: Double)]) throws {
        guard let first = path.first, let last = path.last else { return }
        try mouse("mouseMoved", first, buttons: 0)
        try mouse("mousePressed", first, buttons: 1)
        for point in path.dropFirst() { try mouse("mouseMoved", point, buttons: 1) }
        try mouse("mouseReleased", last, buttons: 0)
    }

    /// Moves the pointer without a button.
    package func hover(_ x: Double, _ y: Double) throws {
        try mouse("mouseMoved", (x, y), buttons: 0)
    }

    private func mouse(_ type: String, _ point: (x: Double, y: Double), buttons: Int) throws {
        let hasButton = type != "mouseMoved" || buttons != 0
        try run(
            "Input.dispatchMouseEvent",
            [
                "type": type, "x": point.x, "y": point.y, "buttons": buttons,
                "button": hasButton ? "left" : "none",
                "clickCount": type == "mouseMoved" ? 0 : 1,
            ]
        )
    }
}
