package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.family.Report;

/** The report without a mouse, without eyes, on a phone and on paper. */
class ReportForEveryoneTest extends ReadingTest {
  private static final int DESKTOP = 1280;
  private static final int PHONE = 390;

  private static Browser browser;
  private static Path page;

  @BeforeAll
  static void read() {
    browser = reader.browser;
    page = reader.page;
  }

  private static Path hostilePage() {
    Path hostile = temp.resolve("hostile.html");
    if (!Files.exists(hostile)) {
      Report.write(
          List.of(
              SyntheticRun.hostile(2, "-" + "w".repeat(90)).write(temp.resolve("hostile")),
              reader.run),
          hostile);
    }
    return hostile;
  }

  @Test
  void axeFindsNothingSerious() {
    assertThatAxeFindsNothing(page, DESKTOP, false);
  }

  @Tag("slow")
  @Test
  void axeFindsNothingSeriousInHostileNamesOnAPhoneInTheDark() {
    assertThatAxeFindsNothing(hostilePage(), PHONE, true);
  }

  private static void assertThatAxeFindsNothing(Path report, int width, boolean dark) {
    browser.open(report, "#?clock=both&hide=fir-sax", width, dark);
    browser.run("document.querySelectorAll('details').forEach(d => { d.open = true; });");

    assertThat(browser.accessibilityProblems())
        .as("%s, dark: %s", report.getFileName(), dark)
        .isEmpty();
  }

  @Test
  void theFirstKeySkipsToTheAnswer() {
    browser.open(page, DESKTOP, false);
    browser.press(Keys.TAB);
    assertThat(focus("textContent")).isEqualTo("Skip to the report");
    browser.press(Keys.ENTER);
    assertThat(focus("id")).isEqualTo("r0-answer");
  }

  @Tag("slow")
  @Test
  void everyControlIsReachedByTheKeyboard() {
    browser.open(page, DESKTOP, false);
    browser.run("document.querySelector('nav li:last-child a').focus();");
    browser.press(Keys.TAB, Keys.ENTER);
    assertThat(focus("textContent")).isEqualTo("Subjects: all 11");
    browser.press(Keys.TAB, Keys.TAB, Keys.TAB, Keys.TAB, Keys.SPACE);
    assertThat(focus("value")).isEqualTo("amber-sax");
    assertThat(browser.evaluate("location.hash")).isEqualTo("#?hide=amber-sax");
    browser.press(Keys.ESCAPE);
    assertThat(focus("textContent")).isEqualTo("Subjects: 10 of 11");
    assertThat(browser.evaluate("document.querySelector('.pick').open")).isEqualTo(false);
    assertThat((String) browser.evaluate("getComputedStyle(document.activeElement).outlineStyle"))
        .isEqualTo("solid");
    assertThat(
            browser.evaluate(
                "[...document.querySelectorAll('.scroll')].every(box =>"
                    + " box.tabIndex === 0 && box.getAttribute('aria-label'))"))
        .isEqualTo(true);
  }

  @Test
  void headingsFollowEachOtherAndTablesAreTables() {
    browser.show(page, DESKTOP, false);

    assertThat(
            browser.evaluate(
                "[...document.querySelectorAll('h1, h2, h3, h4')].map(h => Number(h.tagName[1]))"
                    + ".every((level, i, all) => i === 0 ? level === 1 : level <= all[i - 1] + 1)"))
        .isEqualTo(true);
    assertThat(
            browser.evaluate(
                "[...document.querySelectorAll('table')].every(table => table.caption.textContent"
                    + " && [...table.tHead.rows[0].cells].every(th => th.scope === 'col') &&"
                    + " [...table.tBodies[0].rows].every(tr =>"
                    + " tr.cells[0].scope.startsWith('row')))"))
        .isEqualTo(true);
    assertThat(browser.evaluate("document.querySelectorAll('[role=status]').length")).isEqualTo(2L);
  }

  @Test
  void theHeatMapIsATableToo() {
    browser.show(page, DESKTOP, false);

    assertThat(
            browser.evaluate(
                "[...document.querySelectorAll('.as-table tbody tr')].map(tr =>"
                    + " tr.cells[0].textContent + ' ' + tr.cells[1].textContent).slice(0, 2)"))
        .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.LIST)
        .hasSize(2)
        .allSatisfy(row -> assertThat((String) row).matches("fir-\\w+ 1\\.\\d{3}"));
  }

  @Tag("slow")
  @Test
  void openListsFitAPhone() throws IOException {
    assertThatOpenListsFit(page);
  }

  @Tag("slow")
  @Test
  void openListsOfHostileNamesFitAPhone() throws IOException {
    assertThatOpenListsFit(hostilePage());
  }

  private static void assertThatOpenListsFit(Path report) throws IOException {
    browser.open(report, "#?clock=both&hide=fir-sax&theme=dark", PHONE, false);
    for (int list = 1; list <= 3; list++) {
      browser.click(".controls > .pick:nth-of-type(" + list + ") summary");
      browser.screenshot("phone-list-" + list);

      assertThat(browser.evaluate("document.documentElement.scrollWidth")).isEqualTo((long) PHONE);
      browser.press(Keys.ESCAPE);
    }
  }

  @Tag("slow")
  @Test
  void paperHasNoControlsAndItsChartsFit() throws IOException {
    browser.open(page, "#?theme=dark", DESKTOP, true);
    browser.media("print");
    browser.run("window.dispatchEvent(new Event('beforeprint'));");

    assertThat(
            browser.evaluate(
                "[...document.querySelectorAll('.controls, nav, .copy, .message, .skip')]"
                    + ".filter(node => node.checkVisibility()).length"))
        .isEqualTo(0L);
    assertThat(
            browser.evaluate(
                "Math.max(...[...document.querySelectorAll('.chart svg')].map(s =>"
                    + " s.clientWidth))"))
        .isEqualTo(680L);
    assertThat(browser.evaluate("getComputedStyle(document.body).backgroundColor"))
        .isEqualTo("rgb(255, 255, 255)");
    assertThat(
            browser.evaluate(
                "echarts.getInstanceByDom(document.querySelector('.heat')).getOption()"
                    + ".xAxis[0].axisLabel.color"))
        .isEqualTo("#000000");
    assertThat(
            (boolean)
                browser.evaluate(
                    "[...document.querySelectorAll('thead th, .mark')].every(node =>"
                        + " parseFloat(getComputedStyle(node).fontSize) <= parseFloat("
                        + "getComputedStyle(node.closest('table')).fontSize))"))
        .isTrue();
    browser.screenshot("print-media");
    browser.run("window.dispatchEvent(new Event('afterprint'));");
    browser.media("");
    assertThat(browser.evaluate("document.querySelectorAll('.as-table[open]').length"))
        .isEqualTo(0L);
  }

  @Tag("slow")
  @Test
  void aDarkPageIsPrinted() throws IOException {
    browser.open(page, "#?theme=dark", DESKTOP, true);
    byte[] pdf = browser.print();
    Path folder = Files.createDirectories(Path.of("target", "report-screenshots"));
    Files.write(folder.resolve("print-dark.pdf"), pdf);
    assertThat(pdf.length).isGreaterThan(10_000);
  }

  private static Object focus(String property) {
    return browser.evaluate("document.activeElement." + property);
  }
}
