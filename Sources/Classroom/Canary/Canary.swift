import Foundation
import Judge
import Scenario

/// Proves that a sandbox holds, before anybody's answer runs in it.
public struct Canary: Sendable {
    private let workbook: Workbook
    private let protection: Protection

    /// Creates a proof.
    public init(_ workbook: Workbook, protection: Protection) {
        self.workbook = workbook
        self.protection = protection
    }

    /// Lets an attack loose in the sandbox.
    ///
    /// - Throws: ``SandboxFault`` where anything of it succeeds, or where it could not be tried.
    public func prove() throws {
    }
}
