package org.xmlbench.families.parsers.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.ChangedFork;
import org.xmlbench.results.QuickRun;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.table.JsonTable;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Table;

/** The words of a race agree with its figures, however far it got. */
class RaceAnswerTest {
  private static final QuickRun RUN = QuickRun.of(2).onNoisyHost();
  private static final Pattern ORDERED = Pattern.compile("(above|a factor of) ([0-9.]+)( %)?");

  /** Every fork scatters by that; one parser is far behind, or has two speeds. */
  private static List<ForkRecord> records(int seed, double spread) {
    SplittableRandom random = new SplittableRandom(seed);
    return RUN.forks().records().stream()
        .map(
            fork -> {
              boolean isFir = fork.cell().subject().equals("fir-sax");
              double slower = seed % 4 == 0 ? 1.9 : random.nextInt(5) < 2 ? 1.5 : 1;
              double factor = Math.exp(spread * random.nextGaussian()) * (isFir ? slower : 1);
              return ChangedFork.slower(fork, factor);
            })
        .toList();
  }

  private static Comparison comparison(List<ForkRecord> records) {
    return Comparison.of(RUN.manifest(), new Forks(records, List.of()));
  }

  private static List<SubjectFigure> compared(DocumentComparison document) {
    return document.subjects().stream().filter(it -> it.standing().compared()).toList();
  }

  private static String signs(Comparison comparison, int document, SubjectFigure figure) {
    Table table = ParserTables.of(RUN.manifest(), comparison).get(document);
    int place = document(table, figure);
    Row row = table.rows().get(place);
    return table.columns().getFirst().text(row.cells().getFirst());
  }

  private static int document(Table table, SubjectFigure figure) {
    for (int i = 0; i < table.rows().size(); i++) {
      if (table.columns().get(1).text(table.rows().get(i).cells().get(1)).equals(figure.label())) {
        return i;
      }
    }
    throw new AssertionError(figure.label());
  }

  /** As after each fork of a run, whose session may end there. */
  @Test
  void wordsAboutFewBlocksAgreeWithTheIntervalsBesideThem() {
    int wide = 0;
    int few = 0;
    for (int seed = 0; seed < 6; seed++) {
      List<ForkRecord> all = records(seed, 0.05 + 0.05 * seed);
      for (int n = 5; n < all.size(); n += 5) {
        for (DocumentComparison document : comparison(all.subList(0, n)).documents()) {
          String text = document.resolution();
          List<Estimate> ratios =
              compared(document).stream().map(it -> it.ratios().ratio()).toList();
          boolean bounded = ratios.stream().anyMatch(it -> it.low() != null);
          assertThat(bounded && text.contains("no margin of error")).as(text).isFalse();
          if (text.contains("fewer than four blocks")) {
            few++;
            wide += covers(document, text) ? 1 : 0;
          }
        }
      }
    }
    assertThat(few).isGreaterThan(50);
    assertThat(wide).isGreaterThan(5);
  }

  /** Checks that those in the race could not be told apart by less; says if that is a factor. */
  private static boolean covers(DocumentComparison document, String text) {
    String last = text.substring(text.indexOf("fewer than four"));
    Matcher said = ORDERED.matcher(last);
    assertThat(said.find()).as(text).isTrue();
    double number = Double.parseDouble(said.group(2));
    double factor = said.group(3) == null ? number : 1 + number / 100;
    for (SubjectFigure figure : compared(document)) {
      Estimate ratio = figure.ratios().ratio();
      if (figure.standing().leftAfter() == null && ratio.value() > 1 && ratio.high() != null) {
        assertThat(factor)
            .as("%s of %s: %s", figure.label(), ratio, text)
            .isGreaterThan(0.98 * 1.25 * ratio.high() / ratio.value());
      }
    }
    return said.group(3) == null;
  }

  /** Each that is shown to be slower has the same sign, whether it stopped early or not. */
  @Test
  void whoIsShownToBeSlowerHasASign() {
    int marked = 0;
    for (int seed = 0; seed < 30; seed++) {
      Comparison comparison = comparison(records(seed, 0.01 * (seed % 5)));
      for (int i = 0; i < comparison.documents().size(); i++) {
        DocumentComparison document = comparison.documents().get(i);
        for (SubjectFigure figure : compared(document)) {
          boolean stopped = figure.standing().leftAfter() != null;
          boolean slower = signs(comparison, i, figure).contains("x");
          if (stopped || figure.standing().fastest() || figure.standing().twoSpeeds() != null) {
            assertThat(slower).as(figure.label()).isEqualTo(stopped);
          } else if (!document.fastest().isEmpty() && !figure.standing().measuredTooBadly()) {
            assertThat(slower).as(figure.label()).isTrue();
            assertThat(figure.ratios().ratio().low()).isGreaterThan(1);
            marked++;
          }
        }
      }
    }
    assertThat(marked).isGreaterThan(20);
  }

  @Test
  void whoIsNotMeasuredWellHasASignAndIsNeverFastest() {
    int wide = 0;
    for (int seed = 0; seed < 30; seed++) {
      Comparison comparison = comparison(records(seed, 0.3));
      for (int i = 0; i < comparison.documents().size(); i++) {
        DocumentComparison document = comparison.documents().get(i);
        for (SubjectFigure figure : compared(document)) {
          Estimate ratio = figure.ratios().ratio();
          boolean isWide = ratio.low() != null && ratio.high() > 2 * ratio.low();
          assertThat(signs(comparison, i, figure).contains("?")).isEqualTo(isWide);
          assertThat(isWide && figure.standing().fastest()).isFalse();
          assertThat(isWide && figure.checks().isMarked()).isFalse();
          wide += isWide ? 1 : 0;
          assertThat(signs(comparison, i, figure).contains("~"))
              .isEqualTo(figure.standing().twoSpeeds() != null);
        }
        if (!document.fastest().isEmpty()) {
          String answer = ParserAnswers.of(RUN.manifest(), comparison).get(i).sentence();
          assertThat(answer.contains("not measured well enough"))
              .isEqualTo(!document.tooWideForTheFastest().isEmpty());
        }
      }
    }
    assertThat(wide).isGreaterThan(20);
  }

  /** Such a subject has no place in the sets, and is not passed over in silence. */
  @Test
  void whoHasTwoSpeedsAndTookLessTimeIsNamed() {
    int ahead = 0;
    for (int seed = 0; seed < 60; seed++) {
      Comparison comparison = comparison(records(seed, 0.002));
      for (int i = 0; i < comparison.documents().size(); i++) {
        DocumentComparison document = comparison.documents().get(i);
        String answer = ParserAnswers.of(RUN.manifest(), comparison).get(i).sentence();
        double least =
            document.fastest().stream()
                .mapToDouble(it -> it.ratios().ratio().value())
                .min()
                .orElse(0);
        for (SubjectFigure figure : compared(document)) {
          boolean isAhead =
              figure.standing().twoSpeeds() != null && figure.ratios().ratio().value() < least;
          ahead += isAhead ? 1 : 0;
          if (isAhead) {
            assertThat(answer)
                .contains(figure.label())
                .contains("not ordered) took less time than ");
          }
        }
      }
    }
    assertThat(ahead).isPositive();
  }

  @Test
  void theMarginSaysOfWhomItIsAndWhatTheOthersHave() {
    List<String> kinds = new ArrayList<>();
    for (int seed = 0; seed < 40; seed++) {
      Comparison comparison = comparison(records(seed, 0.01 * (seed % 5)));
      for (int i = 0; i < comparison.documents().size(); i++) {
        DocumentComparison document = comparison.documents().get(i);
        if (document.separation().typical() == null || document.fastest().isEmpty()) {
          continue;
        }
        List<SubjectFigure> all = compared(document);
        long stopped = all.stream().filter(it -> it.standing().leftAfter() != null).count();
        long near =
            all.stream()
                .filter(it -> it.standing().leftAfter() == null)
                .filter(it -> it.standing().twoSpeeds() == null)
                .count();
        String answer = ParserAnswers.of(RUN.manifest(), comparison).get(i).sentence();
        assertThat(answer).containsPattern("; differences up to [^;]* may be chance");
        if (near == all.size()) {
          assertThat(answer + document.resolution()).doesNotContain("near", "stopped");
          kinds.add("all");
          continue;
        }
        if (stopped > 0) {
          assertThat(answer).contains(stopped + " shown to be slower after ");
          assertThat(document.resolution()).contains("(" + stopped + " shown to be slower after ");
        }
        if (near > 1) {
          assertThat(answer)
              .contains(" near the fastest (%d of %d, 6 blocks".formatted(near, all.size()));
          assertThat(document.resolution())
              .contains(" near it (%d of %d)".formatted(near, all.size()));
        } else {
          assertThat(answer).doesNotContain(" near the fastest");
        }
        kinds.add(near > 1 ? "several" : "alone");
        if (near + stopped < all.size()) {
          assertThat(answer).contains("two speeds");
          kinds.add("two speeds");
        }
      }
    }
    assertThat(kinds).contains("all", "several", "alone", "two speeds");
  }

  /** Also where it is slower than twice the fastest, as the JDK's own often is. */
  @Test
  void aRowThatTheAnswerNamesIsNotFolded() {
    int slow = 0;
    long folded = 0;
    for (int seed = 0; seed < 12; seed++) {
      List<ForkRecord> records =
          records(seed, 0.02).stream()
              .map(
                  fork ->
                      fork.cell().subject().startsWith("house-")
                          ? ChangedFork.slower(fork, 1.5)
                          : fork)
              .toList();
      Comparison comparison = comparison(records);
      List<Table> tables = ParserTables.of(RUN.manifest(), comparison);
      List<ParserAnswers.Answer> answers = ParserAnswers.of(RUN.manifest(), comparison);
      for (int i = 0; i < tables.size(); i++) {
        JsonTable json = JsonTable.of(tables.get(i));
        for (JsonTable.Line row : json.rows()) {
          String label = row.cells().get("subject").text();
          boolean named =
              (answers.get(i).sentence() + " ")
                  .matches(".*[ (]" + label + "[^\\w -].*|.*[ (]" + label + " (takes|has).*");
          assertThat(named && row.minor()).as("%s: %s", label, answers.get(i)).isFalse();
          double low = row.cells().get("ratio").low() == null ? 1 : row.cells().get("ratio").low();
          slow += named && low > 2 ? 1 : 0;
        }
        folded += json.rows().stream().filter(JsonTable.Line::minor).count();
      }
    }
    assertThat(slow).isGreaterThan(10);
    assertThat(folded).as("the others are").isGreaterThan(10);
  }

  /** It is what a reader asks next, however much slower it is. */
  @Test
  void theFirstBehindTheFastestIsNotFolded() {
    int slow = 0;
    for (int seed = 0; seed < 12; seed++) {
      List<ForkRecord> records =
          records(seed, 0.02).stream()
              .map(
                  fork ->
                      fork.cell().subject().equals("amber-sax")
                          ? fork
                          : ChangedFork.slower(fork, 3))
              .toList();
      Comparison comparison = comparison(records);
      for (Table table : ParserTables.of(RUN.manifest(), comparison)) {
        for (JsonTable.Line row : JsonTable.of(table).rows()) {
          Double low = row.cells().get("ratio").low();
          if (low != null && low > 1) {
            assertThat(row.minor()).as(row.cells().get("subject").text()).isFalse();
            slow += low > 2 ? 1 : 0;
            break;
          }
        }
      }
    }
    assertThat(slow).as("slow enough to be folded").isPositive();
  }

  @Test
  void theNextStepCountsAllDocumentsAndSaysWhichNameNoFastest() {
    List<ForkRecord> records =
        records(4, 0.01).stream()
            .filter(fork -> !fork.cell().document().equals("attributes:1MiB") || fork.round() < 4)
            .toList();
    ParserNext next = ParserNext.of(RUN.manifest(), comparison(records)).orElseThrow();

    assertThat(next.documents()).isEqualTo(1);
    assertThat(next.of()).isEqualTo(2);
    assertThat(next.without()).containsExactly("attributes:1MiB names no fastest (3 blocks)");
    assertThat(ParserNext.of(RUN.manifest(), comparison(records(4, 0.01))).orElseThrow().without())
        .isEmpty();
  }
}
