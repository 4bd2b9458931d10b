import Results

extension ExerciseReport {
    /// Names the files that were not graded, one of which may be the answer; `nil` if there are none.
    package var sentenceOnUnusedFiles: String? {
        guard !unusedFiles.isEmpty else { return nil }
        let files = unusedFiles.map(\.nameInSentence).joined(separator: ", ")
        return "Not graded: \(files). If your answer is there, hand it in under the name of the "
            + "exercise's file, alone and in no archive."
    }
}
