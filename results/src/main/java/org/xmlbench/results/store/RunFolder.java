package org.xmlbench.results.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.ForkRecord;

/**
 * A run on disk: {@code manifest.json}, written once; {@code forks.jsonl}, appended fork by fork;
 * {@code jmh.json}, rebuilt from the records.
 */
public final class RunFolder {
  /** Name of the manifest's file. */
  public static final String MANIFEST = "manifest.json";

  public static final String FORKS = "forks.jsonl";

  /** Name of the file in JMH's result format. */
  public static final String JMH = "jmh.json";

  /** What commands leave that make no run, by the names of their files. */
  static final Map<String, String> OF_OTHERS = Map.of("memory.json", "memory", "bias.json", "bias");

  private final Path path;
  private final Manifest manifest;
  private final ForkLog log;

  private RunFolder(Path path, Manifest manifest) {
    this.path = path;
    this.manifest = manifest;
    this.log = new ForkLog(path.resolve(FORKS), manifest.clock());
  }

  /**
   * Makes the folder, and its parents, and writes the manifest.
   *
   * @throws UserErrorException when it holds a run already or cannot be written
   * @throws DiskFullException when the disk is full
   */
  public static RunFolder create(Path path, Manifest manifest) {
    requireNone(path);
    try {
      Files.createDirectories(path);
    } catch (IOException e) {
      throw WholeFile.cannotWrite(path, e);
    }
    WholeFile.write(path.resolve(MANIFEST), StoreJson.PRETTY.writeValueAsString(manifest) + "\n");
    return new RunFolder(path, manifest);
  }

  /**
   * Checks early what would make {@link #create} fail.
   *
   * @throws UserErrorException when the folder holds a run already
   */
  public static void requireNone(Path path) {
    if (Files.exists(path.resolve(MANIFEST))) {
      throw new UserErrorException(
          path + " holds a run already; continue it with --resume, or name another folder");
    }
  }

  /**
   * Opens a run.
   *
   * @throws UserErrorException when there is none, or its manifest is damaged or of another schema
   */
  public static RunFolder open(Path path) {
    Path file = path.resolve(MANIFEST);
    if (!Files.isRegularFile(file)) {
      throw new UserErrorException(path + " is not a run folder: " + instead(path));
    }
    return new RunFolder(path, ManifestReader.read(file));
  }

  /** What a folder without a manifest holds. */
  private static String instead(Path path) {
    return OF_OTHERS.entrySet().stream()
        .filter(file -> Files.isRegularFile(path.resolve(file.getKey())))
        .map(
            file ->
                "it has %s, which '%s' measured, and runs that begin beside it show that"
                    .formatted(file.getKey(), file.getValue()))
        .findFirst()
        .orElse("it has no " + MANIFEST + "; a command that measures makes one");
  }

  public Path path() {
    return path;
  }

  public Manifest manifest() {
    return manifest;
  }

  /**
   * Appends a record to the log and forces it to disk.
   *
   * @throws DiskFullException when the disk is full; what was written before stays readable
   * @throws UserErrorException when the log cannot be written for another reason
   */
  public void append(ForkRecord fork) {
    log.append(fork);
  }

  /**
   * Makes the log end with a whole record: a crash may have torn the last line, and nothing was
   * appended since.
   *
   * @throws UserErrorException when the log cannot be written, or is damaged otherwise
   */
  public void repair() {
    log.repair();
  }

  /**
   * Writes down what the folder holds, at the end of a session.
   *
   * @throws DiskFullException when the disk is full
   * @throws UserErrorException when the log is damaged, or the file cannot be written
   */
  public void takeInventory() {
    InventoryFile.write(path, log.read().records().size());
  }

  /**
   * The records so far. A torn last line is left out, and of duplicates of an attempt the last one
   * with a result counts; the notices report it, and what the folder lost since its last session.
   *
   * @throws UserErrorException when the log is damaged otherwise, has another schema, or lost all
   *     its records
   */
  public Forks forks() {
    Forks recorded = recorded();
    if (recorded.records().isEmpty()) {
      InventoryFile.requireNone(path);
    }
    return recorded;
  }

  /**
   * The same for a session that goes on with the run, and measures again what it lost, all its
   * records included.
   *
   * @throws UserErrorException when the log is damaged or has another schema
   */
  public Forks recorded() {
    Forks read = log.read();
    List<String> notices = new ArrayList<>(read.notices());
    notices.addAll(InventoryFile.losses(path, read.records().size()));
    return new Forks(read.records(), notices);
  }
}
