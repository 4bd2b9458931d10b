extension DotCanvas {
    /// The terminal's cell with its eight dots.
    func cell(_ column: Int, _ row: Int) -> PictureCanvas.Cell {
        var pattern: UInt8 = 0
        var isFaint = true
        let (left, top) = (column * DotCanvas.dotsAcross, row * DotCanvas.dotsDown)
        var owner = self[left, top].owner
        // A cell shared by several views belongs to the one whose line it shows, so that its key has a place.
        var lineOwners: Set<Int> = []
        for down in 0..<DotCanvas.dotsDown {
            for across in 0..<DotCanvas.dotsAcross {
                let dot = self[left + across, top + down]
                if let line = dot.line {
                    pattern |= DotCanvas.bits[down][across]
                    if line == .solid { isFaint = false }
                    if line != .sparse, let owner = dot.owner { lineOwners.insert(owner) }
                }
                if dot.owner != owner { owner = nil }
            }
        }
        return PictureCanvas.Cell(
            content: pattern == 0 ? .empty : .dots(pattern, isFaint: isFaint),
            owner: owner ?? (lineOwners.count == 1 ? lineOwners.first : nil),
            veils: veils.isEmpty ? [] : veiled(left, top)
        )
    }

    /// The transparent views that have all dots of a cell.
    private func veiled(_ left: Int, _ top: Int) -> Set<Int> {
        let cell = (0..<DotCanvas.dotsDown).flatMap { down in
            (0..<DotCanvas.dotsAcross).map { (top + down) * columns + left + $0 }
        }
        return Set(veils.filter { $0.value.isSuperset(of: cell) }.keys)
    }

    /// The bit of each dot in Unicode's Braille patterns.
    private static let bits: [[UInt8]] = [
        [0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80],
    ]
}
