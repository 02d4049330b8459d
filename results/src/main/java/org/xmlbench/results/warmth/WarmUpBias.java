package org.xmlbench.results.warmth;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.ForkTimes;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.HostMeasurement;
import org.xmlbench.results.store.HostMeasurementFile;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.MeasuredBias;
import org.xmlbench.results.store.TimingClock;

/**
 * What a profile's forks lack of warm: a designed measurement, in which blocks of its forks
 * alternate with blocks of long ones. In one run the bias, some per cent, cannot be told from
 * noise.
 *
 * @param schema version of this model's form, {@link #SCHEMA}
 * @param createdUtc when it was measured
 * @param host on which, with which JDK: it holds for no other
 * @param profile whose forks are the short ones
 * @param warmupCpu their floor of warm-up, as in the manifest
 * @param clock of all figures
 * @param confidence of the intervals
 * @param cells in the order of the runs
 */
public record WarmUpBias(
    int schema,
    String createdUtc,
    HostFingerprint host,
    String profile,
    String warmupCpu,
    String longWarmupCpu,
    TimingClock clock,
    double confidence,
    List<CellBias> cells)
    implements HostMeasurement {
  /** The version of the model's form that this code writes. */
  public static final int SCHEMA = 1;

  public static final HostMeasurementFile<WarmUpBias> FILE =
      new HostMeasurementFile<>("bias.json", SCHEMA, WarmUpBias.class, "measure the bias again");

  private static final double CONFIDENCE = 0.95;

  /** What counts as warm: long forks that warm up for less tell nothing of runs. */
  public static final Duration WARM = Duration.ofSeconds(20);

  /** The option of a manifest that holds the floor of the warm-up. */
  private static final String WARMUP_CPU = "warmupCpu";

  public WarmUpBias {
    cells = List.copyOf(cells);
  }

  /**
   * One round: a run of the profile's forks, and one of long forks next to it in time.
   *
   * @param brief records of the short forks
   * @param lasting records of the long ones
   */
  public record Round(List<ForkRecord> brief, List<ForkRecord> lasting) {
    public Round {
      brief = List.copyOf(brief);
      lasting = List.copyOf(lasting);
    }
  }

  /**
   * The bias of all cells that have both kinds of forks in a round.
   *
   * @param brief manifest of a run of short forks
   * @param lasting manifest of one of long forks
   */
  public static WarmUpBias of(Manifest brief, Manifest lasting, List<Round> rounds) {
    Map<Cell, List<Logs>> cells = new LinkedHashMap<>();
    for (Round round : rounds) {
      Map<Cell, OptionalDouble> shorts = logs(round.brief(), brief.clock());
      Map<Cell, OptionalDouble> longs = logs(round.lasting(), brief.clock());
      shorts.forEach(
          (cell, log) -> {
            OptionalDouble other = longs.getOrDefault(cell, OptionalDouble.empty());
            cells
                .computeIfAbsent(cell, any -> new ArrayList<>())
                .add(
                    log.isPresent() && other.isPresent()
                        ? new Logs(log.getAsDouble(), other.getAsDouble())
                        : null);
          });
    }
    return new WarmUpBias(
        SCHEMA,
        brief.createdUtc(),
        brief.host(),
        brief.profile(),
        brief.options().get(WARMUP_CPU),
        lasting.options().get(WARMUP_CPU),
        brief.clock(),
        CONFIDENCE,
        cells.keySet().stream().flatMap(cell -> bias(cell, cells).stream()).toList());
  }

  /** Logarithms of an operation's time in one round. */
  private record Logs(double brief, double lasting) {
    double bias() {
      return brief - lasting;
    }
  }

  /** A cell that was not right in a round has no time there. */
  private static Map<Cell, OptionalDouble> logs(List<ForkRecord> forks, TimingClock clock) {
    Map<Cell, List<Double>> all = new LinkedHashMap<>();
    for (ForkRecord fork : forks) {
      List<Double> logs = all.computeIfAbsent(fork.cell(), cell -> new ArrayList<>());
      if (fork.outcome() == Outcome.OK) {
        ForkTimes.nanosPerOperation(fork, clock).map(Math::log).ifPresent(logs::add);
      }
    }
    Map<Cell, OptionalDouble> means = new LinkedHashMap<>();
    all.forEach(
        (cell, logs) -> means.put(cell, logs.stream().mapToDouble(Double::doubleValue).average()));
    return means;
  }

  private static Optional<CellBias> bias(Cell cell, Map<Cell, List<Logs>> cells) {
    List<Logs> own = cells.get(cell);
    List<Logs> fastest = fastest(cell, cells);
    List<Double> bias = new ArrayList<>();
    List<Double> toFastest = new ArrayList<>();
    for (int i = 0; i < own.size(); i++) {
      if (own.get(i) != null) {
        bias.add(own.get(i).bias());
        if (i < fastest.size() && fastest.get(i) != null) {
          toFastest.add(own.get(i).bias() - fastest.get(i).bias());
        }
      }
    }
    return bias.isEmpty() || toFastest.isEmpty()
        ? Optional.empty()
        : Optional.of(new CellBias(cell, bias.size(), ratio(bias), ratio(toFastest)));
  }

  private static Estimate ratio(List<Double> logs) {
    double[] values = logs.stream().mapToDouble(Double::doubleValue).toArray();
    return Estimate.ofMean(values, CONFIDENCE).map(Math::exp);
  }

  /** Of the cells that a table compares with this one, that of the least time in long forks. */
  private static List<Logs> fastest(Cell cell, Map<Cell, List<Logs>> cells) {
    return cells.entrySet().stream()
        .filter(entry -> stands(entry.getKey(), cell))
        .map(Map.Entry::getValue)
        .min(Comparator.comparingDouble(WarmUpBias::lasting))
        .orElseThrow();
  }

  private static boolean stands(Cell other, Cell cell) {
    return other.document().equals(cell.document())
        && other.condition().equals(cell.condition())
        && (other.operation().equals(Operation.BUILD))
            == (cell.operation().equals(Operation.BUILD));
  }

  private static double lasting(List<Logs> rounds) {
    return rounds.stream()
        .filter(one -> one != null)
        .mapToDouble(Logs::lasting)
        .average()
        .orElse(Double.MAX_VALUE);
  }

  /** Whether its long forks were warm. */
  public boolean isOfWarm() {
    return longWarmupCpu != null && Duration.parse(longWarmupCpu).compareTo(WARM) >= 0;
  }

  /** It holds for forks of the same warm-up, by the same clock, where its long ones were warm. */
  @Override
  public boolean holdsFor(Manifest run) {
    return isOfWarm()
        && host.equals(run.host())
        && clock == run.clock()
        && warmupCpu != null
        && warmupCpu.equals(run.options().get(WARMUP_CPU));
  }

  /** It as the manifest of a run keeps it. */
  public List<MeasuredBias> measured() {
    return cells.stream()
        .map(
            one ->
                new MeasuredBias(
                    one.cell().id(), one.ratio().value(), one.ratio().low(), one.ratio().high()))
        .toList();
  }

  /** Share of the cells whose ratio to the fastest is that close to warm, as a ratio less 1. */
  public double shareWithin(double distance) {
    return cells.isEmpty()
        ? 0
        : (double) cells.stream().filter(cell -> off(cell) <= distance).count() / cells.size();
  }

  /** How far from warm the farthest ratio to the fastest is, as a ratio less 1. */
  public double worst() {
    return cells.stream().mapToDouble(WarmUpBias::off).max().orElse(0);
  }

  private static double off(CellBias cell) {
    return Math.abs(cell.toFastest().value() - 1);
  }
}
