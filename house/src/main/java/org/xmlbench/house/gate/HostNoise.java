package org.xmlbench.house.gate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Function;
import org.xmlbench.core.Folders;
import org.xmlbench.house.doctor.AaMeasurement;
import org.xmlbench.results.gate.Calibration;
import org.xmlbench.results.gate.DetectableEffect;
import org.xmlbench.results.gate.GateSettings;
import org.xmlbench.results.gate.SentinelVerdict;
import org.xmlbench.results.store.Finding;

/** Measures how much the noise of this host matters, by a calibration whose files are deleted. */
public final class HostNoise implements AaMeasurement {
  private static final String NAME = "measured noise";
  private static final double PERCENT = 100;

  private final Function<Path, CalibrationSession> sessions;

  /**
   * @param sessions makes the session of a run folder
   */
  public HostNoise(Function<Path, CalibrationSession> sessions) {
    this.sessions = sessions;
  }

  @Override
  public Finding measure() throws InterruptedException {
    try {
      Path folder = Files.createTempDirectory("xmlbench-doctor");
      try {
        return finding(sessions.apply(folder.resolve("run")).run());
      } finally {
        Folders.delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** One sentence: what a gate on this host can detect. */
  static Finding finding(Calibration calibration) {
    SentinelVerdict machine = calibration.machine();
    if (machine.fitness() == SentinelVerdict.Fitness.UNKNOWN) {
      return Finding.unknown(
          NAME,
          "Too few forks ended well to know"
              + calibration.source().failures().stream()
                  .findFirst()
                  .map(failure -> ": " + failure)
                  .orElse("")
              + ".");
    }
    GateSettings settings = calibration.settings();
    String value =
        text("sd of a block %.1f %%", machine.figures().sd().orElseThrow())
            + " in %d blocks of %s against itself%s"
                .formatted(
                    machine.blocks(),
                    calibration.source().subject(),
                    machine.blocks() < settings.screenBlocks()
                        ? " (so few blocks fitted into the time: a rough figure)"
                        : "");
    String smallest =
        "The smallest slowdown that a gate proves on this host is "
            + DetectableEffect.text(machine.figures().minimumDetectableEffect().orElseThrow());
    return switch (machine.fitness()) {
      case FIT ->
          Finding.ok(
              NAME,
              value,
              smallest
                  + text(", which is within its pass bound of %.1f %%.", settings.passBound()));
      case ALARM ->
          Finding.warns(
              NAME,
              value,
              text("Equal arms differ by %+.1f %%", machine.figures().ratio().orElseThrow() - 1)
                  + ", so no verdict of a gate on this host holds until that is mended.",
              null);
      default ->
          Finding.warns(
              NAME,
              value,
              smallest
                  + text(", above its pass bound of %.1f %%", settings.passBound())
                  + ": gates end with 'machine unfit' until what warns above is mended.",
              null);
    };
  }

  private static String text(String form, double share) {
    return String.format(Locale.ROOT, form, PERCENT * share);
  }
}
