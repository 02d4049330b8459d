package org.xmlbench.results.export;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.apache.commons.statistics.distribution.TDistribution;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.results.run.JmhFigures;
import org.xmlbench.results.stats.ThreadScaling;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.store.TimingClock;

/**
 * The records in JMH's JSON result format: an entry for each cell that has figures, in a gate for
 * each of its arms, average time in ns/op, {@code rawData[fork][iteration]}, or the throughput that
 * its family exports instead. {@link JmhNames} names the entries.
 *
 * <p>One thing differs from what JMH writes: the error of the score comes from the means of the
 * forks, because JMH's own, over the pooled iterations of all forks, is too narrow.
 */
public final class JmhJson {
  private static final double[] PERCENTILES = {
    0.0, 50.0, 90.0, 95.0, 99.0, 99.9, 99.99, 99.999, 99.9999, 100.0
  };
  private static final double CONFIDENCE = 0.999;
  private static final double NANOS_PER_MILLI = 1e6;

  private JmhJson() {}

  public static String of(ExportSource run) {
    Map<Series, List<ForkRecord>> cells = new LinkedHashMap<>();
    run.forks().records().stream()
        .filter(fork -> fork.outcome().isTimed() && !measured(fork).isEmpty())
        .sorted(
            Comparator.comparing((ForkRecord fork) -> fork.cell().id())
                .thenComparingInt(ForkRecord::block)
                .thenComparingInt(ForkRecord::attempt))
        .forEach(fork -> cells.computeIfAbsent(Series.of(fork), c -> new ArrayList<>()).add(fork));
    Map<JmhEntry, List<ForkRecord>> named = new LinkedHashMap<>();
    cells.values().forEach(forks -> named.put(entry(forks.getFirst()), forks));
    Map<JmhEntry, JmhNames.Name> names = JmhNames.of(named.keySet());
    List<Object> entries = new ArrayList<>();
    named.forEach((entry, forks) -> entries.add(entry(run, names.get(entry), forks)));
    return StoreJson.file(entries);
  }

  private static JmhEntry entry(ForkRecord fork) {
    return new JmhEntry(fork.cell(), fork.arm(), fork.outcome());
  }

  private static Map<String, Object> entry(
      ExportSource run, JmhNames.Name name, List<ForkRecord> forks) {
    Optional<JmhFigures> own = run.own().forJmh(forks);
    ForkRecord first = forks.getFirst();
    Map<String, Object> entry = new LinkedHashMap<>();
    entry.put("jmhVersion", "xmlbench-" + run.manifest().toolVersion());
    entry.put("benchmark", name.benchmark());
    // JMH's time of an operation is one thread's, ours that of all threads over their operations.
    int threads = ThreadScaling.threadsOf(first.cell().condition());
    entry.put("mode", own.isEmpty() ? "avgt" : "thrpt");
    entry.put("threads", own.map(JmhFigures::threads).orElse(threads));
    entry.put("forks", forks.size());
    ForkJvmEntry jvm = ForkJvmEntry.of(run.manifest(), first);
    entry.put("jvm", jvm.path());
    entry.put("jvmArgs", jvm.arguments());
    entry.put("jdkVersion", jvm.version());
    entry.put("vmName", jvm.name());
    entry.put("vmVersion", jvm.version());
    putIterations(entry, "warmup", phase(first, Iteration.Phase.WARMUP));
    putIterations(entry, "measurement", measured(first));
    // JMH writes no parameters where there are none.
    if (!name.params().isEmpty()) {
      entry.put("params", name.params());
    }
    entry.put(
        "primaryMetric",
        own.map(figures -> metric(figures.primary()))
            .orElseGet(
                () ->
                    metric(
                        "ns/op",
                        forks,
                        it -> (double) threads * it.wallNanos() / it.operations())));
    entry.put("secondaryMetrics", own.map(JmhJson::secondary).orElseGet(() -> secondary(forks)));
    return entry;
  }

  private static void putIterations(
      Map<String, Object> entry, String prefix, List<Iteration> iterations) {
    double millis =
        iterations.stream().mapToLong(Iteration::wallNanos).average().orElse(0) / NANOS_PER_MILLI;
    entry.put(prefix + "Iterations", iterations.size());
    entry.put(prefix + "Time", Math.round(millis) + " ms");
    entry.put(prefix + "BatchSize", 1);
  }

  private static Map<String, Object> secondary(List<ForkRecord> forks) {
    Map<String, Object> secondary = new LinkedHashMap<>();
    if (forks.stream()
        .flatMap(fork -> measured(fork).stream())
        .allMatch(it -> it.allocatedBytes() != null)) {
      secondary.put(
          "gc.alloc.rate.norm",
          metric("B/op", forks, it -> (double) it.allocatedBytes() / it.operations()));
    }
    putClock(secondary, "cpu.process", forks, fork -> TimingClock.CPU.nanos(fork.measured()));
    putClock(
        secondary,
        "cpu.compiler",
        forks,
        fork -> Optional.ofNullable(fork.measured()).map(Measured::jitCpuNanos));
    return secondary;
  }

  /** Puts the time that all forks have, in nanoseconds an operation. */
  private static void putClock(
      Map<String, Object> secondary,
      String name,
      List<ForkRecord> forks,
      Function<ForkRecord, Optional<Long>> nanos) {
    if (forks.stream().allMatch(fork -> nanos.apply(fork).isPresent())) {
      List<List<Double>> raw = new ArrayList<>();
      for (ForkRecord fork : forks) {
        long operations = measured(fork).stream().mapToLong(Iteration::operations).sum();
        raw.add(List.of((double) nanos.apply(fork).orElseThrow() / operations));
      }
      secondary.put(name, metric("ns/op", raw));
    }
  }

  private static Map<String, Object> secondary(JmhFigures own) {
    Map<String, Object> secondary = new LinkedHashMap<>();
    own.secondary().forEach((name, metric) -> secondary.put(name, metric(metric)));
    return secondary;
  }

  private static Map<String, Object> metric(JmhFigures.Metric metric) {
    return metric(metric.unit(), metric.values().stream().map(List::of).toList());
  }

  private static Map<String, Object> metric(
      String unit, List<ForkRecord> forks, ToDoubleFunction<Iteration> value) {
    List<List<Double>> raw = new ArrayList<>();
    for (ForkRecord fork : forks) {
      raw.add(measured(fork).stream().map(value::applyAsDouble).toList());
    }
    return metric(unit, raw);
  }

  private static Map<String, Object> metric(String unit, List<List<Double>> raw) {
    double[] means = raw.stream().mapToDouble(JmhJson::mean).toArray();
    double score = java.util.Arrays.stream(means).average().orElse(Double.NaN);
    double error = error(means, score);
    double[] pooled =
        raw.stream().flatMap(List::stream).mapToDouble(Double::doubleValue).sorted().toArray();
    Map<String, Object> percentiles = new LinkedHashMap<>();
    for (double percentile : PERCENTILES) {
      percentiles.put(Double.toString(percentile), percentile(pooled, percentile));
    }
    Map<String, Object> metric = new LinkedHashMap<>();
    metric.put("score", score);
    metric.put("scoreError", number(error));
    // A time, a rate and an amount are not below zero, however few forks there are.
    double lower = score < 0 ? score - error : Math.max(0, score - error);
    metric.put("scoreConfidence", List.of(number(lower), number(score + error)));
    metric.put("scorePercentiles", percentiles);
    metric.put("scoreUnit", unit);
    metric.put("rawData", raw);
    return metric;
  }

  /** Half the width of Student's interval over the means of the forks. */
  private static double error(double[] means, double mean) {
    int n = means.length;
    if (n < 2) {
      return Double.NaN;
    }
    double squares = 0;
    for (double value : means) {
      squares += (value - mean) * (value - mean);
    }
    double t = TDistribution.of(n - 1).inverseCumulativeProbability(1 - (1 - CONFIDENCE) / 2);
    return t * Math.sqrt(squares / (n - 1) / n);
  }

  /** JMH's way: linear between the order statistics at {@code p (n + 1) / 100}. */
  private static double percentile(double[] sorted, double percentile) {
    double position = percentile * (sorted.length + 1) / 100;
    int below = (int) Math.floor(position);
    if (below < 1) {
      return sorted[0];
    }
    if (below >= sorted.length) {
      return sorted[sorted.length - 1];
    }
    double step = sorted[below] - sorted[below - 1];
    return sorted[below - 1] + (position - below) * step;
  }

  /** JMH writes what is not a number as text. */
  private static Object number(double value) {
    return Double.isNaN(value) ? (Object) "NaN" : (Object) value;
  }

  private static double mean(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).average().orElse(Double.NaN);
  }

  private static List<Iteration> measured(ForkRecord fork) {
    return phase(fork, Iteration.Phase.MEASURED);
  }

  private static List<Iteration> phase(ForkRecord fork, Iteration.Phase phase) {
    return fork.iterations().stream()
        .filter(iteration -> iteration.phase() == phase && iteration.operations() > 0)
        .toList();
  }

  /** What an entry holds: the arms of a gate may measure the same cell. */
  private record Series(Cell cell, String arm) {
    static Series of(ForkRecord fork) {
      return new Series(fork.cell(), fork.arm());
    }
  }
}
