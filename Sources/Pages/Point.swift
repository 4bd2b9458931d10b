import Scenario

/// The point of a scene: on Apple's systems Foundation declares another type of this name.
package typealias Point = Scenario.Point
