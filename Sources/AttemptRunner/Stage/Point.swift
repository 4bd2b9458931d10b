import Scenario

/// The point of a scene: on Apple's systems Foundation brings another type of that name.
typealias Point = Scenario.Point
