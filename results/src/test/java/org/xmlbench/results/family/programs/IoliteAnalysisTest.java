package org.xmlbench.results.family.programs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.results.SyntheticPrograms;
import org.xmlbench.results.family.programs.IoliteResult.ProgramResult;
import org.xmlbench.results.family.programs.IoliteResult.TransportResult;

/** The analysis of records of IO-Lite's programs. */
class IoliteAnalysisTest {
  private final SyntheticPrograms run = SyntheticPrograms.of();

  private static TransportResult way(IoliteResult result, String program, String way) {
    ProgramResult found =
        result.programs().stream().filter(p -> p.program().equals(program)).findFirst().get();
    return found.ways().stream().filter(w -> w.way().equals(way)).findFirst().get();
  }

  @Test
  void ratiosAreFormedInsideRoundsByBothClocks() {
    IoliteResult result = IoliteAnalysis.of(run.manifest(), run.forks());
    TransportResult handOff = way(result, "wc", "hand-off");
    assertThat(handOff.ratio().value()).isCloseTo(SyntheticPrograms.GAIN, within(1e-6));
    assertThat(handOff.ratio().low()).isCloseTo(SyntheticPrograms.GAIN, within(1e-6));
    assertThat(handOff.cpuRatio().value()).isCloseTo(1, within(1e-6));
    assertThat(handOff.secondsByRound()).hasSize(SyntheticPrograms.ROUNDS);
    assertThat(way(result, "wc", "conventional").ratio()).isNull();
    assertThat(result.rounds()).isEqualTo(SyntheticPrograms.ROUNDS);
    assertThat(result.programs())
        .extracting(ProgramResult::publishedPercent)
        .containsExactly(15, null);
    assertThat(result.copyNanosPerKib().value())
        .isCloseTo(SyntheticPrograms.COPY_NANOS, within(0.01));
    assertThat(result.cachedCopyNanosPerKib().value())
        .isCloseTo(SyntheticPrograms.COPY_NANOS / 4, within(0.01));
  }

  @Test
  void whatIsLeftOutIsNoFaultAndWhatFailedIs() {
    IoliteResult result = IoliteAnalysis.of(run.manifest(), run.forks());
    assertThat(way(result, "wc", "splice").fault()).isFalse();
    assertThat(way(result, "wc", "splice").reason()).startsWith("not available");
    assertThat(way(result, "wc", "splice").seconds()).isNull();
    TransportResult failed = way(result, "wc", "shared-ring");
    assertThat(failed.fault()).isTrue();
    assertThat(failed.reason()).startsWith("round 2: failed");
    assertThat(failed.secondsByRound()).hasSize(1);
    assertThat(result.anyFault()).isTrue();
  }

  @Test
  void ofABlockThatWasRunAgainTheLastOneCounts() {
    IoliteResult whole = IoliteAnalysis.of(run.manifest(), run.forks());
    ForkRecord first = run.forks().getFirst();
    assertThat(first.cell().subject()).isEqualTo("conventional");
    List<ForkRecord> records = new ArrayList<>(run.forks());
    records.addFirst(inBlock(run.forks().get(1), 0));
    assertThat(IoliteAnalysis.of(run.manifest(), records)).isEqualTo(whole);
  }

  private static ForkRecord inBlock(ForkRecord fork, int block) {
    return new ForkRecord(
        fork.run(),
        fork.cell(),
        new ForkPlace(fork.round(), block, fork.position(), fork.attempt()),
        new ForkStatus(fork.outcome(), null, fork.startedUtc()),
        new ForkTiming(fork.iterations().subList(0, 1), fork.measured()),
        ForkEvidence.ofBytes(fork.evidence().documentBytesPerOperation()),
        Map.of());
  }

  @Test
  void aRunThatHasJustBegunHasProgramsAndNoFigures() {
    IoliteResult result = IoliteAnalysis.of(run.manifest(), List.of());
    assertThat(result.rounds()).isZero();
    assertThat(result.programs()).hasSize(2).allMatch(program -> program.ways().isEmpty());
    assertThat(result.copyNanosPerKib()).isNull();
  }
}
