package org.xmlbench.results.gate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.store.VersionedFile;
import org.xmlbench.results.store.WholeFile;

/** {@code calibration.json} of a run folder: {@link Calibration}, what is unknown left out. */
public final class CalibrationFile {
  /** Name of the file. */
  public static final String NAME = "calibration.json";

  private CalibrationFile() {}

  /** The file's text, indented. */
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
    Path file = run.resolve(NAME);
    if (!Files.isRegularFile(file)) {
      throw new UserErrorException(
          "%s holds no calibration: there is no %s; 'calibrate' makes one".formatted(run, NAME));
    }
    return new VersionedFile(file, Calibration.SCHEMA, "; calibrate again", "calibrate again")
        .read(Calibration.class);
  }

  /**
   * The newest calibration among the run folders in {@code runs} that meets the condition.
   * Unreadable files are skipped, because the caller named none of them.
   */
  public static Optional<Calibration> newest(Path runs, Predicate<Calibration> wanted) {
    if (!Files.isDirectory(runs)) {
      return Optional.empty();
    }
    List<Path> folders = new ArrayList<>();
    try (Stream<Path> entries = Files.list(runs)) {
      entries.filter(run -> Files.isRegularFile(run.resolve(NAME))).forEach(folders::add);
    } catch (IOException e) {
      throw new UserErrorException("cannot read " + runs + ": " + e.getMessage(), e);
    }
    return folders.stream()
        .flatMap(run -> readable(run).stream())
        .filter(wanted)
        .max(Comparator.comparing(calibration -> calibration.source().origin().createdUtc()));
  }

  private static Optional<Calibration> readable(Path run) {
    try {
      return Optional.of(read(run));
    } catch (UserErrorException e) {
      return Optional.empty();
    }
  }
}
