import Foundation

/// A declaration, named as in the lists of allowed ones: `Swift.Array.append(_:)`, `sqrt`.
package struct Declaration: Hashable {
    /// The module that contains the code; for an extension, its own rather than the extended type's.
    ///
    /// C declarations have none.
    var module: String?
    /// The module, the surrounding types and the name, without argument labels.
    package var path: String
    /// The path with argument labels.
    var labelledPath: String
    /// The demangled declaration, with the names of all types in its type.
    var signature: String
    /// Whether the declaration or its outermost type is C's, so that the path begins with no module.
    private var isOfC = true

    /// Parses the compiler's identifier of a declaration.
    ///
    /// - Parameters:
    ///   - usr: Its unified symbol resolution: `s:` and a mangled name, or `c:` and a path.
    ///   - name: Its name with argument labels.
    init(usr: String, name: String) {
        let name = Declaration.withoutAccessor(name)
        if usr.hasPrefix("s:"), let text = SwiftName.demangled("$s" + usr.dropFirst(2)) {
            self.init(swift: text, name: name)
        } else if usr.hasPrefix("c:objc(cs)") {
            let type = usr.dropFirst("c:objc(cs)".count).prefix { $0 != "(" }
            self.init(module: nil, context: type == name[...] ? "" : String(type), name: name)
        } else if usr.hasPrefix(Declaration.field), let end = usr.range(of: "@FI@")?.lowerBound {
            let type = usr[..<end].dropFirst(Declaration.field.count)
            self.init(module: nil, context: String(type), name: name)
        } else {
            self.init(module: nil, context: "", name: name)
        }
    }

    /// The prefix of a C field's identifier, such as `c:@S@CGPoint@FI@x`.
    private static let field = "c:@S@"

    /// Whether an identifier belongs to the answer's module.
    ///
    /// It is not demangled: with nested generic types, a short identifier can expand to gigabytes of text.
    /// Identifiers of other modules name no type of the answer.
    static func isOfAnswer(_ usr: String) -> Bool {
        usr.hasPrefix("s:")
            && usr.utf8.firstRange(
                of: "\(CompilerJobs.module.utf8.count)\(CompilerJobs.module)".utf8
            )
                != nil
    }

    /// Parses the identifier of a Swift declaration whose argument labels are unknown.
    init(usr: String) {
        self.init(usr: usr, name: "")
        labelledPath = path
    }

    private init(swift text: String, name: String) {
        var rest = text[...]
        if rest.hasPrefix("static ") { rest = rest.dropFirst("static ".count) }
        var module: String?
        if rest.hasPrefix("(extension in "), let end = rest.firstIndex(of: ")") {
            module = String(rest.dropFirst("(extension in ".count)[..<end])
            rest = rest[end...].dropFirst(2)
        }
        var components = SwiftName.components(of: rest)
        let isOfC = components.first.map(Declaration.cModules.contains) ?? false
        if isOfC {
            components.removeFirst()
        } else if module == nil {
            module = components.first
        }
        self.init(
            module: module,
            context: components.dropLast().joined(separator: "."),
            name: name.isEmpty ? components.last ?? "" : name
        )
        signature = text
        self.isOfC = isOfC
    }

    /// The modules of imported C code.
    private static let cModules: Set<String> = ["Glibc", "Darwin", "__C", "__C_Synthesized"]

    private init(module: String?, context: String, name: String) {
        let start = context.isEmpty ? "" : context + "."
        let labels = name.hasSuffix(")") ? name.lastIndex(of: "(") : nil
        self.module = module
        path = start + (labels.map { String(name[..<$0]) } ?? name)
        labelledPath = start + name
        signature = name
    }

    /// A getter's or other accessor's name without its prefix: the name of its property.
    static func withoutAccessor(_ name: String) -> String {
        let accessors = ["getter:", "setter:", "willSet:", "didSet:", "_modify:", "_read:"]
        guard let prefix = accessors.first(where: name.hasPrefix) else { return name }
        return String(name.dropFirst(prefix.count))
    }

    /// The innermost name in the path that begins with an underscore, or else the first such label.
    ///
    /// The module's name does not count. The index omits all declarations with such names.
    var underscoredName: String? {
        let names = path.split(separator: ".").dropFirst().map(String.init)
        return (names.reversed() + SwiftName.labels(in: signature)).first {
            $0.hasPrefix("_") && $0 != "_"
        }
    }

    /// The labelled path without the module.
    var nameInModule: String {
        guard !isOfC, let dot = labelledPath.firstIndex(of: ".") else { return labelledPath }
        return String(labelledPath[dot...].dropFirst())
    }

    /// The path; for an initializer with its labels, which distinguish it from the type's others.
    var nameForPeople: String { path.hasSuffix(".init") ? labelledPath : path }

    /// Whether it is a function that is generic over sequences or collections.
    var takesAnySequence: Bool {
        guard signature.contains(": Swift."), let clause = SwiftName.genericClause(of: signature)
        else { return false }
        let protocols = ["Sequence", "Collection", "SequenceProtocol", "CollectionProtocol"]
        return clause.split(whereSeparator: { ",<> ".contains($0) }).contains { word in
            word.hasPrefix("Swift.") && protocols.contains(where: word.hasSuffix)
        }
    }

    /// The paths of the declaration and of everything around it, innermost first.
    var surroundings: [String] {
        var paths = [labelledPath]
        if path != labelledPath { paths.append(path) }
        var rest = path[...]
        // An operator may have dots in its name.
        while let dot = rest.dropLast().lastIndex(of: "."), dot > rest.startIndex {
            rest = rest[..<dot]
            paths.append(String(rest))
        }
        return paths
    }
}

/// Demangles names with the runtime's own function.
enum SwiftName {
    /// The readable form; `nil` if the name is not mangled.
    static func demangled(_ mangled: String) -> String? {
        let bytes = mangled.utf8CString
        let text = bytes.withUnsafeBufferPointer { bytes in
            swiftDemangle(bytes.baseAddress, bytes.count - 1, nil, nil, 0)
        }
        defer { free(text) }
        return text.map { String(cString: $0) }
    }

    /// The generic clause of a function, which stands before its parameters: `A where A: Swift.Sequence`
    /// for `Swift.Array.append<A where A: Swift.Sequence>(contentsOf: A) -> ()`.
    static func genericClause(of text: String) -> Substring? {
        guard let end = text.firstRange(of: ">(")?.lowerBound else { return nil }
        var depth = 0
        for index in text[...end].indices.reversed() {
            if text[index] == ">" { depth += 1 }
            if text[index] == "<" { depth -= 1 }
            if depth == 0 { return text[index...end] }
        }
        return nil
    }

    /// The modules, types and members at the start of a text, without generic clauses: `Swift`,
    /// `Array` and `append` for `Swift.Array< where A: Swift.Hashable>.append(A) -> ()`.
    static func components(of text: Substring) -> [String] {
        var components: [String] = [""]
        var depth = 0
        for character in text {
            let isAtStart = components[components.count - 1].isEmpty
            if depth > 0 {
                if character == "<" { depth += 1 }
                if character == ">" { depth -= 1 }
            } else if character == " " || character == "(" {
                break
            } else if character == "<", !isAtStart, isWord(components[components.count - 1]) {
                depth = 1
            } else if character == ".", !isAtStart, isWord(components[components.count - 1]) {
                components.append("")
            } else {
                components[components.count - 1].append(character)
            }
        }
        let accessors: Set<String> = ["getter", "setter", "modify", "read", "unsafeAddressor"]
        if components.count > 2, let last = components.last, accessors.contains(last) {
            components.removeLast()
        }
        return components
    }

    /// The argument labels of a demangled function: `at` and `in` for `A.b<C>(at: Int, in: C) -> D`.
    static func labels(in text: String) -> [String] {
        var labels: [String] = []
        var label = ""
        var (parentheses, angles) = (0, 0)
        var last: Character = " "
        for character in text {
            switch character {
            case "(": parentheses += 1
            case ")": parentheses -= 1
            case "<": angles += 1
            case ">" where last != "-": angles -= 1
            case ":" where parentheses == 1 && angles == 0: labels.append(label)
            default: break
            }
            let isInWord = character.isLetter || character.isNumber || character == "_"
            label = isInWord ? label + [character] : ""
            last = character
        }
        return labels
    }

    private static func isWord(_ text: String) -> Bool {
        text.unicodeScalars.first.map { $0.properties.isXIDStart || $0 == "_" } == true
    }
}

/// The runtime's own demangler, which it uses for backtraces.
@_silgen_name("swift_demangle")
private func swiftDemangle(
    _ mangled: UnsafePointer<CChar>?,
    _ length: Int,
    _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?,
    _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
