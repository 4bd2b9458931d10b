import Scenario

/// Explains where something forbidden was done, or something demanded was not.
struct RuleWords {
    let comparison: CaseComparison
    let found: CaseComparison.Difference

    var explanation: Explanation {
        let words = FailureWords(scene: comparison.scene, criterion: comparison.criterion)
        return Explanation(
            expected: "",
            actual: words.firstDifference(found.expected, found.actual)
        )
    }
}
