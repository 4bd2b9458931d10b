import CLibrary
import UIKitModel

/// Prepares the process for an answer's code.
///
/// It sets limits, locks the process's memory file, and installs crash handlers where the system would delay
/// the end of a crash.
public func prepareAttempt() {
    limitResources()
    // Otherwise an endless loop would outlive a killed judge.
    _ = ProcessSetting.signalOfParentsEnd.set(UInt(SIGKILL))
    closeMemoryFile()
    if getenv(CrashHandlers.variable) != nil { CrashHandlers.install() }
    printLineByLine()
}

/// Plays every scene that the judge sends, until the judge closes the channel.
///
/// Requests arrive on descriptor 3, and replies leave on descriptor 4. Standard output carries the
/// answer's prints. For an immediate request it is flushed after each line, so that a crash loses
/// no output.
@MainActor
public func perform(_ harness: any Harness.Type) {
    prepareAttempt()
    guard var requests = RequestChannel(descriptor: 3) else { return }
    var replies = ReplyChannel(descriptor: 4, secret: requests.secret)
    replies.sendReady()
    let recorder = Recorder(channel: replies)
    let player = ScenePlayer(harness: harness, recorder: recorder)
    while let request = requests.next() {
        recorder.begin(request.header)
        player.play(request.scene)
        recorder.finish()
    }
}
