package org.xmlbench.suite.choose;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.xmlbench.core.driver.LibrarySetup;
import org.xmlbench.results.run.Resources;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.store.DriverScore;

/**
 * A choice as a page that can be handed to somebody: one HTML file without scripts, which loads
 * nothing. Whatever comes from documents, drivers and users is escaped.
 */
final class ChoicePage {
  private static final String ABSENT = "–";

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
    candidates();
    times();
    others();
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

  private void candidates() {
    heading("Parsers that qualify");
    if (choice.qualified().isEmpty()) {
      paragraph("None.");
      return;
    }
    List<String> found =
        choice.qualified().stream()
            .flatMap(candidate -> candidate.scores().stream())
            .map(DriverScore.Figure::head)
            .distinct()
            .toList();
    page.append("<div class=\"wide\"><table>\n<thead><tr>");
    List.of("Parser", "Library", "Time / fastest").forEach(this::head);
    found.forEach(this::head);
    page.append("</tr></thead>\n<tbody>\n");
    for (Choice.Candidate candidate : choice.qualified()) {
      page.append("<tr").append(candidate.fastest() ? " class=\"fastest\"" : "").append('>');
      page.append("<th scope=\"row\">").append(escaped(candidate.driver())).append("</th>");
      cell(candidate.library() + " " + candidate.version());
      cell(ratio(candidate.time()));
      found.forEach(name -> cell(score(candidate, name)));
      page.append("</tr>\n");
    }
    page.append("</tbody>\n</table></div>\n");
    boolean marked = choice.qualified().stream().anyMatch(Choice.Candidate::fastest);
    paragraph(
        "In brackets the interval that holds with 95 % confidence for all pairs at once."
            + (marked ? " Rows that are marked are the fastest, or not shown to be slower." : ""));
    paragraph(
        "Times are of each library as its driver sets it up: with namespaces, without external"
            + " entities and without limits. The lines below set it up in another way, and were"
            + " not timed.");
  }

  /** A row for each document, as there may be hundreds of them. */
  private void times() {
    if (choice.qualified().isEmpty() || choice.documents().size() < 2) {
      return;
    }
    heading("Time / fastest, by document");
    page.append("<div class=\"wide\"><table>\n<thead><tr>");
    head("Document");
    choice.qualified().forEach(candidate -> head(candidate.driver()));
    page.append("</tr></thead>\n<tbody>\n");
    for (int document = 0; document < choice.documents().size(); document++) {
      page.append("<tr><th scope=\"row\">")
          .append(escaped(choice.documents().get(document)))
          .append("</th>");
      for (Choice.Candidate candidate : choice.qualified()) {
        cell(ratio(candidate.times().get(document)));
      }
      page.append("</tr>\n");
    }
    page.append("</tbody>\n</table></div>\n");
  }

  private static String score(Choice.Candidate candidate, String name) {
    return candidate.scores().stream()
        .filter(figure -> figure.head().equals(name))
        .map(DriverScore.Figure::text)
        .findFirst()
        .orElse(ABSENT);
  }

  private static String ratio(Estimate estimate) {
    if (estimate == null) {
      return ABSENT;
    }
    return estimate.low() == null
        ? String.format(Locale.ROOT, "%.2f", estimate.value())
        : String.format(
            Locale.ROOT, "%.2f [%.2f, %.2f]", estimate.value(), estimate.low(), estimate.high());
  }

  private void others() {
    heading("Why the others do not");
    if (choice.others().isEmpty()) {
      paragraph("All qualify.");
      return;
    }
    page.append("<div class=\"wide\"><table>\n<thead><tr>");
    List.of("Parser", "Why not").forEach(this::head);
    page.append("</tr></thead>\n<tbody>\n");
    for (Choice.Other other : choice.others()) {
      page.append("<tr><th scope=\"row\">").append(escaped(other.driver())).append("</th><td>");
      page.append(
          other.reasons().stream().map(ChoicePage::escaped).collect(Collectors.joining("<br>")));
      page.append("</td></tr>\n");
    }
    page.append("</tbody>\n</table></div>\n");
  }

  private void setups() {
    if (choice.qualified().isEmpty()) {
      return;
    }
    heading("How to set it up for documents that nobody has checked");
    paragraph(
        "The document is the stream 'in'. Simple names are of the packages %s."
            .formatted(String.join(", ", LibrarySetup.IMPORTED)));
    for (Choice.Candidate candidate : choice.qualified()) {
      page.append("<h3>").append(escaped(candidate.driver())).append("</h3>\n");
      code(List.of(dependency(candidate)), Function.identity());
      if (candidate.lines().isEmpty()) {
        paragraph("Its driver does not say how.");
      } else {
        code(candidate.lines(), Function.identity());
        paragraph("Source: " + candidate.source());
        refused(candidate);
      }
      paragraph("Advisories: " + candidate.advisories());
    }
  }

  private void refused(Choice.Candidate candidate) {
    if (candidate.refused().isEmpty()) {
      paragraph("Set up so, it delivers every document all the same.");
    } else {
      paragraph(
          "Set up so, it does not deliver these of the documents (%d of %d):"
              .formatted(candidate.refused().size(), choice.documents().size()));
      list(candidate.refused());
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
    list(choice.notices());
    paragraph("Measured on: %s. Made %s.".formatted(choice.host(), choice.createdUtc()));
    page.append(
        "<p>Everything behind them is in <a href=\"run/report.html\">run/report.html</a> of the"
            + " folder that this page was made in.</p>\n");
  }

  private void heading(String text) {
    page.append("<h2>").append(escaped(text)).append("</h2>\n");
  }

  private void paragraph(String text) {
    page.append("<p>").append(escaped(text)).append("</p>\n");
  }

  private void list(List<String> items) {
    page.append("<ul>\n");
    items.forEach(item -> page.append("<li>").append(escaped(item)).append("</li>\n"));
    page.append("</ul>\n");
  }

  private void code(List<String> lines, Function<String, String> shown) {
    page.append("<pre><code>")
        .append(
            lines.stream().map(shown).map(ChoicePage::escaped).collect(Collectors.joining("\n")))
        .append("</code></pre>\n");
  }

  private void head(String text) {
    page.append("<th scope=\"col\">").append(escaped(text)).append("</th>");
  }

  private void cell(String text) {
    page.append("<td>").append(escaped(text)).append("</td>");
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }
}
