import Foundation
import Hashing
import Platform
import Scenario

/// The declarations to which answers may refer, in addition to their own.
///
/// The lists are the files in `Allowed`, one for each group of modules. A line names a declaration as
/// ``Declaration`` does, and allows everything inside it too: `Swift.Array`, `Swift.print`. The longest
/// matching name decides:
///
/// - A line that begins with `-` forbids a declaration inside an allowed one. The text after `:` says what to
///   use instead.
/// - A line that begins with `=` allows only the type's name: nothing inside, and no inheritance from it.
/// - A line that begins with `~` allows a protocol and everything inside it, but no conformance of an
///   answer's type: Swift's own code trusts the results of its requirements.
/// - A name needs a line of its own if it or one of its argument labels begins with an underscore, if it or
///   its types mention unsafe or unchecked code, or files, or if it takes any sequence: some of Swift's
///   functions trust the count that a sequence claims.
/// - `modules` lists the modules whose code the list is about. A list without it is about C.
/// - `*` stands for everything that the modules declare.
/// - Lines that begin with `#` are comments.
package struct AllowedDeclarations: Sendable {
    enum Verdict: Hashable {
        case allowed
        case forbidden(instead: String?)
    }

    private enum Line: Hashable {
        case allowed
        /// The type's name is allowed, but nothing inside it.
        case allowedByName
        /// The protocol is allowed, but no conformance to it.
        case allowedWithoutConformance
        case forbidden(instead: String?)
    }

    private struct List {
        var modules: Set<String?> = []
        var lines: [String: Line] = [:]
    }

    private let lists: [List]
    /// Distinguishes these lists from others.
    package let fingerprint: String

    package init(folder: String) throws(Fault) {
        var texts: [String] = []
        for file in AllowedDeclarations.files(in: folder) {
            guard let data = FileManager.default.contents(atPath: file) else {
                throw Fault("\(file) cannot be read")
            }
            texts.append(String(decoding: data, as: UTF8.self))
        }
        guard !texts.isEmpty else {
            throw Fault("\(folder) has no lists of what answers may refer to")
        }
        self.init(texts)
    }

    /// The paths of a folder's lists, sorted by name.
    package static func files(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".txt") }.sorted().map { "\(folder)/\($0)" }
    }

    package init(_ texts: [String]) {
        lists = texts.map(AllowedDeclarations.list)
        fingerprint = StableHash(texts.map { Array($0.utf8) }).text
    }

    private static func list(_ text: String) -> List {
        var list = List()
        // Splitting characters instead of bytes would take as long as all other work before a compile.
        for bytes in text.utf8.split(separator: UInt8(ascii: "\n")) {
            let line = Substring(bytes)
            switch bytes.first {
            case UInt8(ascii: "#"): break
            case UInt8(ascii: "m") where line.hasPrefix("modules "):
                list.modules.formUnion(line.split(separator: " ").dropFirst().map(String.init))
            case UInt8(ascii: "-") where line.hasPrefix("- "):
                let parts = line.dropFirst(2).split(separator: " : ", maxSplits: 1)
                let instead = parts.count > 1 ? String(parts[1]) : nil
                list.lines[String(parts[0])] = .forbidden(instead: instead)
            case UInt8(ascii: "=") where line.hasPrefix("= "):
                list.lines[String(line.dropFirst(2))] = .allowedByName
            case UInt8(ascii: "~") where line.hasPrefix("~ "):
                list.lines[String(line.dropFirst(2))] = .allowedWithoutConformance
            default: list.lines[String(line)] = .allowed
            }
        }
        if list.modules.isEmpty { list.modules = [nil] }
        return list
    }

    /// The protocol to which no answer's type may conform, if the declaration is that protocol or inside it.
    func closedProtocol(around declaration: Declaration) -> String? {
        let list = lists.first { $0.modules.contains(declaration.module) }
        return declaration.surroundings.first { list?.lines[$0] == .allowedWithoutConformance }
    }

    /// Whether answers may refer to a declaration.
    ///
    /// - Parameter isBase: Whether a type inherits from it, and so gets everything inside.
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
            case .allowed, .allowedWithoutConformance:
                return isWholeName || !declaration.isUnchecked(inside: path)
                    ? .allowed : .forbidden(instead: nil)
            }
        }
        return .forbidden(instead: nil)
    }
}

extension Declaration {
    /// Whether its name within an outer declaration, or a type in its signature, marks unchecked code.
    fileprivate func isUnchecked(inside outer: String) -> Bool {
        let words = [
            "unsafe", "unchecked", "unmanaged", "opaquepointer", "cvararg", "builtin.",
            "contentsoffile", "bitmaprepresentation", "simd",
        ]
        let text = (labelledPath + " " + signature).lowercased()
        let isOutside = underscoredName.map(outer.split(separator: ".").map(String.init).contains)
        return words.contains(where: text.contains) || isOutside == false || takesAnySequence
    }
}
