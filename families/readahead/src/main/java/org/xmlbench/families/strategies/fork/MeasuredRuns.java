package org.xmlbench.families.strategies.fork;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.ToLongFunction;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.Measured;
import org.xmlbench.storage.condition.StorageMeasures;

/** The runs of a fork that count, and what they make together. */
final class MeasuredRuns {
  /** Compiler-thread CPU time above this share: the fork was not steady. */
  private static final double MOST_COMPILER_SHARE = 0.02;

  /** One run: its iteration, and what no iteration has a place for. */
  private record Run(
      Iteration iteration,
      Long cpuNanos,
      Long compilerNanos,
      Long collectorNanos,
      Long deviceBytes,
      Long ioStallNanos) {}

  private final List<Run> runs = new ArrayList<>();

  void add(Readings start, Readings end) {
    boolean jvm = start.jvmThreads() != null && end.jvmThreads() != null;
    runs.add(
        new Run(
            start.iteration(end, Iteration.Phase.MEASURED),
            Readings.less(end.cpu(), start.cpu()).orElse(null),
            jvm ? end.jvmThreads().compilerNanos() - start.jvmThreads().compilerNanos() : null,
            jvm ? end.jvmThreads().collectorNanos() - start.jvmThreads().collectorNanos() : null,
            Readings.less(end.storage().deviceBytes(), start.storage().deviceBytes()).orElse(null),
            Readings.less(end.storage().stallNanos(), start.storage().stallNanos()).orElse(null)));
  }

  int count() {
    return runs.size();
  }

  List<Iteration> iterations() {
    return runs.stream().map(Run::iteration).toList();
  }

  /** The clocks, summed over the runs. */
  Measured measured() {
    return new Measured(
        runs.stream().mapToLong(run -> run.iteration().wallNanos()).sum(),
        sum(Run::cpuNanos),
        sum(Run::compilerNanos),
        sum(Run::collectorNanos));
  }

  /** Whether the compiler left the runs alone, as far as the platform shows. */
  boolean steady() {
    Long compilers = sum(Run::compilerNanos);
    return compilers == null || compilers < MOST_COMPILER_SHARE * measured().wallNanos();
  }

  /** Means over the runs, under the names that records have; none where no run counted. */
  Map<String, Double> measures(int voids) {
    Map<String, Double> measures = new TreeMap<>();
    if (runs.isEmpty()) {
      return measures;
    }
    measures.put(StorageMeasures.VOID_RUNS.key(), (double) voids);
    putMean(measures, StorageMeasures.DEVICE_READ, sum(Run::deviceBytes));
    putMean(measures, StorageMeasures.IO_STALL, sum(Run::ioStallNanos));
    putMean(measures, StorageMeasures.HELPER_CPU, helperCpu());
    return measures;
  }

  /** CPU time of neither the parsing thread nor the JVM's own: that of the strategy's helper. */
  private Long helperCpu() {
    Long cpu = sum(Run::cpuNanos);
    Long parser = sum(run -> run.iteration().threadCpuNanos());
    Measured all = measured();
    boolean known = cpu != null && parser != null && all.jitCpuNanos() != null;
    return known ? Math.max(0, cpu - parser - all.jitCpuNanos() - all.gcCpuNanos()) : null;
  }

  private void putMean(Map<String, Double> measures, Measure measure, Long sum) {
    if (sum != null) {
      measures.put(measure.key(), (double) sum / runs.size());
    }
  }

  /** A sum; {@code null} where the platform did not report one of them. */
  private Long sum(java.util.function.Function<Run, Long> value) {
    List<Long> values = runs.stream().map(value).toList();
    ToLongFunction<Long> unboxed = Long::longValue;
    return values.stream().allMatch(Objects::nonNull)
        ? values.stream().mapToLong(unboxed).sum()
        : null;
  }
}
