import CoreGraphics
import Testing

@Suite("Rounded rectangles that end the program")
struct RoundedRectangleExitTests {
    @Test("Corners that do not fit stop the program, as in Apple's Core Graphics")
    func misfitCorners() async {
        await #expect(processExitsWith: .failure) {
            let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
            _ = CGPath(roundedRect: rect, cornerWidth: 6, cornerHeight: 1, transform: nil)
        }
    }
}
