package org.xmlbench.results.gate;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/** What a gate will detect, estimated before it measures, from a calibration of its host. */
public final class Forecast {
  /** The command that makes a calibration. */
  private static final String COMMAND = "xmlbench calibrate";

  private static final double PERCENT = 100;
  private static final double SECONDS = 60;

  private Forecast() {}

  /**
   * One sentence: the minimum detectable effect, and about how long a clean gate takes; or that
   * nothing is known, and the command that would find out.
   *
   * @param calibration of the gate's host, clock and forks; empty where there is none
   * @param cells names of the gate's cells, at least one
   */
  public static String of(
      Optional<Calibration> calibration, GateSettings settings, List<String> cells) {
    OptionalDouble sd =
        calibration.map(known -> known.sdOf(cells)).orElseGet(OptionalDouble::empty);
    if (sd.isEmpty()) {
      return "what this gate can detect is not known before it ran: no calibration of this host"
          + " with this clock and these forks is stored; '"
          + COMMAND
          + "' makes one";
    }
    Calibration.Source source = calibration.orElseThrow().source();
    GateCost cost =
        new GateCost(settings, sd.getAsDouble(), source.count().forkSeconds(), cells.size());
    return String.format(
        Locale.ROOT,
        "before the run: this gate proves a slowdown of %s with 90 %% power (sd of a block"
            + " %.1f %% by calibration %s with %s); about %.0f min if nothing changed, %.0f at"
            + " most",
        DetectableEffect.text(cost.minimumDetectableEffect()),
        PERCENT * sd.getAsDouble(),
        source.origin().run(),
        source.subject(),
        Math.ceil(cost.time(cost.expectedForks(1)).toSeconds() / SECONDS),
        Math.ceil(cost.time(cost.mostForks()).toSeconds() / SECONDS));
  }
}
