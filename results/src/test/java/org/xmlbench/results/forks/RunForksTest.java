package org.xmlbench.results.forks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.xmlbench.results.forks.SmallForks.MILLI;
import static org.xmlbench.results.forks.SmallForks.fork;
import static org.xmlbench.results.forks.SmallForks.warmUp;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.PlannedBlock;
import org.xmlbench.results.store.StoredPlan;
import org.xmlbench.results.store.TimingClock;

/** Subject a in three blocks, once at the second attempt; subject b in the first two only. */
class RunForksTest {
  private static final List<ForkRecord> RECORDS =
      List.of(
          fork("a", 1, 1, 1000, List.of(), warmUp(10, 50)),
          SmallForks.failed("a", 2, 1),
          fork("a", 2, 2, 4000, List.of(ForkRecord.CONTENDED), warmUp(5, 50)),
          fork("a", 3, 1, 2000, List.of()),
          fork("b", 1, 1, 3000, List.of()),
          fork("b", 2, 1, 3000, List.of(ForkRecord.NOT_STEADY)),
          SmallForks.failed("b", 3, 1),
          SmallForks.failed("b", 3, 2));

  @Test
  void whatTheForksOfADocumentShare() {
    DocumentForks document = forks(RECORDS).documents().getFirst();

    assertThat(document.blocks()).containsExactly(1, 2, 3);
    assertThat(document.rounds()).containsExactly(1, 1, 2);
    assertThat(document.warmUpStep()).isEqualTo(0.002);
    // The geometric mean of 1000 and 4000 is less than 3000.
    assertThat(document.fastestMicros()).isCloseTo(2000, within(1e-9));
    // Over 2000 and 3000: 0.5 and 1 in block 1, 2 and 1 in block 2, nothing in block 3.
    assertThat(document.drift()).containsExactly(0.75, 1.5, null);
  }

  @Test
  void whatIsMarkedAtTheForksOfASubject() {
    SubjectForks a = forks(RECORDS).documents().getFirst().subjects().getFirst();

    assertThat(a.contended()).containsExactly(2);
    assertThat(a.secondAttempt()).containsExactly(2);
    assertThat(a.notSteady()).isEmpty();
    assertThat(a.leftOut()).containsExactly(List.of(3, 2000.0));
    assertThat(a.quartiles()).containsExactly(1750.0, 2500.0, 3250.0);
    // 5 ms an operation over 1 ms, and 10 ms over 4 ms.
    assertThat(a.warmUp().middle()).hasSize((int) (50 * MILLI / (2 * MILLI))).containsOnly(3.75);
  }

  @Test
  void whatIsMarkedAtTheForksOfTheOther() {
    SubjectForks b = forks(RECORDS).documents().getFirst().subjects().getLast();

    assertThat(b.notSteady()).containsExactly(2);
    assertThat(b.leftOut()).isEmpty();
    assertThat(b.quartiles()).containsExactly(3000.0, 3000.0, 3000.0);
    assertThat(b.warmUp()).isNull();
  }

  @Test
  void blocksOfFiguresAreInTheComparison() {
    List<SubjectFigure> figures = comparison(RECORDS).documents().getFirst().subjects();

    assertThat(figures).allSatisfy(f -> assertThat(f.series().forkBlocks()).containsExactly(1, 2));
    assertThat(figures.getFirst().series().forkMicros()).containsExactly(1000.0, 4000.0);
  }

  @Test
  void recordsMayComeInAnyOrder() {
    List<ForkRecord> reversed = new ArrayList<>(RECORDS);
    Collections.reverse(reversed);

    assertThat(forks(reversed)).isEqualTo(forks(RECORDS));
  }

  @Test
  void everyDocumentAndSubjectOfARunHasItsPlace() {
    SyntheticRun run = SyntheticRun.of(3);
    Comparison comparison = Comparison.of(run.manifest(), new Forks(run.records(), List.of()));
    RunForks forks = RunForks.of(comparison, run.records());

    assertThat(forks.documents()).hasSameSizeAs(comparison.documents());
    for (int i = 0; i < forks.documents().size(); i++) {
      assertThat(forks.documents().get(i).subjects())
          .hasSameSizeAs(comparison.documents().get(i).subjects());
    }
  }

  private static RunForks forks(List<ForkRecord> records) {
    return RunForks.of(comparison(records), records);
  }

  private static Comparison comparison(List<ForkRecord> records) {
    Manifest manifest =
        Manifest.of(
            new Manifest.Origin(
                "small",
                "2026-11-01T12:00:00Z",
                "0.1.0-test",
                null,
                null,
                "quick",
                42,
                TimingClock.CPU),
            new StoredPlan(
                List.of(
                    new PlannedBlock(
                        "small",
                        3,
                        List.of(),
                        List.of(SmallForks.cell("a"), SmallForks.cell("b"))))),
            new HostFingerprint(null, null, 1, 1, "Linux", null, null, null, null, null, null),
            null,
            List.of(),
            List.of());
    return Comparison.of(manifest, new Forks(records, List.of()));
  }
}
