package org.xmlbench.results.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.ForkRecord;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * A run on disk: {@code manifest.json}, written once; {@code forks.jsonl}, appended fork by fork;
 * {@code jmh.json}, rebuilt from the records.
 */
public final class RunFolder {
  /** Name of the manifest's file. */
  public static final String MANIFEST = "manifest.json";

  /** Name of the log of forks. */
  public static final String FORKS = "forks.jsonl";

  /** Name of the file in JMH's result format. */
  public static final String JMH = "jmh.json";

  private final Path path;
  private final Manifest manifest;
  private final ForkLog log;

  private RunFolder(Path path, Manifest manifest) {
    this.path = path;
    this.manifest = manifest;
    this.log = new ForkLog(path.resolve(FORKS));
  }

  /**
   * Makes the folder, and its parents, and writes the manifest.
   *
   * @throws UserErrorException when it holds a run already or cannot be written
   * @throws DiskFullException when there is no room
   */
  public static RunFolder create(Path path, Manifest manifest) {
    if (Files.exists(path.resolve(MANIFEST))) {
      throw new UserErrorException(
          path + " holds a run already; continue it with --resume, or name another folder");
    }
    try {
      Files.createDirectories(path);
    } catch (IOException e) {
      throw cannotWrite(path, e);
    }
    writeWhole(path.resolve(MANIFEST), StoreJson.PRETTY.writeValueAsString(manifest) + "\n");
    return new RunFolder(path, manifest);
  }

  /**
   * Opens a run.
   *
   * @throws UserErrorException when there is none, or it has another schema
   */
  public static RunFolder open(Path path) {
    Path file = path.resolve(MANIFEST);
    if (!Files.isRegularFile(file)) {
      throw new UserErrorException(
          path + " is not a run folder: it has no " + MANIFEST + "; 'run' makes one");
    }
    return new RunFolder(path, readManifest(file));
  }

  private static Manifest readManifest(Path file) {
    try {
      JsonNode json = StoreJson.LINE.readTree(Files.readAllBytes(file));
      JsonNode schema = json.path("schema");
      if (schema.asInt(-1) != Manifest.SCHEMA) {
        throw new UserErrorException(
            "%s has schema %s and this version of XMLBench reads schema %d only; use the version"
                    .formatted(file, schema.isMissingNode() ? "none" : schema, Manifest.SCHEMA)
                + " that wrote it");
      }
      return StoreJson.LINE.treeToValue(json, Manifest.class);
    } catch (JacksonException e) {
      throw new UserErrorException(
          "%s is not a manifest: %s".formatted(file, e.getOriginalMessage()), e);
    } catch (IOException e) {
      throw new UserErrorException("cannot read " + file + ": " + e.getMessage(), e);
    }
  }

  /** Where it is. */
  public Path path() {
    return path;
  }

  /** What is fixed about the run. */
  public Manifest manifest() {
    return manifest;
  }

  /**
   * Appends a record to the log and forces it to disk.
   *
   * @throws DiskFullException when there is no room; what was written before stays readable
   * @throws UserErrorException when the log cannot be written for another reason
   */
  public void append(ForkRecord fork) {
    log.append(fork);
  }

  /**
   * The records so far. A torn last line is left out, and of duplicates of an attempt the last one
   * counts; the notices say so.
   *
   * @throws UserErrorException when the log is damaged before its last line or has another schema
   */
  public Forks forks() {
    return log.read();
  }

  /**
   * Rebuilds {@code jmh.json} from the records. The file appears whole or not at all.
   *
   * @throws DiskFullException when there is no room
   */
  public void writeJmhJson() {
    writeWhole(path.resolve(JMH), JmhJson.of(manifest, forks().records()) + "\n");
  }

  private static void writeWhole(Path file, String text) {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    try {
      try (FileChannel channel =
          FileChannel.open(
              part,
              StandardOpenOption.WRITE,
              StandardOpenOption.CREATE,
              StandardOpenOption.TRUNCATE_EXISTING)) {
        ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
          channel.write(bytes);
        }
        channel.force(true);
      }
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw cannotWrite(file, e);
    }
  }

  static RuntimeException cannotWrite(Path file, IOException cause) {
    return DiskFullException.isDiskFull(cause)
        ? new DiskFullException(file, cause)
        : new UserErrorException("cannot write %s: %s".formatted(file, describe(cause)), cause);
  }

  private static String describe(IOException cause) {
    return cause.getClass().getSimpleName() + ", " + cause.getMessage();
  }
}
