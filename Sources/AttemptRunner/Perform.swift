import Scenario
import UIKitModel

#if canImport(Glibc)
    import Glibc
#endif

/// Prepares the process for an answer's code: sets limits and locks its memory file.
public func prepareAttempt() {
    limitResources()
    endWithJudge()
    closeMemoryFile()
    printLineByLine()
}

/// Kills this process when its parent dies (Linux).
///
/// Otherwise an endless loop would survive a killed judge.
private func endWithJudge() {
    #if canImport(Glibc)
        _ = ProcessControl.signalOfParentsEnd.set(UInt(SIGKILL))
    #endif
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
