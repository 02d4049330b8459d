package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.AlteredRun;
import org.xmlbench.results.ChangedFork;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.store.Forks;

class ComparisonTest {
  /** The synthetic compiler takes a two-hundredth, and every iteration the same time. */
  private static final String NUMBERS = " (compiler 0.5 % of CPU time, slope 0.0 % a second)";

  private static final SyntheticRun RUN = SyntheticRun.of(5);
  private static final Comparison COMPARISON = compare(RUN, RUN.records());

  @Property(tries = 25)
  void orderOfRecordsDoesNotMatter(@ForAll long seed) {
    List<ForkRecord> shuffled = new ArrayList<>(RUN.records());
    Collections.shuffle(shuffled, new Random(seed));

    assertThat(compare(RUN, shuffled)).isEqualTo(COMPARISON);
  }

  @Test
  void fastestSetIsEverySubjectNotSeparatedFromTheBest() {
    DocumentComparison psd = document("psd:4MiB");

    assertThat(psd.fastest())
        .extracting(SubjectFigure::subject)
        .containsExactly("fir-stax", "fir-sax");
    assertThat(psd.answer()).isEqualTo("fastest, order not shown: fir-stax, fir-sax");
    assertThat(psd.resolution())
        .matches(
            "5 blocks, 11 subjects: differences to the fastest above \\d\\.\\d % can be shown,"
                + " for some subjects smaller ones \\(streaming parsers: above"
                + " \\d\\.\\d %; trees: above \\d\\.\\d %\\)");
    DocumentComparison.Separation separation = psd.separation();
    assertThat(separation.separablePercent()).isBetween(0.5, 5.0);
    assertThat(separation.separablePercent())
        .isEqualTo(
            Math.max(separation.streamsSeparablePercent(), separation.treesSeparablePercent()))
        .isNotEqualTo(
            Math.min(separation.streamsSeparablePercent(), separation.treesSeparablePercent()));
  }

  @Test
  void moreThanADoublingIsWrittenAsAFactor() {
    assertThat(separable(PairMethod.TUKEY, 269.9))
        .endsWith("only differences of more than a factor of 3.7 can be shown");
    assertThat(separable(PairMethod.MODERATED, 269.9))
        .endsWith(
            "only differences to the fastest of more than a factor of 3.7 can be shown, for"
                + " some subjects smaller ones");
    assertThat(separable(PairMethod.TUKEY, 100))
        .endsWith(": differences above 100.0 % can be shown");
  }

  @Test
  void aFactorAboveAThousandSaysNothingAndIsNotPrinted() {
    assertThat(separable(PairMethod.TUKEY, 99_000))
        .endsWith("only differences of more than a factor of 991.0 can be shown");
    assertThat(separable(PairMethod.TUKEY, 5_533_240_390.0))
        .endsWith(": no difference below a factor of 1000 can be shown");
    assertThat(separable(PairMethod.MODERATED, Double.POSITIVE_INFINITY))
        .endsWith(
            ": no difference to the fastest below a factor of 1000 can be shown, for some"
                + " subjects smaller ones");
  }

  @Test
  void whatHoldsForEveryForkIsStatedOfTheDocument() {
    for (DocumentComparison document :
        compared(AlteredRun.unsteady(SyntheticRun.of(2))).documents()) {
      int forks = document.subjects().stream().mapToInt(SubjectFigure::forks).sum();
      assertThat(document.unsteadyThroughout()).isTrue();
      assertThat(document.forkNotes())
          .containsExactly("not steady: all %d forks%s".formatted(forks, NUMBERS));
    }
    assertThat(document("psd:4MiB").unsteadyThroughout()).isFalse();
    assertThat(document("psd:4MiB").forkNotes()).isEmpty();
  }

  private static Comparison compared(AlteredRun altered) {
    return compare(altered.run(), altered.records());
  }

  private static String separable(PairMethod method, double percent) {
    DocumentComparison psd = document("psd:4MiB");
    return new DocumentComparison(
            psd.document(),
            psd.documentBytes(),
            psd.kind(),
            psd.condition(),
            psd.counts(),
            new DocumentComparison.Separation(psd.separation().compared(), method, percent, null),
            psd.stages(),
            psd.subjects())
        .resolution();
  }

  @Test
  void ratioIsTheQuotientOfTheFiguresThatAreShown() {
    DocumentComparison psd = document("psd:4MiB");
    SubjectFigure best =
        psd.subjects().stream()
            .filter(s -> s.ratios().ratio().value() == 1)
            .findFirst()
            .orElseThrow();

    for (SubjectFigure figure : psd.subjects()) {
      double quotient =
          figure.costs().cpu().microsPerOperation().value()
              / best.costs().cpu().microsPerOperation().value();
      assertThat(figure.ratios().ratio().value()).isCloseTo(quotient, within(1e-9));
    }
  }

  @Test
  void figuresAreThoseThatWereSimulated() {
    SubjectFigure amber = figure("psd:4MiB", "amber-sax", Operation.PARSE);

    assertThat(amber.costs().cpu().megabytesPerSecond().value()).isCloseTo(118, within(118 * 0.05));
    assertThat(amber.costs().cpu().megabytesPerSecond().low()).isLessThan(118);
    assertThat(amber.costs().cpu().megabytesPerSecond().high()).isGreaterThan(118 * 0.97);
    assertThat(amber.costs().allocatedBytesPerInputByte()).isCloseTo(3, within(1e-9));
    assertThat(amber.costs().wall().microsPerOperation().value())
        .isCloseTo(0.985 * amber.costs().cpu().microsPerOperation().value(), within(1.0));
  }

  @Test
  void buildIsComparedWithBuildOnly() {
    List<DocumentComparison> psd =
        COMPARISON.documents().stream()
            .filter(document -> document.document().equals("psd:4MiB"))
            .toList();

    assertThat(psd).hasSize(2);
    assertThat(psd.get(0).subjects())
        .extracting(SubjectFigure::operation)
        .doesNotContain(Operation.BUILD);
    assertThat(psd.get(1).subjects())
        .extracting(SubjectFigure::label)
        .containsExactly("amber-dom build", "birch-dom build");
    assertThat(psd.get(1).title()).isEqualTo("psd:4MiB (build only)");
  }

  @Test
  void declaredIsShownAndNotCompared() {
    SubjectFigure cedar = figure("interop-int:10000", "cedar-sax", Operation.PARSE);

    assertThat(cedar.outcome()).isEqualTo(Outcome.DECLARED);
    assertThat(cedar.standing().compared()).isFalse();
    assertThat(cedar.ratios().ratio()).isNull();
    assertThat(cedar.costs().cpu()).isNotNull();
    assertThat(cedar.standing().reason()).isEqualTo("lacks default-namespace");
  }

  @Test
  void failedCellHasItsReasonAndAffectsNoOtherSubject() {
    SubjectFigure birch = figure("interop-int:10000", "birch-dom", Operation.BUILD_WALK);

    assertThat(birch.outcome()).isEqualTo(Outcome.FAILED);
    assertThat(birch.standing().reason()).isEqualTo("heap: java.lang.OutOfMemoryError");
    assertThat(birch.hasFigures()).isFalse();
    assertThat(document("interop-int:10000").counts().blocks()).isEqualTo(5);
    assertThat(figure("xmlns:10000", "dogwood-pull", Operation.PARSE).outcome())
        .isEqualTo(Outcome.TIMEOUT);
  }

  @Test
  void forkThatWasTriedAgainIsReported() {
    SubjectFigure amber = figure("overhead", "amber-sax", Operation.PARSE);

    assertThat(amber.standing().compared()).isTrue();
    assertThat(amber.series().failedForks()).isEqualTo(1);
    assertThat(amber.standing().reason())
        .isEqualTo("1 fork failed, the second attempt was ok: failed: exit code 134");
  }

  @Test
  void unverifiedDocumentIsShownAndHasNoComparison() {
    DocumentComparison orders = document(SyntheticRun.UNVERIFIED);

    assertThat(orders.separation().compared()).isZero();
    assertThat(orders.subjects())
        .hasSize(9)
        .allMatch(s -> s.costs().cpu() != null && s.ratios().ratio() == null);
    assertThat(orders.resolution()).isEqualTo("no subject has a verified figure");
  }

  @Test
  void oneBlockHasFiguresAndNoIntervals() {
    SyntheticRun one = SyntheticRun.of(1);
    DocumentComparison psd = compare(one, one.records()).documents().getFirst();

    assertThat(psd.resolution())
        .isEqualTo(
            "1 block, 11 subjects: no margin of error by so few blocks, so every difference"
                + " may be chance");
    assertThat(psd.fastest()).isEmpty();
    assertThat(psd.subjects())
        .allMatch(s -> s.ratios().ratio().low() == null && s.costs().cpu() != null);
  }

  @Test
  void unendedBlockIsLeftOut() {
    List<ForkRecord> records = RUN.records();
    List<ForkRecord> ended = new ArrayList<>(records);
    ended.removeIf(fork -> fork.round() == 5 && fork.position() > 4);
    ended.removeIf(fork -> fork.round() == 5 && !fork.cell().document().equals("psd:4MiB"));

    DocumentComparison psd = compare(RUN, ended).documents().getFirst();

    assertThat(psd.counts().blocks()).isEqualTo(4);
    assertThat(psd.counts().blocksStarted()).isEqualTo(5);
    assertThat(psd.subjects()).allMatch(s -> s.forks() == 4 && s.standing().compared());
  }

  @Test
  void subjectThatMostlyFailsCostsNoOtherSubjectABlock() {
    List<ForkRecord> records = new ArrayList<>(RUN.records());
    records.replaceAll(
        fork ->
            fork.round() > 2
                    && fork.cell().subject().equals("elm-sax")
                    && fork.cell().document().equals("psd:4MiB")
                ? ChangedFork.ended(fork, Outcome.FAILED)
                : fork);

    Comparison comparison = compare(RUN, records);
    SubjectFigure elm = comparison.documents().getFirst().subjects().get(8);

    assertThat(elm.subject()).isEqualTo("elm-sax");
    assertThat(elm.standing().compared()).isFalse();
    assertThat(elm.standing().reason()).startsWith("failed in 3 of 5 blocks");
    assertThat(comparison.documents().getFirst().counts().blocks()).isEqualTo(5);
  }

  /** As a cell that failed in two blocks and is no longer measured. */
  @Test
  void blocksInWhichASubjectFailedAreNotThoseInWhichItWasNotMeasured() {
    List<ForkRecord> records = new ArrayList<>();
    for (ForkRecord fork : RUN.records()) {
      boolean elm =
          fork.cell().subject().equals("elm-sax") && fork.cell().document().equals("psd:4MiB");
      if (elm && fork.round() > 1 && fork.round() <= 3) {
        records.add(ChangedFork.ended(fork, Outcome.FAILED));
      } else if (!elm || fork.round() == 1) {
        records.add(fork);
      }
    }

    SubjectFigure elm = compare(RUN, records).documents().getFirst().subjects().get(8);

    assertThat(elm.standing().reason()).startsWith("failed in 2 of 5 blocks, not measured in 2");
  }

  @Test
  void oneWrongForkMakesTheCellWrong() {
    List<ForkRecord> records = new ArrayList<>(RUN.records());
    records.replaceAll(
        fork ->
            fork.round() == 3 && fork.cell().subject().equals("fir-sax")
                ? ChangedFork.ended(fork, Outcome.WRONG)
                : fork);

    SubjectFigure fir = compare(RUN, records).documents().getFirst().subjects().getLast();

    assertThat(fir.subject()).isEqualTo("fir-sax");
    assertThat(fir.outcome()).isEqualTo(Outcome.WRONG);
    assertThat(fir.standing().compared()).isFalse();
  }

  @Test
  void cellThatWasNotReachedSaysSo() {
    List<ForkRecord> records =
        RUN.records().stream().filter(f -> f.cell().document().equals("psd:4MiB")).toList();

    DocumentComparison overhead =
        compare(RUN, records).documents().stream()
            .filter(d -> d.document().equals("overhead"))
            .findFirst()
            .orElseThrow();

    assertThat(overhead.subjects())
        .hasSize(9)
        .allMatch(
            s ->
                s.outcome() == Outcome.SKIPPED && s.standing().reason().startsWith("not measured"));
  }

  @Test
  void subjectsKeepTheOrderOfTheCatalogue() {
    assertThat(document("overhead").subjects())
        .extracting(SubjectFigure::subject)
        .startsWith("amber-sax", "amber-stax", "birch-sax");
  }

  private static DocumentComparison document(String name) {
    return COMPARISON.documents().stream()
        .filter(document -> document.document().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static SubjectFigure figure(String document, String subject, Operation operation) {
    return document(document).subjects().stream()
        .filter(s -> s.subject().equals(subject) && s.operation().equals(operation))
        .findFirst()
        .orElseThrow();
  }

  private static Comparison compare(SyntheticRun run, List<ForkRecord> records) {
    return Comparison.of(run.manifest(), new Forks(records, List.of()));
  }
}
