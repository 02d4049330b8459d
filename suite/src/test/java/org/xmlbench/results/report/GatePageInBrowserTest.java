package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.family.Report;
import org.xmlbench.results.gate.Calibration;
import org.xmlbench.results.gate.CalibrationFile;
import org.xmlbench.results.gate.CalibrationTest;
import org.xmlbench.results.gate.GateOutputTest;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;

/** The pages of a gate and of a calibration as a reader sees them. */
@Tag("optional")
class GatePageInBrowserTest extends InBrowser {
  private static final int DESKTOP = 1280;
  private static final int PHONE = 390;

  @TempDir private static Path temp;

  @Tag("slow")
  @Test
  void aCalibrationShowsItsFigures() throws IOException {
    Calibration calibration = CalibrationTest.calibration(0.02, 30);
    Path page = page("calibration", CalibrationFile.NAME, CalibrationFile.text(calibration));
    browser.open(page, DESKTOP, false);
    browser.screenshot("calibration");

    assertThat(browser.console()).isEmpty();
    assertThat(browser.texts("h2"))
        .contains("Calibration: this host is FIT for a pass bound of 5 %");
    assertThat(browser.texts("td, th"))
        .contains("5", "10", "30", "a", "b", "1,000")
        .contains(digits(100 * calibration.gates().getFirst().failedUpper()))
        .contains(digits(100 * calibration.cells().getFirst().sd().orElseThrow()))
        .contains("+" + percent(calibration.effects().getLast().effect().orElseThrow()));
    browser.open(page, PHONE, true);
    browser.screenshot("calibration-phone");
    assertThat(scrollsSideways()).isFalse();
  }

  @Tag("slow")
  @Test
  void aCalibrationOfTooFewBlocksSaysSo() throws IOException {
    Calibration calibration = CalibrationTest.calibration(0.02, 0);
    Path page = page("few", CalibrationFile.NAME, CalibrationFile.text(calibration));
    browser.open(page, DESKTOP, false);

    assertThat(browser.console()).isEmpty();
    assertThat(browser.texts("h2")).contains("Calibration: unknown: there were too few blocks");
  }

  @Test
  void aGateShowsItsVerdicts() throws IOException {
    Path page = page("gate", "gate.json", StoreJson.file(GateOutputTest.regressed()));
    browser.open(page, DESKTOP, false);
    browser.screenshot("gate");

    assertThat(browser.console()).isEmpty();
    assertThat(browser.texts("h2")).contains("Gate: REGRESSED");
    assertThat(browser.texts("section p"))
        .contains("Pairing: turns, measuring threads bound to cpu1.");
    assertThat(browser.texts("p.note")).allMatch(note -> note.matches("[A-Z].*\\."));
    assertThat(browser.texts("p.note").getLast()).startsWith("This is the run of a ");
    assertThat(browser.texts("section p")).anyMatch(p -> p.matches("Machine: fit \\(.*\\)\\."));
    assertThat(browser.texts("section p"))
        .contains(
            "Note: psd:4MiB with end-tag-present broken is not well-formed, and both sides accept"
                + " it.");
    assertThat(browser.texts("td, th"))
        .contains("REGRESSED", "INCONCLUSIVE", "PASS", "1.080 [1.070, 1.090]", "+4.1 %")
        .contains("a new test needs about 105 blocks");
    browser.open(page, PHONE, false);
    assertThat(scrollsSideways()).isFalse();
  }

  @Tag("slow")
  @Test
  void aGateThatWasInterruptedSaysSoFirst() throws IOException {
    Path page = page("interrupted", "note.txt", "");
    browser.open(page, DESKTOP, false);
    browser.screenshot("gate-interrupted");

    assertThat(browser.console()).isEmpty();
    assertThat(browser.texts("h2").getFirst()).endsWith(": interrupted, no result");
    assertThat(browser.texts("section > h2:first-child + p").getFirst())
        .contains("was interrupted", "0 blocks were measured");
    assertThat(browser.texts("h2")).doesNotContain("The answer");
  }

  @Tag("slow")
  @Test
  void aLongCellNameIsWholeAndCutsNoColumn() throws IOException {
    String name = "file:/home/build/agents/7/work/orders-of-the-last-forty-nine-quarters.xml";
    String json = StoreJson.file(GateOutputTest.regressed()).replace("interop-int:10000", name);
    Path page = page("long", "gate.json", json);
    for (boolean dark : new boolean[] {false, true}) {
      for (int width : new int[] {1400, PHONE}) {
        browser.open(page, width, dark);
        browser.screenshot("gate-long-" + width + (dark ? "-dark" : ""));

        assertThat(browser.texts("tbody th").getFirst())
            .isEqualTo(name + "/cpus=2,gc=serial,heap=64m,input=memory,parser=reused");
        assertThat(
                browser.evaluate(
                    "[...document.querySelectorAll('th, td, th *, td *')].filter(node =>"
                        + " node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 0)"
                        + ".map(node => node.textContent)"))
            .isEqualTo(List.of());
        assertThat(scrollsSideways()).isFalse();
        assertThat(
                browser.evaluate(
                    "document.querySelector('[aria-labelledby=r0-gate] .wide')"
                        + ".classList.contains('scrolls')"))
            .isEqualTo(width == PHONE);
      }
    }
  }

  @Tag("slow")
  @Test
  void whatCannotBeSeenIsCappedHereToo() throws IOException {
    Calibration calibration = CalibrationTest.calibration(3, 30);
    Path page = page("noisy", CalibrationFile.NAME, CalibrationFile.text(calibration));
    browser.open(page, DESKTOP, false);

    assertThat(browser.texts("td")).contains("more than 100 %");
  }

  /** A run of arms only, as such runs are, with that file in its folder. */
  private static Path page(String name, String file, String content) throws IOException {
    RunFolder run = SyntheticRun.of(1).write(temp.resolve(name));
    Path log = run.path().resolve(RunFolder.FORKS);
    List<String> arms =
        Files.readAllLines(log).stream()
            .map(line -> line.replace("\"position\"", "\"arm\":\"baseline\",\"position\""))
            .toList();
    Files.write(log, arms);
    assertThat(run.forks().records()).extracting(ForkRecord::arm).containsOnly("baseline");
    Files.writeString(run.path().resolve(file), content);
    Path page = temp.resolve(name + ".html");
    Report.write(List.of(run), page);
    return page;
  }

  private static boolean scrollsSideways() {
    return (boolean)
        browser.evaluate(
            "document.documentElement.scrollWidth > document.documentElement.clientWidth");
  }

  private static String digits(double value) {
    return Column.of("", Column.Kind.NUMBER).text(Cell.figure(value));
  }

  private static String percent(double share) {
    return String.format(java.util.Locale.ROOT, "%.1f %%", 100 * share);
  }
}
