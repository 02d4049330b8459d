package org.xmlbench.results.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.store.HostDifference;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.TimingClock;

class HistoryTest {
  @TempDir Path folder;

  private CellHistory onlyCell(History history) {
    assertThat(history.hosts()).singleElement();
    return assertThat(history.hosts().getFirst().cells()).singleElement().actual();
  }

  private List<RunFolder> steppedRuns() {
    SplittableRandom random = new SplittableRandom(3);
    List<RunFolder> runs = new ArrayList<>();
    for (int day = 0; day < 20; day++) {
      double level = day < 12 ? 200 : 220;
      DatedRun run = DatedRun.of(day, level * Math.exp(0.005 * random.nextGaussian()));
      runs.add((day < 12 ? run : run.withVersion("7.3.0")).write(folder));
    }
    return runs;
  }

  @Test
  void aStepIsDatedAndNamesTheVersions() {
    CellHistory cell = onlyCell(RunResults.history(steppedRuns()));

    assertThat(cell.points()).hasSize(20);
    assertThat(cell.points().getFirst().forks()).isEqualTo(3);
    LevelChange change = assertThat(cell.changes()).singleElement().actual();
    assertThat(change.firstAfter().run()).isEqualTo("run-012");
    assertThat(change.firstAfter().version()).isEqualTo("7.3.0");
    assertThat(change.lastBefore().version()).isEqualTo("7.1.0");
    assertThat(change.ratio()).isCloseTo(1.1, within(0.01));
    assertThat(change.probability()).isLessThan(ChangePoints.PROBABILITY);
  }

  @Test
  void whoIsInNoNewRunOfAProfileIsNamedAndKeepsItsTrend() {
    List<RunFolder> runs =
        List.of(
            DatedRun.of(1, 200).write(folder),
            DatedRun.of(2, 200).withSubject("kept-sax").write(folder));
    History history = RunResults.history(runs);

    String gone = history.hosts().getFirst().cells().getFirst().subject();
    assertThat(history.hosts().getFirst().cells()).hasSize(2);
    assertThat(history.notices())
        .singleElement()
        .asString()
        .contains("does not measure " + gone + ", which earlier ones do");
    assertThat(RunResults.history(runs.subList(0, 1)).notices()).isEmpty();
  }

  @Test
  void theOrderInWhichRunsAreNamedSaysNothing() {
    List<RunFolder> runs = steppedRuns();
    History ordered = RunResults.history(runs);
    Collections.shuffle(runs, new Random(5));

    assertThat(RunResults.history(runs)).isEqualTo(ordered);
  }

  @Test
  void theFigureIsTheGeometricMeanOfTheForks() {
    CellHistory cell = onlyCell(RunResults.history(List.of(DatedRun.of(1, 200).write(folder))));

    assertThat(cell.points().getFirst().microsPerOperation()).isCloseTo(200, within(1e-3));
    assertThat(cell.noise()).isNull();
    assertThat(cell.hasEnoughRuns()).isFalse();
  }

  @Test
  void otherHostsStandInOtherTrends() {
    List<RunFolder> runs = new ArrayList<>();
    for (int day = 0; day < 12; day++) {
      DatedRun run = DatedRun.of(day, day < 6 ? 200 : 300);
      runs.add((day < 6 ? run : run.withKernel("6.8.0")).write(folder));
    }
    History history = RunResults.history(runs);

    assertThat(history.hosts()).hasSize(2);
    assertThat(history.hosts())
        .allSatisfy(host -> assertThat(host.runs()).hasSize(6))
        .allSatisfy(host -> assertThat(host.cells().getFirst().changes()).isEmpty());
    assertThat(history.notices())
        .containsExactly(
            "The runs are of 2 host classes, and nothing is compared across them. They differ in,"
                + " class after class: kernel 6.1.0 | 6.8.0.");
  }

  @Test
  void everyFactInWhichHostClassesDifferIsNamedAndNoOther() {
    HostClass first = hostClass("Example CPU", 2, "25.0.1+8", Map.of("cpuset", "0,1"));
    HostClass second = hostClass("Other CPU", 4, "25.0.1+8", Map.of("pairing", "turns"));
    HostClass third = hostClass("Other CPU", null, "26+35", Map.of("pairing", "turns"));

    assertThat(HostDifference.of(Stream.of(first, second, third).map(HostClass::facts).toList()))
        .containsExactly(
            new HostDifference("cores", List.of("2", "4", "not stated")),
            new HostDifference("cpu", List.of("Example CPU", "Other CPU", "Other CPU")),
            new HostDifference("cpuset", List.of("0,1", "not stated", "not stated")),
            new HostDifference("jdkVersion", List.of("25.0.1+8", "25.0.1+8", "26+35")),
            new HostDifference("pairing", List.of("not stated", "turns", "turns")));
  }

  private static HostClass hostClass(
      String cpu, Integer cores, String jdk, Map<String, String> measuring) {
    return new HostClass(
        new HostFingerprint(
            cpu, null, cores, 16, "Linux", "6.1.0", "amd64", jdk, null, null, Map.of("abi", "x")),
        TimingClock.CPU,
        measuring);
  }

  @Test
  void aChangedFileIsAnotherDocument() {
    History history =
        RunResults.history(
            List.of(
                DatedRun.of(1, 200).write(folder),
                DatedRun.of(2, 300).withDocumentBytes(1500).write(folder)));

    assertThat(history.hosts().getFirst().cells()).hasSize(2);
  }

  /** A build server checks out in many folders. */
  @Test
  void aFileIsTheSameInEveryCheckout() {
    DatedRun first = DatedRun.of(1, 200).withDocument("file:/ci/checkout-1/data/orders.xml");
    DatedRun second = DatedRun.of(2, 200).withDocument("file:/ci/checkout-2/data/orders.xml");
    DatedRun changed =
        DatedRun.of(3, 200)
            .withDocument("file:/ci/checkout-3/data/orders.xml")
            .withDocumentBytes(1001);

    CellHistory cell =
        onlyCell(RunResults.history(List.of(first.write(folder), second.write(folder))));
    assertThat(cell.document()).isEqualTo("file:orders.xml");
    assertThat(cell.points()).hasSize(2);
    assertThat(
            RunResults.history(
                    List.of(RunFolder.open(folder.resolve("run-001")), changed.write(folder)))
                .hosts()
                .getFirst()
                .cells())
        .hasSize(2);
  }

  /** Test cases leave the number of processors out of their names; trends must not. */
  @Test
  void anotherNumberOfProcessorsIsAnotherTrend() {
    History history =
        RunResults.history(
            List.of(
                DatedRun.of(1, 200).write(folder),
                DatedRun.of(2, 300).withCpus("1").write(folder)));

    assertThat(history.hosts().getFirst().cells()).hasSize(2);
  }

  @Test
  void whatWasNotVerifiedHasNoPoint() {
    for (Outcome outcome : List.of(Outcome.WRONG, Outcome.DECLARED, Outcome.UNVERIFIED)) {
      RunFolder run =
          DatedRun.of(1, 200).named("run-" + outcome.label()).withOutcome(outcome).write(folder);
      assertThat(RunResults.history(List.of(run)).hosts().getFirst().cells())
          .as(outcome.label())
          .isEmpty();
    }
  }

  @Test
  void aRunThatIsNamedTwiceCountsOnce() {
    RunFolder run = DatedRun.of(1, 200).write(folder);
    History history = RunResults.history(List.of(run, RunFolder.open(run.path())));

    assertThat(onlyCell(history).points()).hasSize(1);
    assertThat(history.notices()).containsExactly("run-001 was named twice and counts once.");
  }

  @Test
  void aRunWithoutADateIsRefusedInOneLine() {
    RunFolder run = DatedRun.of(1, 200).dated("yesterday").write(folder);

    assertThatThrownBy(() -> RunResults.history(List.of(run)))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("yesterday")
        .hasMessageContaining("run-001")
        .hasMessageNotContaining("\n");
  }
}
