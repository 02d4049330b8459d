package org.xmlbench.house.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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
import org.xmlbench.families.parsers.tables.ParsersResults;
import org.xmlbench.results.stats.RaceForecast;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.DocumentEntry;
import org.xmlbench.results.store.Finding;
import org.xmlbench.results.store.HostDiagnosis;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.PlannedBlock;
import org.xmlbench.results.store.Race;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoredPlan;
import org.xmlbench.results.store.TimingClock;

/** What is known of a host before a run begins. */
class NewestRunTest {
  private static final long MEBIBYTE = 1 << 20;
  private static final HostFingerprint HOST = Runs.host();
  private static final int BLOCKS = 4;

  @TempDir private Path runs;
  private boolean contended;

  /** A run of two subjects whose forks start so many seconds after each other. */
  private void write(String name, int hour, HostFingerprint host, Race race, double forkSeconds) {
    List<Cell> cells = List.of(cell("a"), cell("b"));
    PlannedBlock block = new PlannedBlock("doc", BLOCKS, List.of(), cells);
    Instant start = Instant.parse("2026-11-01T%02d:00:00Z".formatted(hour));
    RunFolder folder =
        RunFolder.create(
            runs.resolve(name),
            Manifest.of(
                new Manifest.Origin(
                    name,
                    start.toString(),
                    "0.1.0",
                    ParsersResults.FAMILY.id(),
                    Manifest.RUN,
                    name,
                    1,
                    TimingClock.CPU),
                new StoredPlan(List.of(block), null, race),
                host,
                Map.of(),
                List.of(),
                List.of(new DocumentEntry("doc", null, MEBIBYTE, null, null, null, List.of()))));
    for (int i = 0; i < BLOCKS * cells.size(); i++) {
      folder.append(
          fork(
              name,
              cells.get(i % cells.size()),
              i,
              start.plusMillis(Math.round(1000 * i * forkSeconds))));
    }
  }

  private static Cell cell(String subject) {
    return new Cell(subject, "1", "doc", Operation.PARSE, Map.of());
  }

  private ForkRecord fork(String run, Cell cell, int index, Instant start) {
    int block = 1 + index / 2;
    long nanos = 1_000_000_000L + 10_000_000L * (index * 7 % 5);
    return new ForkRecord(
        run,
        cell,
        new ForkPlace(block, block, index % 2, 1),
        new ForkStatus(Outcome.OK, null, start.toString()),
        new ForkTiming(
            List.of(
                new Iteration(Iteration.Phase.MEASURED, 1000, nanos, nanos, 0L, 0L, 0L, 0L, 0L)),
            new Measured(nanos, nanos, 0L, 0L),
            contended ? List.of(ForkRecord.CONTENDED) : List.of()),
        ForkEvidence.NONE,
        Map.of());
  }

  private NewestRun.Known known() {
    return new NewestRun(ParsersResults.FAMILY, HOST, TimingClock.CPU).newest(runs);
  }

  private Optional<Double> seconds(long bytes) {
    return known().pace(bytes).map(RaceForecast.Pace::forkSeconds);
  }

  /** A machine under load is no measure of what the next run takes. */
  @ParameterizedTest
  @ValueSource(strings = {"load", "neighbours", "steal time", "CPU throttling"})
  void aRunOnALoadedMachineHasNoPace(String check) {
    write("calm", 8, HOST, Race.of(2), 5);
    write("loaded", 9, HOST, Race.of(2), 20);
    assertThat(seconds(MEBIBYTE)).hasValue(20.0);
    DoctorFile.append(
        runs.resolve("loaded"),
        new HostDiagnosis(
            "2026-11-01T09:00:00Z", List.of(Finding.warns(check, "much", "why", null))));

    assertThat(known().pace(MEBIBYTE))
        .hasValue(new RaceForecast.Pace(5, "calm", "2026-11-01T08:00:00Z"));
  }

  /** Nor of how far forks of the next run will differ. */
  @Test
  void aRunOnALoadedMachineHasNoSpread() {
    write("loaded", 9, HOST, Race.of(2), 20);
    assertThat(known().spread()).isPresent();
    DoctorFile.append(
        runs.resolve("loaded"),
        new HostDiagnosis(
            "2026-11-01T09:00:00Z", List.of(Finding.warns("load", "much", "why", null))));

    assertThat(known().spread()).isEmpty();
  }

  @Test
  void aRunWhoseBlocksWereAllContendedHasNoPace() {
    write("calm", 8, HOST, Race.of(2), 5);
    contended = true;
    write("contended", 9, HOST, Race.of(2), 20);

    assertThat(known().pace(MEBIBYTE).orElseThrow().run()).isEqualTo("calm");
  }

  @Test
  void ofAHostWithoutARunNothingIsKnown() {
    assertThat(known()).isEqualTo(NewestRun.Known.NOTHING);
    assertThat(known().pace(MEBIBYTE)).isEmpty();
  }

  @Test
  void theNewestRunThatRacedHasThePaceWhateverItsProfileIs() {
    write("quick", 8, HOST, Race.of(2), 9);
    write("field", 9, HOST, Race.of(3), 5);
    write("smoke", 10, HOST, null, 1);

    assertThat(seconds(MEBIBYTE)).hasValue(5.0);
    assertThat(known().spread()).isPresent();
  }

  @Test
  void thePaceIsThatOfDocumentsOfSuchASize() {
    write("quick", 8, HOST, Race.of(2), 5);

    assertThat(seconds(2 * MEBIBYTE)).hasValue(5.0);
    assertThat(seconds(MEBIBYTE / 2)).hasValue(5.0);
    assertThat(seconds(64 * MEBIBYTE)).isEmpty();
    assertThat(seconds(MEBIBYTE / 64)).isEmpty();
  }

  @Test
  void anotherHostsRunSaysNothing() {
    HostFingerprint other =
        new HostFingerprint(
            "Other CPU",
            HOST.microcode(),
            HOST.cores(),
            HOST.memoryGiB(),
            HOST.os(),
            HOST.kernel(),
            HOST.arch(),
            HOST.jdkVersion(),
            HOST.jdkVendor(),
            HOST.vm(),
            HOST.more());
    write("quick", 8, other, Race.of(2), 5);

    assertThat(known()).isEqualTo(NewestRun.Known.NOTHING);
  }
}
