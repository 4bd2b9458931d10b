import ControlModel
import Scenario

/// Plays a scene's script on a stage while the recorder records it.
@MainActor
struct ScenePlayer {
    let harness: any Harness.Type
    let recorder: Recorder

    func play(_ scene: Scene) {
        observing(ProhibitionGuard(recorder: recorder)) {
            playObserved(scene)
            recorder.releaseLayers()
        }
    }

    private func playObserved(_ scene: Scene) {
        let stage = Stage(scene, harness: harness, recorder: recorder)
        MainQueue.run()
        stage.recordChangesOfBuiltViews()
        stage.noteEarlierLayers()
        let removedAtFirst = describeRemovedLayers(of: stage)
        let described = describeOwnLayers(of: stage)
        stage.addLaterLayers()
        let translator = ObservationTranslator(recorder: recorder)
        let isQuick = stage.roles.contains { $0.features.contains(.quickTaps) }
        var hand = Hand(at: ScenePlayer.firstMoment)
        for (index, step) in scene.script.enumerated() {
            recorder.record(.stepBegan(index))
            // A new hand has its own tap count. Its clock continues, as a device's does.
            if isQuick {
                hand.advance(by: ScenePlayer.secondsBetweenFingers)
            } else {
                hand = Hand(at: hand.time + ScenePlayer.secondsBetweenSteps)
            }
            perform(step, on: stage, with: hand, translator)
        }
        describeOwnLayers(of: stage, except: described)
        // A change of the scene may remove layers as well.
        if !scene.script.contains(where: \.isChange) {
            describeRemovedLayers(of: stage, except: removedAtFirst)
        }
        recorder.recordLayersThatOverrideContains()
        stage.tearDown()
    }

    private func perform(
        _ step: ScriptStep,
        on stage: Stage,
        with hand: Hand,
        _ translator: ObservationTranslator
    ) {
        if case .change(let name, let change) = step {
            stage.apply(change, to: name)
            return
        }
        // UIKit lays out changed views at the end of a turn of the run loop, and a touch comes in a later
        // turn.
        stage.window.layoutIfNeeded()
        MainQueue.run()
        let before = recorder.wants(.leftChanged) ? stage.statesOfOwnViews : []
        observing(translator) {
            act(step, on: stage, with: hand)
            MainQueue.run()
        }
        if !before.isEmpty { recordChanges(since: before, on: stage) }
        if let alert = translator.endStep() {
            AlertCloser(recorder: recorder, translator: translator).close(alert)
        }
        stage.dismissAlerts()
    }

    private func recordChanges(since before: [ViewState], on stage: Stage) {
        for (property, index) in ViewState.changes(from: before, to: stage.statesOfOwnViews) {
            // An answer may clip its own view, which changes only its appearance.
            if property == .masksToBounds, stage.roles[index].kind == .answer { continue }
            recorder.record(.leftChanged(property, .responder(index)))
        }
    }

    private func act(_ step: ScriptStep, on stage: Stage, with hand: Hand) {
        switch step {
        case .tap(let point): touch([[point]], by: hand, in: stage)
        case .drag(let points): touch([points], by: hand, in: stage)
        case .together(let points): touch(points.map { [$0] }, by: hand, in: stage)
        case .oneByOne(let points, let isCancelled):
            touchOneByOne(points, by: hand, isCancelled: isCancelled, in: stage)
        case .ask(let name, let point):
            guard let view = stage.view(named: name) else { return }
            let found = view.hitTest(CGPoint(point), with: nil)
            recorder.recordAsHitTest { MainQueue.run() }
            recorder.record(.hit(recorder.participant(found)))
        case .chain(let name):
            guard let responder = stage.responder(named: name) else { return }
            let chain = harness.responderChain(from: responder)
            recorder.record(
                .chain(chain.prefix(1_000).map { recorder.participant($0) ?? .stranger })
            )
        case .next(let name):
            guard let responder = stage.responder(named: name),
                let participant = recorder.participant(responder)
            else { return }
            let next = harness.nextResponder(after: responder)
            recorder.record(.next(participant, is: recorder.participant(next)))
        case .deliver(let phase, let name):
            guard let responder = stage.responder(named: name) else { return }
            let handler = harness.deliver(UITouch.Phase(phase), from: responder)
            recorder.record(.delivered(recorder.participant(handler)))
        case .change: break
        }
    }

    /// Moves each finger along its path; all fingers touch and lift together.
    ///
    /// Between two events an app runs the work that waits for its main thread.
    private func touch(_ paths: [[Point]], by hand: Hand, in stage: Stage) {
        let fingers = hand.putDown(
            at: paths.compactMap { $0.first.map { CGPoint($0) } },
            in: stage.window,
            noteHits: recordHits
        )
        recordStates(after: .began, in: stage)
        let longest = paths.map(\.count).max() ?? 0
        for index in 1..<max(longest, 1) {
            for (finger, path) in zip(fingers, paths) where index < path.count {
                MainQueue.run()
                hand.move(finger, to: CGPoint(path[index]))
                recordStates(after: .moved, in: stage)
            }
        }
        MainQueue.run()
        hand.lift(fingers)
        recordStates(after: .ended, in: stage)
    }

    /// Puts fingers down one after the other, and lifts all at the end.
    private func touchOneByOne(
        _ points: [Point],
        by hand: Hand,
        isCancelled: Bool,
        in stage: Stage
    ) {
        let fingers = points.flatMap { point in
            let down = hand.putDown(at: [CGPoint(point)], in: stage.window, noteHits: recordHits)
            MainQueue.run()
            recordStates(after: .began, in: stage)
            hand.advance(by: ScenePlayer.secondsBetweenFingers)
            return down
        }
        if isCancelled { hand.cancel(fingers) } else { hand.lift(fingers) }
        recordStates(after: isCancelled ? .cancelled : .ended, in: stage)
    }

    /// Records the states of the answer's controls, after the code that a touch deferred has run.
    private func recordStates(after phase: TouchPhase, in stage: Stage) {
        guard recorder.wants(.controlState) else { return }
        MainQueue.run()
        for (role, view) in zip(stage.roles, stage.views) where role.kind == .answer {
            guard let control = view.view as? UIControl,
                let participant = recorder.participant(control)
            else { continue }
            recorder.record(.controlState(participant, ControlState(control), after: phase))
        }
    }

    /// Runs the deferred work and records the results of the hit tests, before the event is delivered.
    private func recordHits(_ fingers: [Finger]) {
        recorder.recordAsHitTest { MainQueue.run() }
        for finger in fingers { recorder.record(.hit(recorder.participant(finger.view))) }
    }

    /// Too long for a double tap, too short for a long press by three fingers.
    private static let secondsBetweenFingers = 0.1

    /// Too long for a double tap.
    private static let secondsBetweenSteps = 1.0

    /// A device has run for a while before an app's first touch: no touch happens at time 0.
    private static let firstMoment = 1_000.0

    /// Records the layers that the answer added to the scene's views, in `viewDidLoad` or by a touch.
    ///
    /// - Parameter earlier: Layers that are recorded already.
    /// - Returns: All layers that are recorded now. The recorder keeps them alive.
    @discardableResult
    private func describeOwnLayers(
        of stage: Stage,
        except earlier: Set<ObjectIdentifier> = []
    ) -> Set<ObjectIdentifier> {
        var described = earlier
        for (name, view) in stage.views {
            for sublayer in view.layer.sublayers ?? []
            where !sublayer.belongsToView && !stage.sceneLayers.contains(sublayer) {
                guard described.insert(ObjectIdentifier(sublayer)).inserted else { continue }
                _ = recorder.participant(sublayer)
                let numbers = NSCoder.string(for: sublayer.boundingFrame)
                let frame = "(\(numbers.filter { !"{}".contains($0) }))"
                let time = stage.isLate(sublayer) ? ", added after viewDidLoad" : ""
                recorder.record(.setUp("a layer with frame \(frame) in \(name)'s layer\(time)"))
                let viewsInFront = view.layer.viewsInFront(of: sublayer)
                if viewsInFront > 0 { recorder.record(.viewsInFront(viewsInFront)) }
            }
        }
        return described
    }

    /// Records which layers the answer removed from the white view's layer, or reordered there.
    ///
    /// - Parameter earlier: The descriptions that are recorded already.
    /// - Returns: All descriptions that are recorded now.
    @discardableResult
    private func describeRemovedLayers(
        of stage: Stage,
        except earlier: Set<String> = []
    ) -> Set<String> {
        var words = stage.removedLayers.map { "\(TraceEvent.removal)\($0) in layerView's layer" }
        if stage.hasReorderedLayers { words.append(TraceEvent.reordering) }
        for description in words where !earlier.contains(description) {
            recorder.record(.setUp(description))
        }
        return earlier.union(words)
    }
}
