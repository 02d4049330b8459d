package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.ChangedFork;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.store.Forks;

class SizeSweepsTest {
  private static final SyntheticRun RUN = SyntheticRun.ofSizes(5);
  private static final Comparison COMPARISON = of(RUN.records());

  private static Comparison of(List<ForkRecord> records) {
    return Comparison.of(RUN.manifest(), new Forks(records, List.of()));
  }

  private static SizeSweep parses() {
    return COMPARISON.sizeSweeps().getFirst();
  }

  private static SizeSweep.Line line(String subject) {
    return parses().subjects().stream()
        .filter(line -> line.subject().equals(subject))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void onlyAFamilyOfSeveralSizesIsSwept() {
    assertThat(COMPARISON.sizeSweeps()).extracting(SizeSweep::family).containsOnly("interop-int");
    assertThat(parses().sizes())
        .extracting(SizeSweep.Size::document)
        .containsExactly("interop-int:100", "interop-int:1000", "interop-int:10000");
    assertThat(parses().condition()).isEqualTo(SyntheticRun.CONDITION);
    assertThat(
            Comparison.of(
                    SyntheticRun.of(2).manifest(),
                    new Forks(SyntheticRun.of(2).records(), List.of()))
                .sizeSweeps())
        .isEmpty();
  }

  @Test
  void itsFiguresAreThoseOfTheDocuments() {
    for (SizeSweep.Line line : parses().subjects()) {
      for (SizeSweep.Point point : line.points()) {
        SubjectFigure figure =
            COMPARISON.documents().stream()
                .filter(document -> document.document().equals(point.document()))
                .filter(document -> document.kind() == parses().kind())
                .flatMap(document -> document.subjects().stream())
                .filter(subject -> subject.label().equals(line.subject()))
                .findFirst()
                .orElseThrow();
        assertThat(point.figures()).isEqualTo(figure.cpu());
        assertThat(point.forks()).isEqualTo(figure.forks());
      }
    }
  }

  /** Speed falls from 0.61 to 0.25 of the subject's own over sizes of 110412 and 1512 bytes. */
  @Test
  void theExponentIsTheSlopeBetweenTheEnds() {
    double expected = 1 - Math.log(0.61 / 0.25) / Math.log(110_412.0 / 1_512.0);
    Estimate exponent = line("amber-sax").exponent();

    assertThat(exponent.value()).isCloseTo(expected, within(0.01));
    assertThat(exponent.low()).isLessThan(exponent.value());
    assertThat(exponent.high()).isGreaterThan(exponent.value());
  }

  @Test
  void aSizeThatIsDeclaredIsShownAndCountsForNoExponent() {
    SizeSweep.Line cedar = line("cedar-sax");

    assertThat(cedar.points())
        .extracting(SizeSweep.Point::outcome)
        .containsExactly(Outcome.OK, Outcome.OK, Outcome.DECLARED);
    double bytes = Math.log(11_412.0 / 1_512.0);
    assertThat(cedar.exponent().value()).isCloseTo(1 - Math.log(0.5 / 0.25) / bytes, within(0.02));
  }

  @Test
  void sharesAreThoseOfTheMeasuredWindow() {
    SubjectFigure figure = COMPARISON.documents().getFirst().subjects().getFirst();

    assertThat(figure.gcCpuShare()).isCloseTo(0.02, within(1e-6));
    assertThat(figure.jitCpuShare()).isCloseTo(0.005, within(1e-6));
  }

  @Test
  void aShareThatOneForkLacksIsAbsent() {
    List<ForkRecord> records =
        RUN.records().stream()
            .map(fork -> fork.block() == 1 ? withoutCollector(fork) : fork)
            .toList();
    SubjectFigure figure = of(records).documents().getFirst().subjects().getFirst();

    assertThat(figure.gcCpuShare()).isNull();
    assertThat(figure.jitCpuShare()).isNotNull();
  }

  private static ForkRecord withoutCollector(ForkRecord fork) {
    Measured measured = fork.measured();
    return measured == null
        ? fork
        : ChangedFork.measured(
            fork,
            new Measured(
                measured.wallNanos(), measured.processCpuNanos(), measured.jitCpuNanos(), null));
  }
}
