import Testing

@testable import Classroom

@Suite("The names of files as learning platforms make them")
struct AnswerFileNameTests {
    private func plain(_ name: String) -> String? {
        AnswerFileName.plain(name, among: ["baseview.swift": "BaseView.swift"])
    }

    @Test(
        "Additions to a name are left out",
        arguments: [
            "BaseView.swift", "BASEVIEW.Swift", "BaseView-2.swift", "BaseView-10.swift",
            "BaseView(1).swift", "BaseView (12).swift", "doejane_1234_BaseView.swift",
            "Jane Doe_12345_assignsubmission_file_BaseView.swift", "doe_BaseView-3.swift",
        ]
    )
    func found(name: String) {
        #expect(plain(name) == "baseview.swift")
    }

    @Test(
        "Any other name is another file's",
        arguments: [
            "BaseView-.swift", "BaseView-a.swift", "BaseView (a).swift", "BaseView).swift",
            "NoBaseView.swift", "BaseView_.txt", "BaseView.swift.swift", ".swift", "swift", "",
            "_.swift", "-1.swift", "(1).swift", "BaseView_2.swift",
        ]
    )
    func notFound(name: String) {
        #expect(plain(name) == nil)
    }
}
