package org.xmlbench.suite.choose;

import java.util.List;
import org.xmlbench.core.driver.LibrarySetup;
import org.xmlbench.results.run.Resources;
import org.xmlbench.results.table.TableHtml;

/**
 * A choice as a page to pass on: one HTML file without scripts, which loads nothing. Whatever comes
 * from documents, drivers and users is escaped.
 */
final class ChoicePage {
  private final Choice choice;
  private final StringBuilder page = new StringBuilder();

  private ChoicePage(Choice choice) {
    this.choice = choice;
  }

  static String render(Choice choice) {
    return new ChoicePage(choice).page();
  }

  private String page() {
    page.append(
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
        <title>Which XML parser to adopt</title>
        <style>
        """);
    page.append(Resources.text(ChoicePage.class, "choice.css"));
    page.append("</style>\n</head>\n<body>\n<main>\n");
    page.append("<h1>Which XML parser to adopt</h1>\n");
    paragraph(choice.answer());
    demands();
    page.append(TableHtml.of(ChoiceText.section(choice)));
    setups();
    about();
    return page.append("</main>\n</body>\n</html>\n").toString();
  }

  private void demands() {
    heading("What was asked");
    page.append("<p>Documents: ").append(choice.documents().size()).append("</p>\n");
    list(choice.documents());
    if (choice.must().isEmpty()) {
      paragraph("Nothing was demanded beside that a parser delivers them rightly.");
    } else {
      page.append("<p>A parser must, beside that it delivers them rightly:</p>\n");
      list(
          choice.must().stream()
              .map(must -> "%s: %s".formatted(must.name(), must.meaning()))
              .toList());
    }
  }

  private void setups() {
    if (choice.qualified().isEmpty()) {
      return;
    }
    heading("How to set it up for untrusted documents");
    paragraph(
        "Times are of each library as its driver sets it up: with namespaces, without external"
            + " entities and without limits. The lines below set it up in another way, and were"
            + " not timed.");
    paragraph(
        "The document is the stream 'in'. Simple names are of the packages %s."
            .formatted(String.join(", ", LibrarySetup.IMPORTED)));
    for (Choice.Candidate candidate : choice.qualified()) {
      page.append(TableHtml.element("h3", "", candidate.driver()));
      code(dependency(candidate));
      if (candidate.lines().isEmpty()) {
        paragraph("Its driver does not say how.");
      } else {
        code(String.join("\n", candidate.lines()));
        paragraph("Source: " + candidate.source());
        paragraph(
            candidate.refused().isEmpty()
                ? "Set up so, it delivers every document all the same."
                : "Set up so, it does not deliver %d of %d documents, which are named above."
                    .formatted(candidate.refused().size(), choice.documents().size()));
      }
      paragraph("Advisories: " + candidate.advisories());
    }
  }

  /** What a build needs to have the library. */
  static String dependency(Choice.Candidate candidate) {
    String[] parts = candidate.artifact().split(":");
    if (candidate.artifact().equals("java.xml")) {
      return "<!-- part of the JDK: no dependency -->";
    }
    if (parts.length != 2 || candidate.artifact().startsWith("native:")) {
      return "<!-- not from a Maven repository: %s -->".formatted(candidate.artifact());
    }
    return """
    <dependency>
      <groupId>%s</groupId>
      <artifactId>%s</artifactId>
      <version>%s</version>
    </dependency>\
    """
        .formatted(parts[0], parts[1], candidate.version());
  }

  private void about() {
    heading("About these figures");
    paragraph("Measured on: %s. Made %s.".formatted(choice.host(), choice.createdUtc()));
    page.append(
        "<p>Everything behind them is in <a href=\"run/report.html\">run/report.html</a> of the"
            + " folder that this page was made in.</p>\n");
  }

  private void heading(String text) {
    page.append(TableHtml.element("h2", "", text));
  }

  private void paragraph(String text) {
    page.append(TableHtml.element("p", "", text));
  }

  private void list(List<String> items) {
    page.append("<ul>\n");
    items.forEach(item -> page.append(TableHtml.element("li", "", item)));
    page.append("</ul>\n");
  }

  private void code(String lines) {
    page.append("<pre><code>").append(TableHtml.escaped(lines)).append("</code></pre>\n");
  }
}
