import Scenario

extension SceneRule {
    /// The rules of exercise 5.
    static let ofRoundButtons: [SceneRule] =
        [
            SceneRule("The circle is the button's") { $0.finds("roundButton", .round) },
            SceneRule("The corners are not", .round, .bounds),
            SceneRule("The radius is half the smaller side", .round, .greaterSide),
            SceneRule("The circle is centred in the bounds", .round, .centreOfSize),
            SceneRule("Sizes are those of the bounds, not of the frame", .round, .frameForBounds),
            SceneRule("Buttons are turned", .round, .turn),
            SceneRule("Buttons are scaled", .round, .scale),
            SceneRule("Bounds have an origin", .round, .boundsOrigin),
            SceneRule("A hidden button has no touches", .round, .hidden),
            SceneRule("A button with interaction off has no touches", .round, .interaction),
            SceneRule("A transparent button has no touches", .round, .alpha),
            SceneRule("A disabled button has its touches", .round, .disabled),
            SceneRule("A subview in the circle is found", .round, .subviewsOfAnswer),
            SceneRule("A subview outside the circle is not", .round, .badgeInCorner),
            SceneRule("A corner falls through to what lies beneath") { scene in
                scene.hasQuestion { step, root in
                    let wide = ArithmeticHitTest(root, .round, misreading: .bounds).found(by: step)
                    return zip(ArithmeticHitTest(root, .round).found(by: step), wide).contains {
                        $0 != $1 && $0 == "beneath"
                    }
                }
            },
            SceneRule("A corner falls through to another round button") { scene in
                scene.hasQuestion { step, root in
                    let wide = ArithmeticHitTest(root, .round, misreading: .bounds).found(by: step)
                    return zip(ArithmeticHitTest(root, .round).found(by: step), wide).contains {
                        $0 != $1 && $0 == "other"
                    }
                }
            },
            SceneRule("A touch near the rim, inside") { $0.hasTouchNearRim(-6 ... -1) },
            SceneRule("A touch near the rim, outside") { $0.hasTouchNearRim(1...6) },
            SceneRule("A button that is resized keeps a circle") { scene in
                SceneRule.ofScripts(.round)[0].isExercised(scene)
                    && scene.hasStep {
                        if case .change(_, .frame) = $0 { true } else { false }
                    }
            },
            SceneRule("The button alone") { $0.viewCount == 2 },
            SceneRule("A corner, without an event") { scene in
                scene.hasQuestion { step, root in
                    step.isQuestion
                        && ArithmeticHitTest(root, .round).found(by: step)
                            != ArithmeticHitTest(root, .round, misreading: .bounds).found(by: step)
                }
            },
        ] + ofScripts(.round)
}

extension Scene {
    /// Whether a touch is so far beyond the rim of a round button.
    fileprivate func hasTouchNearRim(_ distances: ClosedRange<Double>) -> Bool {
        hasQuestion { step, root in
            guard case .tap(let point) = step else { return false }
            return SceneGeometry(Scene(root, script: [])).places.contains { place in
                guard place.view.kind == .answer else { return false }
                let radius = min(place.bounds.width, place.bounds.height) / 2
                return distances.contains(place.bounds.distance(place.inView(point)) - radius)
            }
        }
    }
}
