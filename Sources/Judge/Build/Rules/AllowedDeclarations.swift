import Foundation

/// The declarations that answers may refer to, beside their own.
///
/// The lists are the files in `Allowed`, one for the modules that belong together. A line names a
/// declaration, and with it all that lies inside, as ``Declaration`` does: `Swift.Array`, `Swift.print`.
/// The longest name decides:
///
/// - A line that begins with `-` forbids what is inside an allowed one; what stands behind `:` says
///   what to use instead.
/// - A line that begins with `=` names a type without what lies inside, which nothing may inherit from.
/// - Names that begin with an underscore, that speak of unsafe or unchecked code or of files, or whose types
///   do, are allowed only by a line with their whole name.
/// - `modules` are those whose code the list is about; the list without any is about C.
/// - `*` stands for whatever the modules declare.
/// - Lines that begin with `#` say why.
struct AllowedDeclarations: Sendable {
    /// What is said of a declaration.
    enum Verdict: Hashable {
        case allowed
        case forbidden(instead: String?)
    }

    /// What a line says.
    private enum Line: Hashable {
        case allowed
        /// The type may be named, and no more.
        case allowedByName
        case forbidden(instead: String?)
    }

    private struct List {
        var modules: Set<String?> = []
        /// What is said of each name.
        var lines: [String: Line] = [:]
    }

    private let lists: [List]
    /// What tells these lists from others.
    let fingerprint: String

    /// Reads the lists in a folder.
    init(folder: String) throws(ToolchainFault) {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { $0.hasSuffix(".txt") }.sorted()
        var texts: [String] = []
        for name in names {
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
                throw ToolchainFault(message: "\(folder)/\(name) cannot be read")
            }
            texts.append(String(decoding: data, as: UTF8.self))
        }
        guard !texts.isEmpty else {
            throw ToolchainFault(message: "\(folder) has no lists of what answers may refer to")
        }
        self.init(texts)
    }

    /// Reads lists.
    init(_ texts: [String]) {
        lists = texts.map(AllowedDeclarations.list)
        fingerprint = StableHash(texts.map { Array($0.utf8) }).text
    }

    private static func list(_ text: String) -> List {
        var list = List()
        // By bytes: by characters this would take as long as all else before a compile.
        for bytes in text.utf8.split(separator: UInt8(ascii: "\n")) {
            let line = Substring(bytes)
            guard !line.hasPrefix("#") else { continue }
            if line.hasPrefix("modules ") {
                list.modules.formUnion(line.split(separator: " ").dropFirst().map(String.init))
            } else if line.hasPrefix("- ") {
                let parts = line.dropFirst(2).split(separator: " : ", maxSplits: 1)
                let instead = parts.count > 1 ? String(parts[1]) : nil
                list.lines[String(parts[0])] = .forbidden(instead: instead)
            } else if line.hasPrefix("= ") {
                list.lines[String(line.dropFirst(2))] = .allowedByName
            } else {
                list.lines[String(line)] = .allowed
            }
        }
        if list.modules.isEmpty { list.modules = [nil] }
        return list
    }

    /// Whether answers may refer to a declaration.
    ///
    /// - Parameters:
    ///   - declaration: The declaration.
    ///   - isBase: Whether something inherits from it: it has then all that lies inside.
    func verdict(on declaration: Declaration, asBase isBase: Bool = false) -> Verdict {
        guard let list = lists.first(where: { $0.modules.contains(declaration.module) }) else {
            return .forbidden(instead: nil)
        }
        for path in declaration.surroundings + ["*"] {
            let isWholeName = path == declaration.labelledPath || path == declaration.path
            switch list.lines[path] {
            case nil: continue
            case .forbidden(let instead): return .forbidden(instead: instead)
            case .allowedByName:
                return isWholeName && !isBase ? .allowed : .forbidden(instead: nil)
            case .allowed:
                return isWholeName || !declaration.isUnchecked(inside: path)
                    ? .allowed : .forbidden(instead: nil)
            }
        }
        return .forbidden(instead: nil)
    }
}

extension Declaration {
    /// Whether its name within a declaration, or a type of its own, says that the compiler does not look
    /// after it.
    fileprivate func isUnchecked(inside outer: String) -> Bool {
        let words = [
            "unsafe", "unchecked", "unmanaged", "opaquepointer", "cvararg", "builtin.",
            "contentsoffile", "bitmaprepresentation",
        ]
        let text = (labelledPath + " " + signature).lowercased()
        let inner = path.dropFirst(outer.count).split(separator: ".")
        return words.contains(where: text.contains) || inner.contains { $0.hasPrefix("_") }
    }
}
