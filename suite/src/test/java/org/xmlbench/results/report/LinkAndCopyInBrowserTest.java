package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.xmlbench.results.report.Reader.COPY;
import static org.xmlbench.results.report.Reader.DESKTOP;
import static org.xmlbench.results.report.Reader.FIRST_ROWS;
import static org.xmlbench.results.report.Reader.RATIO_SORT;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.family.Report;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.RunFolder;

/** What a reader can keep: links to a view, and tables as CSV. */
@Tag("slow")
class LinkAndCopyInBrowserTest extends ReadingTest {
  @Test
  void aLinkCarriesTheWholeView() {
    reader.open("");
    reader.choose(0, "fir-sax");
    reader.browser.click(RATIO_SORT);
    reader.browser.click("nav a[href='#r0-d1']");
    String fragment = (String) reader.browser.evaluate("location.hash");
    Object rows = reader.browser.evaluate(FIRST_ROWS);

    assertThat(fragment).isEqualTo("#r0-d1?hide=fir-sax&sort=r0-d0%3Atime-fastest%3Aleast");
    reader.open(fragment);
    assertThat(reader.browser.evaluate(FIRST_ROWS)).isEqualTo(rows);
    assertThat(reader.browser.evaluate("location.hash")).isEqualTo(fragment);
    assertThat(
            (boolean)
                reader.browser.evaluate(
                    "document.querySelector('.pick input[value=fir-sax]').checked"))
        .isFalse();
    assertThat((boolean) reader.browser.evaluate("window.scrollY > 500")).isTrue();
  }

  @Test
  void backLeadsToTheViewBefore() {
    reader.open("");
    reader.choose(0, "fir-sax");
    reader.browser.click(RATIO_SORT);
    reader.browser.back();

    assertThat(reader.strings(FIRST_ROWS)).hasSize(10).startsWith("fir-stax");
    reader.browser.back();
    assertThat(reader.strings(FIRST_ROWS)).hasSize(11);
    assertThat(reader.text("#shown")).isEmpty();
  }

  @Test
  void anchorsWorkAsBefore() {
    reader.open("#r0-host");

    assertThat((boolean) reader.browser.evaluate("window.scrollY > 2000")).isTrue();
    assertThat(reader.strings(FIRST_ROWS)).hasSize(11);
  }

  @Test
  void whatALinkSaysWronglyIsIgnored() {
    for (String fragment :
        List.of(
            "#?hide=nobody&hide-api=JSON&hide-document=x&clock=sun&theme=__proto__",
            "#?sort=r0-d0:nothing:least&sort=x&sort=r0-d0:letters:upwards&sort=::",
            "#nowhere?%E0%A4%A=%ff&&&==",
            "#?theme=constructor&clock=toString")) {
      reader.open(fragment);

      assertThat(reader.browser.console()).isEmpty();
      assertThat(reader.strings(FIRST_ROWS)).hasSize(11).startsWith("fir-stax");
      assertThat(reader.text("#shown")).isEmpty();
    }
  }

  @Test
  void aTableIsCopiedAsItIsShownWithItsNumbersInFull() throws IOException {
    reader.open("#?hide=fir-sax&sort=r0-d0:time-fastest:most");
    copy();
    assertThat(reader.text("#message")).isEqualTo("Copied 10 rows as CSV.");
    List<CSVRecord> records = records(reader.browser.clipboard());

    assertThat(records).hasSize(10);
    assertThat(records).map(row -> row.get("Subject")).isEqualTo(reader.strings(FIRST_ROWS));
    for (CSVRecord row : records) {
      SubjectFigure figure = reader.figure(row.get("Subject"));
      assertThat(Double.parseDouble(row.get("Time / fastest")))
          .isEqualTo(figure.ratios().ratio().value());
      assertThat(Double.parseDouble(row.get("MB/s, high")))
          .isEqualTo(figure.costs().cpu().megabytesPerSecond().high());
      assertThat(row.get("Letters")).isEqualTo(figure.standing().letters());
    }
    assertThat(records.getFirst().toMap().keySet()).noneMatch(head -> head.contains("wall"));
  }

  @Test
  void copyingWorksWithoutAClipboardAndByHand() {
    reader.open("");
    reader.browser.run(
        """
        navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
        document.execCommand = () => { window.copied = getSelection().toString(); return true; };
        """);
    copy();
    assertThat(reader.text("#message")).isEqualTo("Copied 11 rows as CSV.");
    assertThat((String) reader.browser.evaluate("window.copied")).startsWith("Subject,MB/s,");
    assertThat(reader.browser.evaluate("document.querySelectorAll('textarea').length"))
        .isEqualTo(0L);

    reader.browser.run("document.execCommand = () => false;");
    copy();
    assertThat(reader.text("#message")).contains("press Ctrl+C");
    assertThat((String) reader.browser.evaluate("document.activeElement.value"))
        .startsWith("Subject,");
  }

  @Test
  void noCellOfACopyIsAFormulaOrBreaksItsLine() throws IOException {
    Path formulas = temp.resolve("formulas.html");
    Files.writeString(
        formulas, Files.readString(reader.page).replace("\"fir-sax\"", "\"=fir-sax\""));
    reader.browser.open(formulas, DESKTOP, false);
    copy();
    assertThat(records(reader.browser.clipboard()))
        .extracting(row -> row.get(0))
        .contains("'=fir-sax")
        .doesNotContain("=fir-sax");

    RunFolder hostile = SyntheticRun.hostile(2, ", \"x\"\u0007").write(temp.resolve("hostile"));
    Path hostilePage = temp.resolve("hostile.html");
    Report.write(List.of(hostile), hostilePage);
    reader.browser.open(hostilePage, DESKTOP, false);
    copy();
    assertThat(records(reader.browser.clipboard()))
        .hasSize(11)
        .allSatisfy(row -> assertThat(row.get(0)).contains(", \"x\"\\u0007"));
  }

  /** Copies the first document's table, and waits until the page reports the result. */
  private static void copy() {
    reader.browser.run("document.getElementById('message').textContent = '';");
    reader.browser.click(COPY);
    reader.browser.await("document.getElementById('message').textContent");
  }

  private static List<CSVRecord> records(String csv) throws IOException {
    CSVFormat format = CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();
    try (CSVParser parser = format.parse(new StringReader(csv))) {
      return parser.getRecords();
    }
  }
}
