import Results
import Scenario
import Testing

@testable import Reports

@Suite("Feedback as a page")
struct FeedbackPageTests {
    @Test("A page says its language and title, and is made for phones, too")
    func head() {
        let text = FeedbackPage(SampleClass.ada).text
        let head = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <title>Feedback for Ada Lovelace</title>
            <style>

            """
        #expect(text.hasPrefix(head))
        #expect(text.contains("@media (prefers-color-scheme: dark)"))
        #expect(text.hasSuffix("</pre>\n</section>\n</body>\n</html>\n"))
    }

    @Test("Nothing is loaded, and nothing runs")
    func selfContained() {
        let text = FeedbackPage(SampleClass.ada).text
        for word in ["<script", "<link", "<img", "http://", "https://", "url(", "@import"] {
            #expect(!text.contains(word), "\(word)")
        }
    }

    @Test("The table leads to each exercise, and inks are classes")
    func body() {
        let text = FeedbackPage(SampleClass.one(Samples.passed)).text
        let body = """
            <body>
            <h1>Feedback for ada</h1>
            <p class="strong">10 of 10 points.</p>
            <table>
            <thead><tr><th>Exercise</th><th>Outcome</th><th>Points</th></tr></thead>
            <tbody>
            <tr><td><a href="#exercise-3">3, The system&#39;s hitTest</a></td><td class="good">passed</td><td>10 of 10</td></tr>
            </tbody>
            </table>
            <p class="faint">Protection while grading: bubblewrap: no files, no network, no other processes.</p>
            <p class="faint">Random scenes: seed 42. <code>make check EX=3 SEED=42</code> plays them again.</p>
            <section id="exercise-3">
            <h2>Exercise 3, The system&#39;s hitTest</h2>
            <pre><span class="good">✓ Exercise 3 passed, all 5 tests.</span>
              <span class="faint">random scenes of seed 42</span>
            </pre>
            </section>
            </body>
            </html>

            """
        #expect(text.hasSuffix(body))
    }

    @Test("What a student wrote is text")
    func escaped() {
        var report = Samples.passed
        report.output = "</pre><script>alert('x')</script> & \u{202E}"
        let text = FeedbackPage(SampleClass.one(report, student: "<b>\"")).text
        #expect(text.contains("<title>Feedback for &lt;b&gt;&quot;</title>"))
        #expect(
            text.contains(
                "&lt;/pre&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; \\u{202E}"
            )
        )
    }

    @Test("Every ink has a rule in the style sheet")
    func inks() {
        let inks: [Ink] = [.plain, .strong, .faint, .good, .bad, .caution, .accent]
        for name in inks.compactMap(\.className) {
            #expect(PageStyleSheet.text.contains("\n.\(name) {"))
        }
        #expect(Ink.plain.className == nil)
    }
}
