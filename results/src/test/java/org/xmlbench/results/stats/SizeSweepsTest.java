package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.ChangedFork;
import org.xmlbench.results.SyntheticBindings;
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
                .filter(document -> document.kind().equals(parses().kind()))
                .flatMap(document -> document.subjects().stream())
                .filter(subject -> subject.label().equals(line.subject()))
                .findFirst()
                .orElseThrow();
        assertThat(point.figures()).isEqualTo(figure.costs().cpu());
        assertThat(point.forks()).isEqualTo(figure.forks());
      }
    }
  }

  /** Speeds at 1512, 11412 and 110412 bytes are 0.25, 0.5 and 0.61 of the subject's own. */
  @Test
  void thePowerIsTheLeastSquaresSlopeOverAllSizes() {
    double[] x = {Math.log(1_512), Math.log(11_412), Math.log(110_412)};
    double[] y = {x[0] - Math.log(0.25), x[1] - Math.log(0.5), x[2] - Math.log(0.61)};
    double meanX = (x[0] + x[1] + x[2]) / 3;
    double products = 0;
    double squares = 0;
    for (int i = 0; i < 3; i++) {
      products += (x[i] - meanX) * y[i];
      squares += (x[i] - meanX) * (x[i] - meanX);
    }
    Growth growth = line("amber-sax").growth();

    assertThat(parses().unit()).isEqualTo(SizeUnit.BYTES);
    assertThat(growth.rounds()).isEqualTo(5);
    assertThat(growth.sizes()).isEqualTo(3);
    assertThat(growth.power().value()).isCloseTo(products / squares, within(0.01));
    assertThat(growth.power().low()).isLessThan(growth.power().value());
    assertThat(growth.power().high()).isGreaterThan(growth.power().value());
    assertThat(growth.localPower().value()).isCloseTo((y[2] - y[1]) / (x[2] - x[1]), within(0.02));
  }

  @Test
  void aSizeThatIsDeclaredIsShownAndCountsForNoGrowth() {
    SizeSweep.Line cedar = line("cedar-sax");

    assertThat(cedar.points())
        .extracting(SizeSweep.Point::outcome)
        .containsExactly(Outcome.OK, Outcome.OK, Outcome.DECLARED);
    double bytes = Math.log(11_412.0 / 1_512.0);
    assertThat(cedar.growth().power().value())
        .isCloseTo(1 - Math.log(0.5 / 0.25) / bytes, within(0.02));
    assertThat(cedar.growth().verdict()).isNull();
    assertThat(cedar.growth().says()).isEqualTo("no verdict: it needs 3 sizes, and there are 2");
  }

  /** Bonferroni: with more subjects that get a verdict, the same times have a wider interval. */
  @Test
  void intervalsHoldForAllSubjectsAtOnce() {
    Growth many = line("amber-sax").growth();
    Growth alone =
        of(RUN.records().stream()
                .filter(fork -> fork.cell().subject().equals("amber-sax"))
                .toList())
            .sizeSweeps()
            .getFirst()
            .subjects()
            .getFirst()
            .growth();

    assertThat(alone.power().value()).isCloseTo(many.power().value(), within(1e-9));
    assertThat(alone.power().relativeHalfWidth().orElseThrow())
        .isLessThan(many.power().relativeHalfWidth().orElseThrow());
  }

  @Test
  void callsGrowWithNAndNotWithBytes() {
    SyntheticBindings run = SyntheticBindings.of(4);
    List<SizeSweep> sweeps =
        Comparison.of(run.manifest(), new Forks(run.forks(), List.of())).sizeSweeps();

    assertThat(sweeps)
        .hasSize(2)
        .allMatch(sweep -> sweep.unit() == SizeUnit.N)
        .allMatch(sweep -> sweep.family().equals("unmarshal-double"));
    assertThat(sweeps.getFirst().sizes())
        .extracting(SizeSweep.Size::size)
        .containsExactly(10L, 100L, 1000L, 10_000L);
    assertThat(sweeps.getFirst().subjects())
        .extracting(line -> line.subject() + ": " + line.growth().says())
        .containsExactly(
            "square: faster than n", "fixed: not faster than n", "root: not faster than n");
  }

  @Test
  void theLengthOfACallsArrayIsReadFromItsName() {
    assertThat(sized("sendDoubles:100")).isEqualTo("sendDoubles 100");
    assertThat(sized("sendDoubles:100:full")).isEqualTo("sendDoubles:full 100");
    assertThat(sized("echoVoid")).isEqualTo("echoVoid null");
    assertThat(sized("echoDoubles:100@16"))
        .as("by so many clients")
        .isEqualTo("echoDoubles@16 100");
    assertThat(sized("receiveIntTrace:50@streamed")).isEqualTo("receiveIntTrace@streamed 50");
  }

  private static String sized(String call) {
    DocumentComparison document =
        new DocumentComparison(
            call,
            null,
            Operation.CALL,
            Map.of(),
            new DocumentComparison.BlockCounts(0, 0, 0),
            new DocumentComparison.Separation(0, null, null, null),
            null,
            List.of());
    return document.family() + " " + document.size().orElse(null);
  }

  @Test
  void sharesAreThoseOfTheMeasuredWindow() {
    SubjectFigure figure = COMPARISON.documents().getFirst().subjects().getFirst();

    assertThat(figure.costs().gcCpuShare()).isCloseTo(0.02, within(1e-6));
    assertThat(figure.costs().jitCpuShare()).isCloseTo(0.005, within(1e-6));
  }

  @Test
  void aShareThatOneForkLacksIsAbsent() {
    List<ForkRecord> records =
        RUN.records().stream()
            .map(fork -> fork.block() == 1 ? withoutCollector(fork) : fork)
            .toList();
    SubjectFigure figure = of(records).documents().getFirst().subjects().getFirst();

    assertThat(figure.costs().gcCpuShare()).isNull();
    assertThat(figure.costs().jitCpuShare()).isNotNull();
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
