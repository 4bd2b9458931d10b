/// What the judge asks of a program that forks attempts: a message of one byte each, which is answered by
/// one number of four bytes.
public enum ForkOrder: UInt8, Sendable {
    /// A new attempt, which gets the four descriptors that come with the message as its numbers 1 to 4; 0 is
    /// answered once it is one, and an error of the system's where it cannot be.
    case start = 1
    /// Whether the attempt that was forked last has ended: its status as the system tells it is answered, or
    /// ``running``.
    case look = 2
    /// The attempt is ended; its status is answered.
    case kill = 3

    /// Where the program finds its end of the channel.
    public static let descriptor: Int32 = 3
    /// Where it finds the filter of system calls that is put before each attempt.
    public static let filterDescriptor: Int32 = 8
    /// What its environment says that it is to fork, and not to play itself.
    public static let variable = "WORKBOOK_FORKS"
    /// The status of an attempt that has not ended; the system has no such status.
    public static let running: Int32 = -1
    /// How many descriptors come with ``start``.
    public static let descriptorCount = 4
}
