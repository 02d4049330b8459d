package org.xmlbench.results.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code byte-loops.json} of a run folder: what a loop that reads every byte took of each document,
 * by which impossible figures were found when their records were made. It is separate from the
 * manifest, which holds nothing that fluctuates.
 */
public final class ByteLoopFile {
  public static final String NAME = "byte-loops.json";

  /** The version of the file's form that this code writes. */
  public static final int SCHEMA = 1;

  private ByteLoopFile() {}

  /**
   * The file's content.
   *
   * @param loops in the order in which they were measured
   */
  private record Content(int schema, List<MeasuredByteLoop> loops) {
    Content {
      loops = loops == null ? List.of() : List.copyOf(loops);
    }
  }

  /**
   * Writes what was measured.
   *
   * @param run the run's folder
   * @throws DiskFullException when the disk is full
   * @throws org.xmlbench.core.UserErrorException when the file cannot be written
   */
  public static void write(Path run, List<MeasuredByteLoop> loops) {
    WholeFile.write(run.resolve(NAME), StoreJson.file(new Content(SCHEMA, loops)));
  }

  public static void append(Path run, MeasuredByteLoop loop) {
    List<MeasuredByteLoop> all = new ArrayList<>(read(run));
    all.add(loop);
    write(run, all);
  }

  /**
   * The loops of a run; none where it has no such file.
   *
   * @param run the run's folder
   * @throws org.xmlbench.core.UserErrorException when the file is damaged or has another schema
   */
  public static List<MeasuredByteLoop> read(Path run) {
    return read(run, "move it away: it is measured again");
  }

  /**
   * The same of a part of a run, of which nothing is measured again.
   *
   * @param part the part's folder
   * @throws org.xmlbench.core.UserErrorException when the file is damaged or has another schema
   */
  public static List<MeasuredByteLoop> readOfPart(Path part) {
    return read(part, "measure the part again");
  }

  private static List<MeasuredByteLoop> read(Path run, String remedy) {
    Path file = run.resolve(NAME);
    return Files.exists(file)
        ? new VersionedFile(file, SCHEMA, "; use the version that wrote it, or " + remedy, remedy)
            .read(Content.class)
            .loops()
        : List.of();
  }
}
