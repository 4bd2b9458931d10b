import Foundation
import Testing

@testable import Platform

@Suite("Finding the SDK with Apple's tools")
struct AppleToolsTests {
    private let folder: FolderWithPrograms

    init() throws { folder = try FolderWithPrograms() }

    private func tools(_ script: String, _ environment: [String: String] = [:]) throws -> AppleTools
    {
        AppleTools(environment: environment, locator: try folder.add("xcrun", script))
    }

    private let xcode = """
        [ "$1 $2" = "--sdk macosx" ] || exit 1
        case $3 in
            --show-sdk-path) echo "/Xcode 26.app/MacOSX.sdk";;
            --show-sdk-platform-path) echo "/Xcode 26.app/MacOSX.platform";;
        esac
        """

    @Test("xcrun knows both, with blanks in their paths")
    func known() throws {
        let tools = try tools(xcode)
        #expect(try tools.sdk() == "/Xcode 26.app/MacOSX.sdk")
        #expect(tools.platform == "/Xcode 26.app/MacOSX.platform")
    }

    @Test("An SDK that the user chose is taken")
    func chosen() throws {
        #expect(try tools(xcode, ["SDKROOT": "/MacOSX26.sdk"]).sdk() == "/MacOSX26.sdk")
        #expect(try tools(xcode, ["SDKROOT": ""]).sdk() == "/Xcode 26.app/MacOSX.sdk")
    }

    @Test("Without an SDK the message says how to get it")
    func missing() throws {
        let tools = try tools("echo 'xcrun: error: invalid active developer path' >&2; exit 1")
        let fault = #expect(throws: Fault.self) { try tools.sdk() }
        #expect(
            fault?.message
                == "xcrun finds no SDK of macOS: xcode-select --install brings the Command "
                + "Line Tools"
        )
        #expect(tools.platform == nil)
    }

    @Test("On Linux nothing is known, and nothing is needed")
    func linux() throws {
        let tools = AppleTools(environment: [:], locator: "\(folder.path)/none")
        #expect(try tools.sdk() == nil)
        #expect(tools.platform == nil)
    }
}
