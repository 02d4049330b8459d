package org.xmlbench.analytics;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.HardwareCounts;
import org.xmlbench.core.record.Implementation;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.UnseenCheck;
import org.xmlbench.core.record.Warmth;
import org.xmlbench.results.stats.ForkCounts;
import org.xmlbench.results.stats.ForkTimes;
import org.xmlbench.results.store.MeasuredBefore;
import org.xmlbench.results.store.MeasuredTree;
import org.xmlbench.results.store.TimingClock;

/**
 * A row of {@code forks}.
 *
 * @param fork number of the fork among all that were loaded: what joins {@code iterations} to it
 * @param record the fork's record
 * @param before what was measured of the run's cells before it
 */
record ForkRow(long fork, ForkRecord record, MeasuredBefore before) {
  private static final double NANOS_PER_MICRO = 1e3;

  static final Table<ForkRow> TABLE =
      new Table<>(
          "forks",
          List.of(
              Column.number("fork", ForkRow::fork),
              Column.text("run", row -> row.record.run()),
              Column.text("subject", row -> row.record.cell().subject()),
              Column.text("version", row -> row.record.cell().version()),
              Column.text("document", row -> row.record.cell().document()),
              Column.text("operation", row -> row.record.cell().operation().label()),
              Column.textMap("condition", row -> row.record.cell().condition()),
              Column.number("round", row -> row.record.round()),
              Column.number("block", row -> row.record.block()),
              Column.text("arm", row -> row.record.arm()),
              Column.number("position", row -> row.record.position()),
              Column.number("attempt", row -> row.record.attempt()),
              Column.text("outcome", row -> row.record.outcome().label()),
              Column.text("reason", row -> row.record.reason()),
              Column.texts("labels", row -> row.record.labels()),
              Column.time("started_utc", row -> Times.utc(row.record.startedUtc())),
              Column.number(
                  "document_bytes", row -> row.record.evidence().documentBytesPerOperation()),
              Column.number("operations", row -> row.sum(Iteration::operations)),
              Column.number(
                  "wall_nanos", row -> TimingClock.WALL.nanos(row.record.measured()).orElse(null)),
              Column.number(
                  "cpu_nanos", row -> TimingClock.CPU.nanos(row.record.measured()).orElse(null)),
              Column.number("jit_nanos", row -> row.jitNanos()),
              Column.number("gc_nanos", row -> row.gcNanos()),
              Column.real("wall_us", row -> row.micros(TimingClock.WALL)),
              Column.real("cpu_us", row -> row.micros(TimingClock.CPU)),
              Column.real("cpu_less_compiler_us", row -> row.micros(TimingClock.CPU_LESS_COMPILER)),
              Column.real("jit_share", row -> row.shareOfCpu(row.jitNanos())),
              Column.real("gc_share", row -> row.shareOfCpu(row.gcNanos())),
              Column.real("allocated_per_input_byte", row -> row.allocatedPerInputByte()),
              Column.real(
                  "allocated_per_operation",
                  row -> ForkTimes.allocatedPerOperation(row.record).orElse(null)),
              Column.number("warmup_iterations", row -> row.count(Iteration.Phase.WARMUP)),
              Column.number("measured_iterations", row -> row.count(Iteration.Phase.MEASURED)),
              Column.truth("plateau", row -> row.warmth().map(Warmth::plateau).orElse(null)),
              Column.real(
                  "plateau_ratio", row -> row.warmth().map(Warmth::plateauRatio).orElse(null)),
              Column.number("instructions", row -> row.counted(HardwareCounts::instructions)),
              Column.number("branch_misses", row -> row.counted(HardwareCounts::branchMisses)),
              Column.number("cache_misses", row -> row.counted(HardwareCounts::cacheMisses)),
              Column.number("cycles", row -> row.counted(HardwareCounts::cycles)),
              Column.real(
                  "instructions_per_byte",
                  row -> ForkCounts.instructionsPerByte(row.record).orElse(null)),
              Column.real(
                  "branch_misses_per_kib",
                  row -> ForkCounts.branchMissesPerKib(row.record).orElse(null)),
              Column.real(
                  "cache_misses_per_kib",
                  row -> ForkCounts.cacheMissesPerKib(row.record).orElse(null)),
              Column.text("digest", row -> row.record.digest()),
              Column.text(
                  "unseen_document", row -> row.unseen().map(UnseenCheck::document).orElse(null)),
              Column.text("twin", row -> row.unseen().map(UnseenCheck::twin).orElse(null)),
              Column.text("implementation", row -> row.implementation(Implementation::className)),
              Column.text("engine", row -> row.implementation(Implementation::engine)),
              Column.textMap("jvm", row -> row.record.jvm()),
              Column.realMap("measures", row -> row.record.measures()),
              Column.real(
                  "live_bytes_per_byte",
                  row -> row.tree().map(MeasuredTree::liveBytesPerByte).orElse(null)),
              Column.number(
                  "smallest_heap_mib",
                  row -> row.tree().map(MeasuredTree::smallestHeapMiB).orElse(null)),
              Column.real("collecting_share_1_5x", row -> row.collectingShare(1.5)),
              Column.real("collecting_share_2x", row -> row.collectingShare(2)),
              Column.real("collecting_share_4x", row -> row.collectingShare(4))));

  private Optional<MeasuredTree> tree() {
    return before.treeMemory(record.cell());
  }

  private Double collectingShare(double multiple) {
    return tree().flatMap(tree -> tree.share(multiple)).orElse(null);
  }

  private Long sum(ToLongFunction<Iteration> value) {
    return record.measured() == null
        ? null
        : (Long)
            record.iterations().stream()
                .filter(iteration -> iteration.phase() == Iteration.Phase.MEASURED)
                .mapToLong(value)
                .sum();
  }

  private long count(Iteration.Phase phase) {
    return record.iterations().stream().filter(iteration -> iteration.phase() == phase).count();
  }

  private Double micros(TimingClock clock) {
    return ForkTimes.nanosPerOperation(record, clock)
        .map(nanos -> nanos / NANOS_PER_MICRO)
        .orElse(null);
  }

  /** A call's size is that of a reference message, so no figure is given per byte. */
  private Double allocatedPerInputByte() {
    return record.cell().operation().isOfBytes()
        ? ForkTimes.allocatedPerInputByte(record).orElse(null)
        : null;
  }

  private Optional<Warmth> warmth() {
    return Optional.ofNullable(record.warmth());
  }

  private Optional<UnseenCheck> unseen() {
    return Optional.ofNullable(record.evidence().verification());
  }

  private Long counted(Function<HardwareCounts, Long> count) {
    return Optional.ofNullable(record.measured()).map(Measured::counters).map(count).orElse(null);
  }

  private Long jitNanos() {
    Measured measured = record.measured();
    return measured == null ? null : measured.jitCpuNanos();
  }

  private Long gcNanos() {
    Measured measured = record.measured();
    return measured == null ? null : measured.gcCpuNanos();
  }

  private Double shareOfCpu(Long nanos) {
    Long cpu = TimingClock.CPU.nanos(record.measured()).orElse(null);
    return nanos == null || cpu == null || cpu == 0 ? null : (Double) ((double) nanos / cpu);
  }

  private String implementation(Function<Implementation, String> part) {
    return record.implementation() == null ? null : part.apply(record.implementation());
  }
}
