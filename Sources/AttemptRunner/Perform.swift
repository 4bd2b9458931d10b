import Scenario
import UIKitModel

#if canImport(Glibc)
    import Glibc
#endif

/// Makes the process one that an answer's code may run in: within its limits, with its memory shut.
public func prepareAttempt() {
    limitResources()
    endWithJudge()
    closeMemoryFile()
    printLineByLine()
}

/// Kills this process when its parent dies (Linux): a killed judge would otherwise leave an endless loop
/// running.
private func endWithJudge() {
    #if canImport(Glibc)
        _ = ProcessControl.signalOfParentsEnd.set(UInt(SIGKILL))
    #endif
}

/// Plays every scene that the judge sends, until it sends no more: the whole life of an attempt.
///
/// Requests come in on descriptor 3, replies go out on descriptor 4. Standard output is for what
/// the answer prints; of a scene that is shown it is handed on line by line, so that a crash loses none
/// of it.
///
/// - Parameter harness: What turns the answer into an attempt.
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
