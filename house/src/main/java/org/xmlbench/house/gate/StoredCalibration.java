package org.xmlbench.house.gate;

import java.nio.file.Path;
import java.util.Optional;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.gate.Calibration;
import org.xmlbench.results.gate.CalibrationFile;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.TimingClock;

/** Finds the calibration that applies to a gate: one of the same host, clock and forks. */
public final class StoredCalibration {
  private StoredCalibration() {}

  /**
   * The calibration.
   *
   * @param named run folder that the user named, or {@code null}
   * @param runs folder of run folders, where the newest that applies to the gate is taken
   * @throws UserErrorException when the named one cannot be read or does not apply to the gate
   */
  public static Optional<Calibration> find(
      Path named, Path runs, HostFingerprint host, TimingClock clock, ForkKind forks) {
    if (named == null) {
      return CalibrationFile.newest(
          runs, calibration -> difference(calibration, host, clock, forks) == null);
    }
    Calibration calibration = CalibrationFile.read(named);
    String difference = difference(calibration, host, clock, forks);
    if (difference != null) {
      throw new UserErrorException(
          "%s does not apply to this gate: %s; run 'calibrate' as the gate will run"
              .formatted(named, difference));
    }
    return Optional.of(calibration);
  }

  private static String difference(
      Calibration calibration, HostFingerprint host, TimingClock clock, ForkKind forks) {
    Calibration.Source source = calibration.source();
    if (!source.origin().host().equals(host)) {
      return "it was measured on another host or JDK";
    }
    if (source.method().clock() != clock) {
      return "it used the %s clock, the gate uses %s"
          .formatted(source.method().clock().label(), clock.label());
    }
    return forks.difference(source);
  }
}
