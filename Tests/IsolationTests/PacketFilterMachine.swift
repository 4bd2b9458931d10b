/// The kernel's packet filter machine, so far as a filter of system calls uses it.
struct PacketFilterMachine {
    /// The kernel's decision about a call.
    enum Verdict: Hashable {
        case allowed
        case killed
        /// The call gives this error.
        case denied(error: UInt32)
        case other(UInt32)
    }

    /// A program that the kernel would not take.
    enum Fault: Error, Hashable {
        case unevenLength, unknownOperation(UInt16), outside(Int)
    }

    /// A system call: what the kernel lays before a filter.
    struct Call {
        var number: UInt32
        var architecture: UInt32
        var firstArgument: UInt64 = 0

        /// The 32 bits at an offset, as the kernel lays them out.
        fileprivate func word(at offset: UInt32) -> UInt32? {
            switch offset {
            case 0: number
            case 4: architecture
            case 16: UInt32(truncatingIfNeeded: firstArgument)
            case 20: UInt32(truncatingIfNeeded: firstArgument >> 32)
            default: nil
            }
        }
    }

    private struct Instruction {
        var operation: UInt16
        var ifTrue: Int
        var ifFalse: Int
        var value: UInt32
    }

    private let program: [Instruction]

    init(_ bytes: [UInt8]) throws {
        guard bytes.count % 8 == 0 else { throw Fault.unevenLength }
        program = stride(from: 0, to: bytes.count, by: 8).map { start in
            func number(_ offsets: Range<Int>) -> UInt32 {
                offsets.reversed().reduce(0) { $0 << 8 | UInt32(bytes[start + $1]) }
            }
            return Instruction(
                operation: UInt16(number(0..<2)),
                ifTrue: Int(number(2..<3)),
                ifFalse: Int(number(3..<4)),
                value: number(4..<8)
            )
        }
    }

    /// Runs the program on a call.
    func verdict(on call: Call) throws -> Verdict {
        var accumulator: UInt32 = 0
        var index = 0
        while program.indices.contains(index) {
            let instruction = program[index]
            index += 1
            func jump(_ isTrue: Bool) { index += isTrue ? instruction.ifTrue : instruction.ifFalse }
            switch instruction.operation {
            case 0x20:
                guard let word = call.word(at: instruction.value) else {
                    throw Fault.outside(Int(instruction.value))
                }
                accumulator = word
            case 0x15: jump(accumulator == instruction.value)
            case 0x35: jump(accumulator >= instruction.value)
            case 0x45: jump(accumulator & instruction.value != 0)
            case 0x06: return verdict(instruction.value)
            default: throw Fault.unknownOperation(instruction.operation)
            }
        }
        throw Fault.outside(index)
    }

    private func verdict(_ value: UInt32) -> Verdict {
        switch value & 0xffff_0000 {
        case 0x7fff_0000: .allowed
        case 0x8000_0000: .killed
        case 0x0005_0000: .denied(error: value & 0xffff)
        default: .other(value)
        }
    }
}
