package org.xmlbench.results.report;

import java.nio.file.Path;
import java.util.List;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.family.Report;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.RunFolder;

/** A reader of one report in a browser, and what stands in its section of the first document. */
final class Reader implements AutoCloseable {
  static final int DESKTOP = 1280;
  static final String FIRST = "document.querySelector('#r0-d0').closest('section')";
  static final String FIRST_ROWS =
      "[..."
          + FIRST
          + ".querySelectorAll('tbody tr:not([hidden]) th .name')].map(name =>"
          + " name.firstChild.textContent)";
  static final String FIRST_HEADS =
      "[..."
          + FIRST
          + ".querySelectorAll('thead th')].filter(th => !th.hidden).map(th => th.textContent)";
  static final String HEAT_ROWS =
      "echarts.getInstanceByDom(document.querySelector('.heat')).getOption().yAxis[0].data";
  static final String DOT_ROWS =
      "echarts.getInstanceByDom(" + FIRST + ".querySelector('.chart')).getOption().yAxis[0].data";
  static final String RATIO_SORT = "[aria-labelledby=r0-d0] thead th:nth-child(3) button";
  static final String COPY = "[aria-labelledby=r0-d0] .copy";

  final Browser browser;
  final RunFolder run;
  final Comparison comparison;
  final Path page;

  private Reader(Browser browser, RunFolder run, Path page) {
    this.browser = browser;
    this.run = run;
    this.comparison = Comparison.of(run.manifest(), run.forks());
    this.page = page;
  }

  /** Starts a browser and writes a report of five blocks for it. */
  static Reader start(Path folder) {
    Browser browser = Browser.shared();
    RunFolder run = SyntheticRun.of(5).write(folder.resolve("run"));
    Path page = folder.resolve("report.html");
    Report.write(List.of(run), page);
    return new Reader(browser, run, page);
  }

  /** Opens the report at a fragment of its address. */
  void open(String fragment) {
    browser.open(page, fragment, DESKTOP, false);
  }

  /** Ticks or unticks a value of one of the lists: 0 for subjects, 1 for APIs, 2 for documents. */
  void choose(int list, String value) {
    String pick = ".controls > .pick:nth-of-type(" + (list + 1) + ")";
    if (!(boolean) browser.evaluate("document.querySelector('" + pick + "').open")) {
      browser.click(pick + " summary");
    }
    browser.click(pick + " input[value='" + value + "']");
  }

  /** Ratio and letters of a subject on the first document. */
  static String rowText(String subject) {
    return "[..."
        + FIRST
        + ".querySelectorAll('tbody tr')].filter(tr => tr.cells[0].textContent === '"
        + subject
        + "').map(tr => tr.cells[2].textContent"
        + " + tr.querySelector('[data-head=Letters]').textContent)";
  }

  int indexOf(String title) {
    return comparison.documents().stream().map(DocumentComparison::title).toList().indexOf(title);
  }

  Object ariaSort() {
    return browser.evaluate(
        "document.querySelector(\"" + RATIO_SORT + "\").parentElement.getAttribute('aria-sort')");
  }

  SubjectFigure figure(String label) {
    return comparison.documents().getFirst().subjects().stream()
        .filter(figure -> figure.label().equals(label))
        .findFirst()
        .orElseThrow();
  }

  String text(String selector) {
    return (String) browser.evaluate("document.querySelector('" + selector + "').textContent");
  }

  List<String> strings(String expression) {
    return ((List<?>) browser.evaluate(expression)).stream().map(String.class::cast).toList();
  }

  @Override
  public void close() {
    browser.close();
  }
}
