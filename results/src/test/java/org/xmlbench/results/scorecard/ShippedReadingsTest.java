package org.xmlbench.results.scorecard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.store.Reading;
import org.xmlbench.results.store.ReadingScore;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.store.SubjectEntry;

/** The corpus's list and the scores that are shipped say the same of the same documents. */
class ShippedReadingsTest {
  private static final ReadingFile SHIPPED = ReadingFile.shipped();
  private static final DocumentCorpus CORPUS = DocumentCorpus.recorded();
  private static final String HOST = "raw.githubusercontent.com";
  private static final Path PAGE = Path.of("../docs/scorecards.md");
  private static final String BEGIN = "<!-- shipped scores -->\n";

  @Test
  void eachDocumentHasAHashOfItsOwnASourceAndALicence() {
    assertThat(CORPUS.documents()).hasSizeGreaterThan(300);
    Set<String> hashes = new HashSet<>();
    for (DocumentCorpus.Entry document : CORPUS.documents()) {
      assertThat(document.sha256()).matches("[0-9a-f]{64}");
      assertThat(hashes.add(document.sha256())).as(document.address()).isTrue();
      assertThat(URI.create(document.address())).hasScheme("https").hasHost(HOST);
      // A branch would be other bytes on another day.
      assertThat(document.address()).matches(".*/[0-9a-f]{40}/.*");
      assertThat(document.licence()).isNotBlank();
      assertThat(document.bytes()).isPositive();
    }
  }

  @Test
  void theScoresAreOfThatCorpus() {
    assertThat(SHIPPED.isOfRecordedCorpus()).isTrue();
    assertThat(SHIPPED.documents())
        .extracting(ReadingFile.Judged::sha256)
        .containsExactlyInAnyOrderElementsOf(
            CORPUS.documents().stream().map(DocumentCorpus.Entry::sha256).toList());
    long counted =
        SHIPPED.documents().stream()
            .map(ReadingFile.Judged::events)
            .filter(Objects::nonNull)
            .count();
    assertThat(counted).isGreaterThan(300);
    assertThat(SHIPPED.documents())
        .allMatch(one -> (one.events() == null) != (one.notCounted() == null));
    assertThat(SHIPPED.scores())
        .isNotEmpty()
        .allSatisfy(
            score -> {
              assertThat(score.reading().corpus()).isEqualTo(CORPUS.id());
              assertThat(score.reading().documents()).isEqualTo(counted);
              // What no driver declares, and what breaks, is a fault of ours to mend, not a score.
              assertThat(score.reading().failures().undeclared()).isZero();
              assertThat(score.reading().failures().broken()).isZero();
            });
    assertThat(SHIPPED.scores()).extracting(ReadingScore::driver).doesNotHaveDuplicates();
  }

  @Test
  void aNeighboursScoreIsNone() {
    ReadingScore score = SHIPPED.scores().getFirst();
    assertThat(SHIPPED.of(entry(score.driver(), score.artifact(), score.version())))
        .contains(score);
    for (SubjectEntry other :
        List.of(
            entry(score.driver(), score.artifact(), score.version() + ".1"),
            entry(score.driver(), "org.example:fork", score.version()),
            entry(score.driver() + "@" + score.version(), score.artifact(), score.version()))) {
      assertThat(SHIPPED.of(other)).as(other.toString()).isEmpty();
    }
  }

  @Test
  void theFilesTextIsReadAsItWasWritten() {
    assertThat(ReadingFile.FILE.parse(ReadingFile.FILE.text(SHIPPED))).isEqualTo(SHIPPED);
    assertThat(StoreJson.file(SHIPPED)).doesNotContain("ofRecordedCorpus");
  }

  @Test
  void countsThatDoNotAddUpAreNoReading() {
    Reading.Failures failures = new Reading.Failures(1, 2, 3, 4, 0);
    assertThat(new Reading("c", 15, 5, failures, Map.of()).isAll()).isFalse();
    assertThatThrownBy(() -> new Reading("c", 15, 6, failures, Map.of()))
        .hasMessageContaining("6 read rightly and 10 not make no corpus of 15");
    assertThatThrownBy(() -> new Reading("c", 0, 0, new Reading.Failures(0, 0, 0, 0, 0), Map.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** With {@code -Dxmlbench.golden=write} the test writes the table anew. */
  @Test
  void theScoresStandOnThePage() throws IOException {
    StringBuilder table = new StringBuilder();
    table.append(
        "| driver | version | rightly | other events | rejected | unsupported | lacks |\n"
            + "|---|---|---|---|---|---|---|\n");
    for (ReadingScore score : SHIPPED.scores()) {
      Reading reading = score.reading();
      table.append(
          "| `%s` | %s | %s | %d | %d | %d | %s |\n"
              .formatted(
                  score.driver(),
                  score.version(),
                  reading.text(),
                  reading.failures().otherEvents(),
                  reading.failures().rejected(),
                  reading.failures().unsupported(),
                  lacking(reading)));
    }
    String page = Files.readString(PAGE);
    int from = page.indexOf(BEGIN) + BEGIN.length();
    int to = page.indexOf("<!-- end -->", from);
    if ("write".equals(System.getProperty("xmlbench.golden"))) {
      Files.writeString(PAGE, page.substring(0, from) + table + page.substring(to));
    } else {
      assertThat(page.substring(from, to)).isEqualTo(table.toString());
    }
  }

  private static String lacking(Reading reading) {
    return reading.lacking().entrySet().stream()
        .sorted(
            Map.Entry.<String, Integer>comparingByValue()
                .reversed()
                .thenComparing(Map.Entry.comparingByKey()))
        .map(entry -> "%s %d".formatted(entry.getKey(), entry.getValue()))
        .collect(Collectors.joining(", "));
  }

  private static SubjectEntry entry(String driver, String artifact, String version) {
    return new SubjectEntry(
        driver,
        new SubjectEntry.LibraryEntry("Library", artifact, version, "none"),
        "SAX",
        "lineage",
        SubjectEntry.Configuration.of(List.of()),
        SubjectEntry.Declared.NOTHING);
  }
}
