import Foundation
import KnownExercises
import Scenario
import Testing

@testable import Judge

#if os(Linux)
    @Suite("A program that forks attempts", .serialized, .enabled(if: SystemCallNumbers.own != nil))
    struct ForkServerTests {
        /// What the answer does where it is touched, by the place.
        enum Deed: Double, Sendable {
            case nothing = 50
            case crash = 1
            case loop = 2
            case exit = 3
            case endParent = 4
            case fork = 5
            case leave = 6
            case hangUp = 7
        }

        private static let answer = """
            import Foundation
            import UIKit
            class BaseView: UIView {
                override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                    switch Int(point.x) {
                    case 1:
                        print("It prints")
                        fatalError("so it ends")
                    case 2: while true {}
                    case 3: exit(3)
                    case 4:
                        kill(getppid(), SIGKILL)
                        exit(4)
                    case 5: return fork() < 0 ? self : nil
                    case 6: kill(getpid(), SIGTERM)
                case 7:
                    close(4)
                    sleep(60)
                    default: break
                    }
                    return super.hitTest(point, with: event)
                }
            }
            """

        private let folder: String
        private let program: String
        private let sandbox: LeakySandbox

        init() throws {
            folder = NSTemporaryDirectory() + "forks-\(UUID().uuidString)"
            try FileManager.default.createDirectory(
                atPath: folder,
                withIntermediateDirectories: true
            )
            let file = "\(folder)/BaseView.swift"
            try Data(ForkServerTests.answer.utf8).write(to: URL(fileURLWithPath: file))
            // What it does no answer may: it is compiled without a look at what it refers to.
            let builder = try AttemptBuilder(
                workbook: Workbook(),
                exercise: .systemHitTest,
                sandbox: OpenSandbox()
            )
            let harness = try Workbook().harness(.systemHitTest)
            let run = try builder.compiler.compile(answer: file, harness: harness, into: folder).run
            guard run.end?.isSuccess == true else {
                throw ToolchainFault(message: "the answer was not compiled: \(run.text)")
            }
            program = "\(folder)/attempt"
            let filter = try SystemCallFilter.files(in: folder).withoutProcesses
            sandbox = LeakySandbox(filter: try #require(filter))
        }

        private func server() throws -> ForkServer {
            try #require(try ForkServer(program: program, in: sandbox))
        }

        private func play(_ deed: Deed, with attempt: AttemptProcess) -> AttemptProcess.Playback {
            let root = SceneView("root", .answer, Rectangle(0, 0, 100, 100))
            let window = SceneView("window", .window, Rectangle(0, 0, 100, 100), subviews: [root])
            let batch = RequestBatch(
                [Scene(window, tap: Point(deed.rawValue, 50))],
                first: 1,
                kinds: Set(TraceEvent.Kind.allCases),
                isImmediate: true
            )
            var limits = AttemptLimits()
            limits.secondsToStart = 20
            let isEndless = deed == .loop || deed == .hangUp
            return attempt.play(batch, seconds: isEndless ? 0.3 : 20, limits: limits)
        }

        @Test(
            "A forked attempt does what one does that is started, prints it, and ends in the same way",
            arguments: [Deed.nothing, .crash, .loop, .exit, .leave, .hangUp]
        )
        func same(deed: Deed) throws {
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let started = try AttemptProcess(program: program, in: sandbox, reportsCrashes: false)
            let forked = try AttemptProcess(from: try server())
            let expected = play(deed, with: started)
            let found = play(deed, with: forked)
            #expect(found.events == expected.events)
            #expect(found.termination == expected.termination)
            #expect((found.termination == nil) == (deed == .nothing))
            #expect(forked.hasEnded == started.hasEnded)
            #expect(forked.takePrinted().output == started.takePrinted().output)
        }

        @Test("However an attempt ended, the same program forks another")
        func again() throws {
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let server = try server()
            let deeds = [Deed.crash, .exit, .loop, .nothing, .leave, .hangUp, .crash]
            let ends = try deeds.map { deed in
                play(deed, with: try AttemptProcess(from: server)).termination?.kind
            }
            #expect(ends == [.signal, .exit, .timeLimit, nil, .signal, .nonsense, .signal])
        }

        @Test("A forked attempt can start no process")
        func denied() throws {
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let server = try server()
            let playback = play(.fork, with: try AttemptProcess(from: server))
            #expect(playback.termination == nil)
            let events = try TraceEvent.events(in: (playback.events.first ?? [])[...])
            #expect(events.contains(.hit(.responder(1))))
            #expect(!events.contains(.hit(nil)))
        }

        @Test(
            "An attempt that ends the program which forked it has ended, and none is forked any more"
        )
        func parentless() throws {
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let server = try server()
            let attempt = try AttemptProcess(from: server)
            #expect(play(.endParent, with: attempt).termination != nil)
            #expect(throws: SpawnError.self) { _ = try AttemptProcess(from: server) }
        }

        @Test("A program that says nothing forks nothing")
        func silent() throws {
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let script = "\(folder)/silent"
            try writeScript("exit 1", to: script)
            let server = try #require(try ForkServer(program: script, in: sandbox))
            #expect(throws: SpawnError.self) { _ = try AttemptProcess(from: server) }
        }

        @Test("A session forks attempts once one ended, but none whose crash is looked into")
        func session() throws {
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let counting = CountingSandbox(sandbox)
            let processes = SessionProcesses(
                attempt: program,
                reference: program,
                sandbox: counting,
                memory: ReferenceMemory()
            )
            func play(_ deed: Deed, reportsCrashes: Bool = false) throws -> Termination.Kind? {
                let attempt = try processes.attempts(1, reportsCrashes: reportsCrashes)[0]
                defer { _ = processes.takePrinted() }
                return self.play(deed, with: attempt).termination?.kind
            }
            #expect(try play(.nothing) == nil)
            #expect(try play(.nothing) == nil)
            #expect(counting.counts == .init(started: 1, servers: 0))
            #expect(try play(.crash) == .signal)
            #expect(try play(.crash) == .signal)
            #expect(try play(.exit) == .exit)
            #expect(counting.counts == .init(started: 1, servers: 1))
            #expect(try play(.crash, reportsCrashes: true) == .signal)
            #expect(counting.counts == .init(started: 2, servers: 1))
            #expect(try play(.nothing) == nil)
            #expect(counting.counts == .init(started: 2, servers: 1))
        }
    }

    /// A sandbox that counts what is started in it.
    private final class CountingSandbox: Sandbox, @unchecked Sendable {
        struct Counts: Equatable {
            var started = 0
            var servers = 0
        }

        private let sandbox: LeakySandbox
        private(set) var counts = Counts()

        init(_ sandbox: LeakySandbox) {
            self.sandbox = sandbox
        }

        var protection: Protection { sandbox.protection }

        func attempt(_ program: String, reportsCrashes: Bool) -> SandboxedCommand {
            counts.started += 1
            return sandbox.attempt(program, reportsCrashes: reportsCrashes)
        }

        func forkServer(_ program: String) -> SandboxedCommand? {
            counts.servers += 1
            return sandbox.forkServer(program)
        }

        func compile(
            _ script: String,
            reading files: [String],
            writing folder: String
        ) -> SandboxedCommand {
            sandbox.compile(script, reading: files, writing: folder)
        }
    }
#endif
