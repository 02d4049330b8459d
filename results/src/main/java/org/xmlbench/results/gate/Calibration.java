package org.xmlbench.results.gate;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.xmlbench.results.store.Compilation;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.TimingClock;

/**
 * What a gate can detect on a host, measured by comparing an arm with itself: the spread of its
 * blocks, how often a gate would alarm on nothing, and the smallest slowdown that one would see.
 *
 * @param schema version of this model's form, {@link #SCHEMA}
 * @param source what was measured where
 * @param settings of the gate that is planned
 * @param cells in the order of their names
 * @param windows the outcome of stage 1 on the real blocks
 * @param gates whole gates on resampled blocks, at a true ratio of 1 and of 1 + margin, of the
 *     cells that have as many blocks as stage 1; none where no cell has
 * @param effects the smallest slowdown in several times; none where all cells together have fewer
 *     blocks than stage 1
 * @param machine all blocks together, judged as the sentinels of a gate are
 */
public record Calibration(
    int schema,
    Source source,
    GateSettings settings,
    List<CalibratedCell> cells,
    ScreeningWindows windows,
    List<ResampledGates> gates,
    List<TimedEffect> effects,
    SentinelVerdict machine) {
  /** The version of the model's form that this code writes. */
  public static final int SCHEMA = 1;

  /** Whole gates that are resampled at each true ratio. */
  public static final int GATES = 1000;

  private static final List<Integer> MINUTES = List.of(5, 10, 30);

  /** Keeps its own lists. */
  public Calibration {
    cells = List.copyOf(cells);
    gates = List.copyOf(gates);
    effects = List.copyOf(effects);
  }

  /**
   * What was measured where. In JSON its parts stand side by side, in the order of their
   * components.
   *
   * @param origin the run
   * @param subject the arm that was compared with itself
   * @param method how it was measured
   * @param failures copies that were wrong, failed or timed out, a sentence each
   * @param skipped documents that could not be measured, a sentence each
   */
  public record Source(
      @JsonUnwrapped Origin origin,
      String subject,
      @JsonUnwrapped Method method,
      @JsonUnwrapped ForkCount count,
      List<String> failures,
      List<String> skipped) {
    /** Keeps its own lists. */
    public Source {
      failures = List.copyOf(failures);
      skipped = List.copyOf(skipped);
    }
  }

  /**
   * A run.
   *
   * @param run its id
   * @param createdUtc ISO-8601 instant of its beginning
   */
  public record Origin(String run, String createdUtc, HostFingerprint host) {}

  /**
   * How a calibration was measured.
   *
   * @param profile whose forks were used
   * @param pairing how the forks of a block were arranged in time
   * @param compilation whether they waited for their code to be compiled
   * @param clock clock of every ratio
   * @param seed of every order and of the resampling
   */
  public record Method(
      String profile, Pairing pairing, Compilation compilation, TimingClock clock, long seed) {
    /** Older files name neither pairing nor compilation. */
    public Method {
      pairing = pairing == null ? Pairing.FORKS : pairing;
      compilation = compilation == null ? Compilation.BACKGROUND : compilation;
    }
  }

  /**
   * The forks of a calibration.
   *
   * @param forkSeconds mean wall time of a fork, start and warm-up included
   */
  public record ForkCount(int forks, int notSteady, double forkSeconds) {}

  /**
   * Makes a calibration of block differences of equal arms.
   *
   * @param measured by the cell's name, blocks in the order of their measurement
   */
  public static Calibration of(
      GateSettings settings, Source source, Map<String, BlockDifferences> measured) {
    Map<String, BlockDifferences> all = new TreeMap<>(measured);
    Map<String, BlockDifferences> spread = new TreeMap<>(all);
    spread.values().removeIf(blocks -> !blocks.hasSpread());
    SentinelVerdict machine = Sentinels.judge(settings, List.copyOf(all.values()));
    List<CalibratedCell> cells = new ArrayList<>();
    all.forEach((name, blocks) -> cells.add(CalibratedCell.of(settings, name, blocks, all.size())));
    return new Calibration(
        SCHEMA,
        source,
        settings,
        cells,
        ScreeningWindows.of(settings, spread.values()),
        gates(settings, spread, source.method().seed()),
        effects(settings, machine, source.count().forkSeconds(), all.size()),
        machine);
  }

  private static List<ResampledGates> gates(
      GateSettings settings, Map<String, BlockDifferences> measured, long seed) {
    Map<String, BlockDifferences> cells = new TreeMap<>(measured);
    cells.values().removeIf(blocks -> blocks.n() < settings.screenBlocks());
    if (cells.isEmpty()) {
      return List.of();
    }
    return List.of(
        ResampledGates.of(settings, cells, 1, GATES, seed),
        ResampledGates.of(settings, cells, 1 + settings.margin(), GATES, seed + 1));
  }

  /** For one document, and for all that were measured. */
  private static List<TimedEffect> effects(
      GateSettings settings, SentinelVerdict machine, double forkSeconds, int cells) {
    if (machine.blocks() < settings.screenBlocks()) {
      return List.of();
    }
    double sd = machine.figures().sd().orElseThrow();
    return IntStream.of(1, cells)
        .distinct()
        .mapToObj(n -> new GateCost(settings, sd, forkSeconds, n))
        .flatMap(cost -> MINUTES.stream().map(minutes -> TimedEffect.of(cost, minutes)))
        .toList();
  }

  /**
   * The largest spread that a gate of these cells has to expect: of each cell what was measured on
   * it, or the spread of all blocks where it was not. A user's file counts as measured where one of
   * its name was, in whatever checkout.
   *
   * @return absent where nothing is known
   */
  public OptionalDouble sdOf(List<String> names) {
    return names.stream()
        .map(this::measured)
        .map(cell -> cell.map(CalibratedCell::sd).filter(OptionalDouble::isPresent))
        .map(sd -> sd.orElse(machine.figures().sd()))
        .filter(OptionalDouble::isPresent)
        .mapToDouble(OptionalDouble::getAsDouble)
        .max();
  }

  /** What was measured on the cell; of several files of its name, the one that is noisiest. */
  private Optional<CalibratedCell> measured(String name) {
    return cells.stream()
        .filter(cell -> cell.cell().equals(name))
        .findFirst()
        .or(
            () ->
                cells.stream()
                    .filter(cell -> TestNames.mayBeSame(cell.cell(), name))
                    .max(Comparator.comparingDouble(cell -> cell.sd().orElse(0))));
  }
}
