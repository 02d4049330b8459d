package org.xmlbench.results.gate;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Predicate;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.store.NewestFile;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.store.VersionedFile;
import org.xmlbench.results.store.WholeFile;

/** {@code calibration.json} of a run folder: {@link Calibration}, what is unknown left out. */
public final class CalibrationFile {
  public static final String NAME = "calibration.json";

  private CalibrationFile() {}

  public static String text(Calibration calibration) {
    return StoreJson.file(calibration);
  }

  /**
   * Writes it into a run folder.
   *
   * @throws org.xmlbench.results.store.DiskFullException when the disk is full
   */
  public static void write(Path run, Calibration calibration) {
    WholeFile.write(run.resolve(NAME), text(calibration));
  }

  /**
   * Reads that of a run folder.
   *
   * @throws UserErrorException when there is none, or it is damaged or has another schema
   */
  public static Calibration read(Path run) {
    return find(run)
        .orElseThrow(
            () ->
                new UserErrorException(
                    "%s holds no calibration: there is no %s; 'calibrate' makes one"
                        .formatted(run, NAME)));
  }

  /**
   * That of a run folder; empty where the run is no calibration, or has no result.
   *
   * @throws UserErrorException when it is damaged or has another schema
   */
  public static Optional<Calibration> find(Path run) {
    Path file = run.resolve(NAME);
    return Files.isRegularFile(file)
        ? Optional.of(
            new VersionedFile(file, Calibration.SCHEMA, "; calibrate again", "calibrate again")
                .read(Calibration.class))
        : Optional.empty();
  }

  /**
   * The newest calibration among the run folders in {@code runs} that meets the condition.
   * Unreadable files are skipped, because the caller named none of them.
   */
  public static Optional<Calibration> newest(Path runs, Predicate<Calibration> wanted) {
    return new NewestFile<>(
            NAME, CalibrationFile::read, calibration -> calibration.source().origin().createdUtc())
        .in(runs, wanted);
  }
}
