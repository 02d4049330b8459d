package org.xmlbench.suite.gate;

import java.nio.file.Path;
import java.util.Optional;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.gate.Calibration;
import org.xmlbench.results.gate.CalibrationFile;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.TimingClock;

/** Finds the calibration that speaks for a gate: of the same host, clock and forks. */
public final class StoredCalibration {
  private StoredCalibration() {}

  /**
   * The calibration.
   *
   * @param named run folder that the user named, or {@code null}
   * @param runs folder of run folders, where the newest that speaks for the gate is taken
   * @param profile whose forks the gate uses
   * @param pairing how they stand beside each other
   * @throws UserErrorException when the named one cannot be read or speaks for something else
   */
  public static Optional<Calibration> find(
      Path named,
      Path runs,
      HostFingerprint host,
      TimingClock clock,
      String profile,
      Pairing pairing) {
    if (named == null) {
      return CalibrationFile.newest(
          runs, calibration -> difference(calibration, host, clock, profile, pairing) == null);
    }
    Calibration calibration = CalibrationFile.read(named);
    String difference = difference(calibration, host, clock, profile, pairing);
    if (difference != null) {
      throw new UserErrorException(
          "%s says nothing of this gate: %s; run 'calibrate' as the gate will run"
              .formatted(named, difference));
    }
    return Optional.of(calibration);
  }

  private static String difference(
      Calibration calibration,
      HostFingerprint host,
      TimingClock clock,
      String profile,
      Pairing pairing) {
    Calibration.Source source = calibration.source();
    if (!source.host().equals(host)) {
      return "it was measured on another host or JDK";
    }
    if (source.clock() != clock) {
      return "it used the %s clock, the gate uses %s"
          .formatted(source.clock().label(), clock.label());
    }
    if (source.pairing() != pairing) {
      return "its blocks were pairs of %s, the gate's are of %s"
          .formatted(source.pairing().label(), pairing.label());
    }
    return source.profile().equals(profile)
        ? null
        : "it used forks of profile '%s', the gate uses '%s'".formatted(source.profile(), profile);
  }
}
