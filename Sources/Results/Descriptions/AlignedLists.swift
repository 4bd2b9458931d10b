/// Aligns two lists: each element beside its equal in the other list, or alone.
///
/// At a difference, the elements of the first list come first.
package func aligned<Element>(
    _ first: [Element],
    _ second: [Element],
    by areAlike: (Element, Element) -> Bool
) -> [(first: Element?, second: Element?)] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in second.difference(from: first, by: areAlike) {
        switch change {
        case .remove(let offset, _, _): removed.insert(offset)
        case .insert(let offset, _, _): inserted.insert(offset)
        }
    }
    var rows: [(first: Element?, second: Element?)] = []
    var (own, other) = (0, 0)
    while own < first.count || other < second.count {
        let isRemoved = removed.contains(own)
        let isInserted = !isRemoved && inserted.contains(other)
        rows.append((isInserted ? nil : first[own], isRemoved ? nil : second[other]))
        own += isInserted ? 0 : 1
        other += isRemoved ? 0 : 1
    }
    return rows
}
