package org.xmlbench.results.warmth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.MeasuredBefore;
import org.xmlbench.results.store.MeasuredBias;
import org.xmlbench.results.store.StoredPlan;
import org.xmlbench.results.store.TimingClock;

class WarmUpBiasTest {
  private static final HostFingerprint HOST = host("a processor");

  @TempDir private Path folder;

  private static HostFingerprint host(String cpu) {
    return new HostFingerprint(cpu, null, 2, 8, "Linux", "6", "amd64", "25", "v", "vm", null);
  }

  private static Manifest manifest(String warmupCpu, String createdUtc, HostFingerprint host) {
    return Manifest.of(
        new Manifest.Origin(
            "run", createdUtc, "1", null, null, "quick", 1, TimingClock.CPU_LESS_COMPILER),
        new StoredPlan(List.of(), null),
        host,
        Map.of("warmupCpu", warmupCpu),
        List.of(),
        List.of());
  }

  private static Cell cell(String subject, Operation operation) {
    return new Cell(subject, "1", "psd:1MiB", operation, Map.of("gc", "serial"));
  }

  /** A fork whose compiler took as long as its work. */
  private static ForkRecord fork(Cell cell, long nanos) {
    boolean timed = nanos > 0;
    Iteration measured =
        new Iteration(Iteration.Phase.MEASURED, 1, nanos, nanos, null, null, null, null, null);
    return new ForkRecord(
        "run",
        cell,
        new ForkPlace(1, 1, 1, 1),
        new ForkStatus(timed ? Outcome.OK : Outcome.FAILED, null, "2026-11-23T00:00:00Z"),
        new ForkTiming(
            timed ? List.of(measured) : List.of(),
            timed ? new Measured(nanos, 2 * nanos, nanos, 0L) : null),
        ForkEvidence.NONE,
        Map.of());
  }

  private static final Cell FAST = cell("fast", Operation.PARSE);
  private static final Cell SLOW = cell("slow", Operation.PARSE);
  private static final Cell TREE = cell("slow", Operation.BUILD);

  /** Two rounds on a host that is half as fast in the second. */
  private static List<WarmUpBias.Round> rounds() {
    List<WarmUpBias.Round> rounds = new ArrayList<>();
    for (long host : List.of(1, 2)) {
      rounds.add(
          new WarmUpBias.Round(
              List.of(fork(FAST, 1020 * host), fork(SLOW, 3300 * host), fork(TREE, 500 * host)),
              List.of(fork(FAST, 1000 * host), fork(SLOW, 3000 * host), fork(TREE, 400 * host))));
    }
    return rounds;
  }

  private static WarmUpBias bias(List<WarmUpBias.Round> rounds) {
    return WarmUpBias.of(
        manifest("PT2.5S", "2026-11-23T10:00:00Z", HOST),
        manifest("PT20S", "2026-11-23T10:05:00Z", HOST),
        rounds);
  }

  @Test
  void aRoundsForksAreComparedWithThoseNextToThem() {
    WarmUpBias bias = bias(rounds());

    assertThat(bias.cells()).extracting(CellBias::cell).containsExactly(FAST, SLOW, TREE);
    CellBias slow = bias.cells().get(1);
    assertThat(slow.rounds()).isEqualTo(2);
    assertThat(slow.ratio().value()).isEqualTo(1.1, within(1e-12));
    assertThat(slow.toFastest().value()).isEqualTo(1.1 / 1.02, within(1e-12));
    assertThat(slow.toFastest().high()).isEqualTo(1.1 / 1.02, within(1e-9));
    // A tree that is only built is compared with no stream.
    assertThat(bias.cells().getLast().toFastest().value()).isEqualTo(1);
    assertThat(bias.shareWithin(0.03)).isEqualTo(2 / 3.0, within(1e-12));
    assertThat(bias.worst()).isEqualTo(1.1 / 1.02 - 1, within(1e-12));
  }

  @Test
  void aRoundInWhichACellFailedDoesNotCountForIt() {
    List<WarmUpBias.Round> rounds = new ArrayList<>(rounds());
    rounds.add(
        new WarmUpBias.Round(
            List.of(fork(FAST, 1020), fork(SLOW, 0)), List.of(fork(FAST, 1000), fork(SLOW, 9))));

    WarmUpBias bias = bias(rounds);

    assertThat(bias.cells()).extracting(CellBias::rounds).containsExactly(3, 2, 2);
  }

  @Test
  void theNewestOfThisHostAndSuchForksIsFound() throws Exception {
    WarmUpBias own = bias(rounds());
    WarmUpBias.FILE.write(Files.createDirectories(folder.resolve("own")), own);
    Files.writeString(
        Files.createDirectories(folder.resolve("torn")).resolve(WarmUpBias.FILE.name()), "{");

    assertThat(WarmUpBias.FILE.newest(folder, manifest("PT2.5S", "2026-12-01T00:00:00Z", HOST)))
        .contains(own);
    assertThat(WarmUpBias.FILE.newest(folder, manifest("PT5S", "2026-12-01T00:00:00Z", HOST)))
        .isEmpty();
    assertThat(
            WarmUpBias.FILE.newest(
                folder, manifest("PT2.5S", "2026-12-01T00:00:00Z", host("another"))))
        .isEmpty();
    assertThat(WarmUpBias.FILE.newest(folder.resolve("none"), manifest("PT2.5S", "", HOST)))
        .isEmpty();
  }

  @Test
  void aManifestKeepsWhatIsKnownOfItsCells() {
    Manifest run =
        manifest("PT2.5S", "2026-12-01T00:00:00Z", HOST)
            .of(new MeasuredBefore(bias(rounds()).measured(), List.of()));

    assertThat(run.before().warmUpBias(SLOW).map(MeasuredBias::ratio).orElseThrow())
        .isEqualTo(1.1, within(1e-12));
    assertThat(run.before().warmUpBias(cell("other", Operation.PARSE))).isEmpty();
  }

  @Test
  void theTextEndsWithHowManyAreNear() {
    assertThat(WarmUpBiasTable.render(bias(rounds())))
        .contains("warm-up of 2.5 s", "long forks (20 s), cpu-less-compiler clock")
        .containsPattern("(?m)^   document +subject +rounds +short / long +to the fastest$")
        .containsPattern(
            "(?m)^   \\S+ +slow build +\\d+ +[\\d.]+ \\[[\\d.]+, [\\d.]+\\] +[\\d.]+ \\[")
        .endsWith(
            "within 3 % of warm, by the estimated ratio to the fastest: 67 % of 3 cells, of which"
                + " each document's fastest is one by definition; all within 7.8 %; the intervals"
                + " say how sure that is\n");
  }
}
