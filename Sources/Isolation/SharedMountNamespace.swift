import Catalogue
import Foundation
import Platform

/// A mount namespace in which every user can reach the workbook.
///
/// A judge that is root runs untrusted programs as the user `nobody`. If the workbook lies in a folder closed
/// to others, such as root's home or a fresh temporary folder, that user cannot reach the kit. In a mount
/// namespace of its own, the judge also mounts these folders at an open place.
package struct SharedMountNamespace {
    private let workbook: Workbook
    private let mountPoint: String
    private var places: [(source: String, place: String)] = []

    /// Restarts this program in such a namespace, if it needs one and the system allows it.
    ///
    /// Returns only without a restart; the sandbox then reports the obstacle.
    package static func enterIfNeeded(
        _ workbook: Workbook,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        guard SandboxTools.isRoot, environment[EnvironmentVariable.view] == nil,
            let view = SharedMountNamespace(workbook), view.isPossible
        else { return }
        view.enter()
    }

    /// The namespace of a workbook; `nil` if no folder is closed or no mount point is free.
    ///
    /// - Parameter folder: An empty folder, the mount point.
    init?(_ workbook: Workbook, at folder: String? = SharedMountNamespace.freeFolder) {
        self.workbook = workbook
        guard let folder else { return nil }
        mountPoint = folder
        let toolchain = (try? SwiftCompiler.found())?.toolchain
        let needed = [
            (workbook.root, "workbook"), (workbook.kit, "kit"), (workbook.cache, "cache"),
            (workbook.modules, "modules"),
        ]
        for (path, name) in needed + (toolchain.map { [($0, "swift")] } ?? []) {
            let path = SharedMountNamespace.resolved(path)
            let isSeen = places.contains { SharedMountNamespace.holds($0.source, path) }
            if !isSeen, ReachablePath.closedFolder(onTheWayTo: path + "/inside") != nil {
                places.append((path, "\(mountPoint)/\(name)"))
            }
        }
        if places.isEmpty { return nil }
    }

    /// A folder of a standard system that is empty here.
    static var freeFolder: String? {
        ["/mnt", "/media", "/srv", "/opt"].first { folder in
            (try? FileManager.default.contentsOfDirectory(atPath: folder))?.isEmpty == true
        }
    }

    private static func resolved(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }

    private static func holds(_ folder: String, _ path: String) -> Bool {
        path == folder || path.hasPrefix(folder + "/")
    }

    /// A file's path in the namespace.
    func place(of path: String) -> String {
        let path = SharedMountNamespace.resolved(path)
        guard let found = places.first(where: { SharedMountNamespace.holds($0.source, path) })
        else {
            return path
        }
        return found.place + path.dropFirst(found.source.count)
    }

    // MARK: Entering

    /// The command that mounts the folders and then executes a program.
    func command(_ program: [String]) -> [String] {
        let script = """
            mount -t tmpfs -o mode=0755,size=64k tmpfs "$1" && shift && \
            while [ "$1" != -- ]; do mkdir "$2" && mount --bind "$1" "$2" && shift 2 || exit 1; done; \
            shift; exec "$@"
            """
        return [
            "--mount", "--propagation", "private", "/bin/sh", "-c", script, "sh", mountPoint,
        ] + places.flatMap { [$0.source, $0.place] } + ["--"] + program
    }

    /// Whether the system lets this process make namespaces and mounts.
    private var isPossible: Bool {
        guard let unshare = try? SandboxTools.find("unshare", package: "util-linux") else {
            return false
        }
        try? FileManager.default.createDirectory(
            atPath: workbook.cache,
            withIntermediateDirectories: true
        )
        let run = try? ToolRun(unshare, command(["true"]), secondsAllowed: 10)
        return run?.end?.isSuccess == true
    }

    /// Replaces this process by the same program in the namespace.
    private func enter() {
        guard let unshare = try? SandboxTools.find("unshare", package: "util-linux"),
            let program = Bundle.main.executablePath
        else { return }
        setenv(EnvironmentVariable.view, mountPoint, 1)
        setenv(EnvironmentVariable.root, place(of: workbook.root), 1)
        setenv(EnvironmentVariable.kit, place(of: workbook.kit), 1)
        setenv(EnvironmentVariable.cache, place(of: workbook.cache), 1)
        setenv(EnvironmentVariable.modules, place(of: workbook.modules), 1)
        if let compiler = try? SwiftCompiler.found() {
            let program = URL(fileURLWithPath: compiler.path)
            let folder = program.resolvingSymlinksInPath().deletingLastPathComponent().path
            setenv("SWIFT_EXEC", "\(place(of: folder))/\(program.lastPathComponent)", 1)
        }
        let words = [unshare] + command([program] + CommandLine.arguments.dropFirst())
        let pointers = words.map { strdup($0) } + [nil]
        defer { pointers.forEach { free($0) } }
        execv(unshare, pointers)
        // Only reached if `execv` failed.
        unsetenv(EnvironmentVariable.view)
    }
}
