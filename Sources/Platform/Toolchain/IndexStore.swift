import Foundation

/// Reads the compiler's index of a source file: each declaration that it defines or refers to.
///
/// The compiler writes the index in the same run as the object file. The toolchain's own library
/// reads it, so that nothing here depends on its format.
///
/// Source: the functions of `indexstore.h` in the toolchain.
package final class IndexStore {
    /// A place where a file declares or names something.
    package struct Occurrence: Hashable {
        /// The compiler's unified symbol resolution, which identifies the declaration.
        package var usr: String
        /// The declaration's name with argument labels, such as `hitTest(_:with:)`.
        package var name: String
        /// The line, from 1.
        package var line: Int
        /// The column in bytes, from 1.
        package var column: Int
        package var roles: Roles
        /// Whether the declaration is within a function, and invisible elsewhere.
        package var isLocal = false
        /// The declarations that it overrides or implements.
        package var overridden: [String] = []
        /// The type or the extension that directly contains it; for an accessor, the property.
        package var containers: [String] = []
        /// The types that inherit from it here, or conform to it.
        package var heirs: [String] = []
    }

    /// How a file uses a declaration at a place.
    package struct Roles: OptionSet, Hashable {
        package let rawValue: UInt64

        package init(rawValue: UInt64) {
            self.rawValue = rawValue
        }

        package static let declaration = Roles(rawValue: 1 << 0)
        package static let definition = Roles(rawValue: 1 << 1)
        package static let reference = Roles(rawValue: 1 << 2)
        /// A type inherits from it, or conforms to it.
        package static let base = Roles(rawValue: 1 << 10)
        /// An extension extends it.
        package static let extended = Roles(rawValue: 1 << 14)
    }

    private let functions: Functions

    /// Opens the library of the compiler's toolchain.
    ///
    /// - Throws: ``Fault`` if there is none.
    package init(besideCompiler compiler: String) throws {
        functions = try Functions(library: IndexStore.library(besideCompiler: compiler))
    }

    private static func library(besideCompiler compiler: String) -> String {
        let usr = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
            .deletingLastPathComponent().deletingLastPathComponent().path
        return "\(usr)/lib/\(OperatingSystem.own.library("IndexStore"))"
    }

    /// The occurrences in a file, in order.
    ///
    /// - Parameters:
    ///   - file: The file's name, which must be unique in the compile.
    ///   - folder: The folder of the index.
    package func occurrences(in file: String, indexedIn folder: String) throws -> [Occurrence] {
        let record = try IndexStore.record(of: file, in: folder)
        var error: OpaquePointer?
        guard let store = functions.createStore(folder, &error) else { throw unreadable(file) }
        defer { functions.disposeStore(store) }
        guard let reader = functions.createReader(store, record, &error) else {
            throw unreadable(file)
        }
        defer { functions.disposeReader(reader) }
        let collected = Collected(functions)
        let context = Unmanaged.passUnretained(collected).toOpaque()
        let isWhole = functions.applyOccurrences(reader, context) { context, occurrence in
            guard let context, let occurrence else { return false }
            Unmanaged<Collected>.fromOpaque(context).takeUnretainedValue().add(occurrence)
            return true
        }
        guard isWhole else { throw unreadable(file) }
        return collected.occurrences
    }

    private func unreadable(_ file: String) -> Fault {
        Fault("the compiler's index of \(file) cannot be read")
    }

    /// The name of the only record about a file.
    private static func record(of file: String, in folder: String) throws -> String {
        let files = FileManager.default
        let records = "\(folder)/v5/records"
        let names = ((try? files.contentsOfDirectory(atPath: records)) ?? []).flatMap { part in
            (try? files.contentsOfDirectory(atPath: "\(records)/\(part)")) ?? []
        }
        let found = names.filter { $0.hasPrefix("\(file)-") }
        guard found.count == 1 else {
            throw Fault("the compiler wrote no index of \(file)")
        }
        return found[0]
    }

    /// The receiver of the library's callbacks.
    private final class Collected {
        private(set) var occurrences: [Occurrence] = []
        private let functions: Functions

        init(_ functions: Functions) {
            self.functions = functions
        }

        func add(_ occurrence: OpaquePointer) {
            guard let symbol = functions.symbol(occurrence) else { return }
            var (line, column) = (UInt32(0), UInt32(0))
            functions.place(occurrence, &line, &column)
            occurrences.append(
                Occurrence(
                    usr: identifier(symbol),
                    name: Collected.text(functions.name(symbol)),
                    line: Int(line),
                    column: Int(column),
                    roles: Roles(rawValue: functions.roles(occurrence)),
                    isLocal: functions.properties(symbol) & Functions.local != 0
                )
            )
            let context = Unmanaged.passUnretained(self).toOpaque()
            _ = functions.applyRelations(occurrence, context) { context, relation in
                guard let context, let relation else { return false }
                Unmanaged<Collected>.fromOpaque(context).takeUnretainedValue().relate(relation)
                return true
            }
        }

        /// Adds a declaration to which the last occurrence relates.
        private func relate(_ relation: OpaquePointer) {
            let roles = functions.relationRoles(relation)
            guard let symbol = functions.relationSymbol(relation) else { return }
            let usr = identifier(symbol)
            let last = occurrences.count - 1
            if roles & Functions.overriding != 0 { occurrences[last].overridden.append(usr) }
            if roles & (Functions.child | Functions.accessor) != 0 {
                occurrences[last].containers.append(usr)
            }
            if roles & Functions.base != 0 { occurrences[last].heirs.append(usr) }
        }

        private func identifier(_ symbol: OpaquePointer) -> String {
            DeclarationIdentifier.withoutObjectiveC(Collected.text(functions.usr(symbol)))
        }

        private static func text(_ text: IndexStore.Text) -> String {
            String(
                decoding: UnsafeRawBufferPointer(start: text.iov_base, count: text.iov_len),
                as: UTF8.self
            )
        }
    }
}

extension IndexStore {
    /// A string of the library: a pointer and a length.
    ///
    /// `iovec` has the same layout, and Swift can only call C functions with structures declared in
    /// C.
    fileprivate typealias Text = iovec

    /// The library's functions in use.
    fileprivate struct Functions {
        typealias Failure = UnsafeMutablePointer<OpaquePointer?>
        typealias Visitor = @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?) -> Bool

        let createStore: @convention(c) (UnsafePointer<CChar>, Failure) -> OpaquePointer?
        let disposeStore: @convention(c) (OpaquePointer) -> Void
        let createReader:
            @convention(c) (OpaquePointer, UnsafePointer<CChar>, Failure) -> OpaquePointer?
        let disposeReader: @convention(c) (OpaquePointer) -> Void
        let applyOccurrences:
            @convention(c) (OpaquePointer, UnsafeMutableRawPointer?, Visitor) -> Bool
        let applyRelations:
            @convention(c) (OpaquePointer, UnsafeMutableRawPointer?, Visitor) -> Bool
        let relationRoles: @convention(c) (OpaquePointer) -> UInt64
        let relationSymbol: @convention(c) (OpaquePointer) -> OpaquePointer?
        let symbol: @convention(c) (OpaquePointer) -> OpaquePointer?
        let roles: @convention(c) (OpaquePointer) -> UInt64
        let place:
            @convention(c) (
                OpaquePointer, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>
            ) -> Void
        let properties: @convention(c) (OpaquePointer) -> UInt64
        let usr: @convention(c) (OpaquePointer) -> Text
        let name: @convention(c) (OpaquePointer) -> Text

        /// The role of a relation to the type or extension that contains the declaration.
        static let child: UInt64 = 1 << 9
        /// The role of a relation to the type that inherits from the declaration.
        static let base: UInt64 = 1 << 10
        /// The role of a relation to an overridden or implemented declaration.
        static let overriding: UInt64 = 1 << 11
        /// The role of a relation from an accessor to its property.
        static let accessor: UInt64 = 1 << 15
        /// The property of symbols declared within a function.
        static let local: UInt64 = 1 << 7

        init(library path: String) throws {
            guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
                throw Fault(
                    "the compiler's index cannot be read without \(path); use a toolchain "
                        + "from swift.org or Xcode"
                )
            }
            func function<Function>(_ name: String, as type: Function.Type) throws -> Function {
                guard let address = dlsym(library, "indexstore_\(name)") else {
                    throw Fault("\(path) has no indexstore_\(name)")
                }
                return unsafeBitCast(address, to: type)
            }
            createStore = try function("store_create", as: type(of: createStore))
            disposeStore = try function("store_dispose", as: type(of: disposeStore))
            createReader = try function("record_reader_create", as: type(of: createReader))
            disposeReader = try function("record_reader_dispose", as: type(of: disposeReader))
            applyOccurrences = try function(
                "record_reader_occurrences_apply_f",
                as: type(of: applyOccurrences)
            )
            applyRelations = try function(
                "occurrence_relations_apply_f",
                as: type(of: applyRelations)
            )
            relationRoles = try function("symbol_relation_get_roles", as: type(of: relationRoles))
            relationSymbol = try function(
                "symbol_relation_get_symbol",
                as: type(of: relationSymbol)
            )
            symbol = try function("occurrence_get_symbol", as: type(of: symbol))
            roles = try function("occurrence_get_roles", as: type(of: roles))
            place = try function("occurrence_get_line_col", as: type(of: place))
            properties = try function("symbol_get_properties", as: type(of: properties))
            usr = try function("symbol_get_usr", as: type(of: usr))
            name = try function("symbol_get_name", as: type(of: name))
        }
    }
}
