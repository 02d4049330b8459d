package org.xmlbench.results.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.Count;
import org.xmlbench.core.UserErrorException;

/**
 * {@code inventory.json} of a run folder: what it held when its newest session ended, so that a
 * later loss is noticed. A run that is in progress, or older than this file, may have none.
 */
public final class InventoryFile {
  public static final String NAME = "inventory.json";

  /** The version of the file's form that this code writes. */
  public static final int SCHEMA = 1;

  /** Files without which nothing is known of the host, with what is then not known. */
  private static final List<Known> FILES =
      List.of(
          new Known(DoctorFile.NAME, "whether the host was quiet"),
          new Known(
              ByteLoopFile.NAME, "how fast the host was, and so whether a figure is too good"));

  private static final List<String> OF_RECORDS =
      List.of(RunFolder.JMH, "gate.json", "calibration.json");

  /** More bytes than those of an array in which nothing is. */
  private static final int EMPTY_LIST = 8;

  private InventoryFile() {}

  private record Known(String file, String what) {}

  /**
   * The file's content.
   *
   * @param records number of records of forks
   * @param files names of the files beside them
   */
  private record Content(int schema, int records, List<String> files) {
    Content {
      files = files == null ? List.of() : List.copyOf(files);
    }
  }

  /**
   * Writes what a folder holds.
   *
   * @param run the run's folder
   * @param records number of records of forks
   * @throws DiskFullException when the disk is full
   * @throws UserErrorException when the file cannot be written
   */
  static void write(Path run, int records) {
    List<String> files =
        FILES.stream().map(Known::file).filter(it -> Files.exists(run.resolve(it))).toList();
    WholeFile.write(run.resolve(NAME), StoreJson.file(new Content(SCHEMA, records, files)));
  }

  /**
   * A sentence for each thing that a folder does not hold any more.
   *
   * @param run the run's folder
   * @param records number of records that were read
   * @throws UserErrorException when this file is damaged
   */
  static List<String> losses(Path run, int records) {
    Optional<Content> held = read(run);
    List<String> losses = new ArrayList<>();
    held.filter(it -> records < it.records())
        .ifPresent(
            it ->
                losses.add(
                    "%s has %s, and had %d when the run ended: %d missing, so the figures are of fewer forks than were measured"
                        .formatted(
                            RunFolder.FORKS,
                            Count.of(records, "record"),
                            it.records(),
                            it.records() - records)));
    if (held.isEmpty() && records > 0 && lacksAll(run)) {
      losses.add(
          "%s, which say what the run held and %s, are missing although %s shows that it ended"
              .formatted(
                  NAME + " and " + DoctorFile.NAME,
                  FILES.getFirst().what(),
                  ended(run).orElseThrow()));
    }
    for (Known known : FILES) {
      boolean lost =
          held.isPresent()
              && held.get().files().contains(known.file())
              && !Files.exists(run.resolve(known.file()));
      if (lost) {
        losses.add("%s is missing: it is not known %s".formatted(known.file(), known.what()));
      }
    }
    return losses;
  }

  /**
   * Accepts a folder without records where it never had any.
   *
   * @param run the run's folder
   * @throws UserErrorException when it had some, or this file is damaged
   */
  static void requireNone(Path run) {
    Optional<Content> held = read(run);
    int were = held.map(Content::records).orElse(0);
    Optional<String> made = held.isPresent() ? Optional.empty() : ended(run);
    boolean isMissing = !Files.exists(run.resolve(RunFolder.FORKS));
    if (were > 0 || isMissing && made.isPresent()) {
      throw new UserErrorException(
          "%s: %s is %s, and %s: restore it, or measure again into another folder"
              .formatted(
                  run,
                  RunFolder.FORKS,
                  isMissing ? "missing" : "without records",
                  were > 0
                      ? "had %s when the run ended".formatted(Count.of(were, "record"))
                      : made.get() + " was made of its records"));
    }
  }

  /** Versions before this file left the other one. */
  private static boolean lacksAll(Path run) {
    return ended(run).isPresent() && !Files.exists(run.resolve(DoctorFile.NAME));
  }

  /** A file that is made of a run's records when it ends; empty where there is none. */
  private static Optional<String> ended(Path run) {
    return OF_RECORDS.stream()
        .filter(it -> run.resolve(it).toFile().length() > EMPTY_LIST)
        .findFirst();
  }

  private static Optional<Content> read(Path run) {
    Path file = run.resolve(NAME);
    return Files.exists(file)
        ? Optional.of(
            new VersionedFile(
                    file,
                    SCHEMA,
                    "; use the version that wrote it, or move the file away",
                    "move it away: then losses are not noticed")
                .read(Content.class))
        : Optional.empty();
  }
}
