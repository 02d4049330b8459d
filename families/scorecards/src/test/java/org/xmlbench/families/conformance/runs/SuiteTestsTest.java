package org.xmlbench.families.conformance.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.families.conformance.tables.ConformanceTest;
import org.xmlbench.families.conformance.tables.ConformanceTest.Expected;
import org.xmlbench.families.conformance.tables.SuitePart;

/** What is taken of the folder of a suite, and what is wrong with one. */
class SuiteTestsTest {
  private static final String HEAD =
      "id\ttype\tentities\tversion\trecommendation\tedition\tnamespace\tsections\tpath\toutput"
          + "\tdesc\n";

  @TempDir private Path folder;
  private int lines;

  @Test
  void aTableSaysWhatIsExpected() throws IOException {
    write("a/1.xml", "<a>");
    write("a/2.xml", "<a b='c'/>");
    write("a/out/2.xml", "<a b=\"c\"></a>");
    write(
        SuiteList.NAME,
        HEAD
            + "one\tnot-wf\tnone\t1.0\tXML1.0\t\tyes\t3.1 [41]\ta/1.xml\t\t\"A \"\"tag\"\".\"\n"
            + "two\tinvalid\t\t1.0\tXML1.0\t\tyes\t2.11, 3\ta/2.xml\ta/out/2.xml\tb\n");
    SuiteTests.Found found = SuiteTests.in(folder);
    assertThat(found.notices()).isEmpty();
    ConformanceTest one = found.tests().getFirst();
    assertThat(one.expected()).isEqualTo(Expected.REJECT);
    assertThat(one.about()).isEqualTo("A \"tag\".");
    assertThat(one.section()).isEqualTo("3.1");
    assertThat(one.text()).isEqualTo("<a>");
    ConformanceTest two = found.tests().getLast();
    assertThat(two.expected()).isEqualTo(Expected.OUTPUT);
    assertThat(two.digest()).hasSize(64);
    assertThat(two.section()).isEqualTo("2.11");
  }

  /** What a parser that reads nothing outside the document need not know is left out. */
  @Test
  void onlyTestsThatSaySomethingCount() throws IOException {
    write("x.xml", "<a/>");
    write(
        SuiteList.NAME,
        HEAD
            + line("error", "none", "", "yes")
            + line("not-wf", "parameter", "", "yes")
            + line("valid", "none", "", "no")
            + line("valid", "both", "", "yes"));
    assertThat(SuiteTests.in(folder).tests())
        .singleElement()
        .satisfies(test -> assertThat(test.reachesOutside()).isTrue())
        .satisfies(test -> assertThat(test.expected()).isEqualTo(Expected.ACCEPT));
  }

  @Test
  void editionsThatContradictEachOtherAreApart() throws IOException {
    write("x.xml", "<a/>");
    write(
        SuiteList.NAME,
        HEAD
            + line("valid", "none", "5", "yes")
            + line("not-wf", "none", "1 2 3 4", "yes")
            + line("valid", "none", "", "yes")
            + line("valid", "none", "1 2 3 4 5", "yes"));
    assertThat(SuiteTests.in(folder).tests())
        .extracting(ConformanceTest::part)
        .containsExactly(
            SuitePart.NAMES_OF_FIFTH,
            SuitePart.NAMES_TO_FOURTH,
            SuitePart.XML_10,
            SuitePart.XML_10);
  }

  @Test
  void theCatalogueOfTheW3cIsRead() throws IOException {
    write("sub/1.xml", "<a>");
    write("sub/out/2.xml", "<a></a>");
    write("sub/2.xml", "<a/>");
    write(
        SuiteCatalogue.NAME,
        """
        <?xml version="1.0"?>
        <!DOCTYPE TESTSUITE SYSTEM "testcases.dtd" [
          <!ENTITY some SYSTEM "sub/list.xml">
        ]>
        <TESTSUITE><TESTCASES PROFILE="some" xml:base="sub/">&some;</TESTCASES></TESTSUITE>
        """);
    write(
        "sub/list.xml",
        """
        <TEST ID="one" TYPE="not-wf" ENTITIES="none" URI="1.xml" SECTIONS="3.1">Tags
         are <EM>closed</EM>.</TEST>
        <TEST ID="two" TYPE="valid" URI="2.xml" OUTPUT="out/2.xml" SECTIONS="2.1"
          RECOMMENDATION="NS1.0">Fine.</TEST>
        """);
    assertThat(SuiteTests.in(folder).tests())
        .extracting(test -> test.id() + " " + test.expected() + " " + test.path())
        .containsExactly("one REJECT sub/1.xml", "two OUTPUT sub/2.xml");
    assertThat(SuiteTests.in(folder).tests().getFirst().about()).isEqualTo("Tags are closed.");
    assertThat(SuiteTests.in(folder).tests().getLast().part()).isEqualTo(SuitePart.NAMESPACES_10);
  }

  @Test
  void whatIsWrongWithAFolderIsOneLine() throws IOException {
    assertThatThrownBy(() -> SuiteTests.in(folder.resolve("none")))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("none: no folder");
    assertThatThrownBy(() -> SuiteTests.in(folder))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("it has neither xmlconf.xml")
        .hasMessageContaining("tests.tsv");
    write(SuiteList.NAME, "name\tpath\n");
    assertThatThrownBy(() -> SuiteTests.in(folder)).hasMessageContaining("names no column 'id'");
    write(SuiteList.NAME, HEAD + "one\tnot-wf\n");
    assertThatThrownBy(() -> SuiteTests.in(folder))
        .hasMessageContaining("tests.tsv:2: this line has 2 fields, and the first line 11");
    write(SuiteList.NAME, HEAD + line("valid", "none", "", "yes"));
    assertThatThrownBy(() -> SuiteTests.in(folder)).hasMessageContaining("no document of one");
  }

  @Test
  void documentsThatAreMissingAreToldOnce() throws IOException {
    write("x.xml", "<a/>");
    write(
        SuiteList.NAME,
        HEAD
            + line("valid", "none", "", "yes")
            + line("valid", "none", "", "yes").replace("x.xml", "gone.xml")
            + line("valid", "none", "", "yes").replace("x.xml", "../../etc/passwd"));
    SuiteTests.Found found = SuiteTests.in(folder);
    assertThat(found.tests()).hasSize(1);
    assertThat(found.notices())
        .singleElement()
        .asString()
        .contains("tests left out")
        .contains(": 2, the first gone.xml");
  }

  @Test
  void aListThatLiesOutsideIsRefused() throws IOException {
    write(
        SuiteCatalogue.NAME,
        "<!DOCTYPE a [<!ENTITY e SYSTEM \"../../etc/passwd\">]><TESTSUITE>&e;</TESTSUITE>");
    assertThatThrownBy(() -> SuiteTests.in(folder))
        .hasMessageContaining("lies outside the suite's folder");
    write(SuiteCatalogue.NAME, "<TESTSUITE>");
    assertThatThrownBy(() -> SuiteTests.in(folder)).hasMessageContaining("is not well-formed");
    write(
        SuiteCatalogue.NAME,
        "<!DOCTYPE a [<!ENTITY e SYSTEM \"xmlconf.xml\">]><TESTSUITE>&e;</TESTSUITE>");
    assertThatThrownBy(() -> SuiteTests.in(folder)).hasMessageContaining("in a circle");
  }

  @Test
  void documentsThatCannotBeReadWholeAreMissing() throws IOException {
    write("x.xml", "<a/>");
    try (RandomAccessFile sparse = new RandomAccessFile(folder.resolve("big.xml").toFile(), "rw")) {
      sparse.setLength(5L << 30);
    }
    write(
        SuiteList.NAME,
        HEAD
            + line("valid", "none", "", "yes")
            + line("valid", "none", "", "yes").replace("x.xml", "big.xml")
            + line("valid", "none", "", "yes").replace("x.xml", "a\0b.xml"));
    SuiteTests.Found found = SuiteTests.in(folder);
    assertThat(found.tests()).hasSize(1);
    assertThat(found.notices()).singleElement().asString().contains(": 2, the first big.xml");
  }

  @Test
  void testsWhoseTypeIsUnknownOrWhoseIdIsAnothersAreTold() throws IOException {
    write("x.xml", "<a/>");
    String fine = line("valid", "none", "", "yes");
    write(
        SuiteList.NAME,
        HEAD + fine + fine + line("not_wf", "none", "", "yes") + line("VALID", "none", "", "yes"));
    SuiteTests.Found found = SuiteTests.in(folder);
    assertThat(found.tests()).hasSize(1);
    assertThat(found.notices())
        .singleElement()
        .asString()
        .contains("their type is none of not-wf, valid", ": 3, the first x.xml (valid)");
  }

  @Test
  void aMarkBeforeTheFirstLineIsNoPartOfItAndAnotherEncodingIsTold() throws IOException {
    write("x.xml", "<a/>");
    write(SuiteList.NAME, "\uFEFF" + HEAD + line("valid", "none", "", "yes"));
    assertThat(SuiteTests.in(folder).tests()).hasSize(1);
    Files.write(folder.resolve(SuiteList.NAME), new byte[] {'i', 'd', (byte) 0xE4});
    assertThatThrownBy(() -> SuiteTests.in(folder))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("tests.tsv: is not UTF-8");
  }

  private String line(String type, String entities, String edition, String namespaces) {
    return "t%d\t%s\t%s\t1.0\tXML1.0\t%s\t%s\t1\tx.xml\t\ta\n"
        .formatted(++lines, type, entities, edition, namespaces);
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
