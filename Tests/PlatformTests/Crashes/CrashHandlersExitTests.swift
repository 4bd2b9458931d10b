import CLibrary
import Foundation
import Testing

@Suite("A crash where the system's crash reporter delays the end")
struct CrashHandlersExitTests {
    private static func endlessly(_ number: Int) -> Int {
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 100) { numbers in
            numbers.initialize(repeating: number)
            return endlessly(number + 1) + numbers[number % 100]
        }
    }

    @Test("A trap ends the program with a status that names the signal")
    func trap() async {
        let result = await #expect(processExitsWith: .failure) {
            CrashHandlers.install()
            let numbers = [1, 2, 3].filter { $0 > 3 }
            _ = numbers[0]
        }
        let signals = [SIGTRAP, SIGILL].map { CrashHandlers.firstStatus + $0 }
        #expect(signals.contains { result?.exitStatus == .exitCode($0) })
    }

    @Test("So does a stack that overflows, since the handlers have one of their own")
    func overflow() async {
        let result = await #expect(processExitsWith: .failure) {
            CrashHandlers.install()
            _ = CrashHandlersExitTests.endlessly(0)
        }
        let signals = [SIGSEGV, SIGBUS].map { CrashHandlers.firstStatus + $0 }
        #expect(signals.contains { result?.exitStatus == .exitCode($0) })
    }

    @Test("So does an abort")
    func abortion() async {
        await #expect(processExitsWith: .exitCode(CrashHandlers.firstStatus + SIGABRT)) {
            CrashHandlers.install()
            abort()
        }
    }
}
