package org.xmlbench.results.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;

/**
 * {@code forks.jsonl}: a JSON object a line, appended and forced to disk one by one.
 *
 * <p>A crash can tear the last line. Readers leave a torn last line out and say so; the next append
 * cuts it off first, so that a torn line never ends up in the middle.
 */
final class ForkLog {
  private static final int LF = '\n';

  private final Path file;

  ForkLog(Path file) {
    this.file = file;
  }

  /**
   * Appends a record and forces it to disk.
   *
   * @throws DiskFullException when there is no room; earlier records stay readable
   * @throws UserErrorException when the file cannot be written for another reason
   */
  synchronized void append(ForkRecord record) {
    byte[] line =
        (StoreJson.LINE.writeValueAsString(record) + "\n").getBytes(StandardCharsets.UTF_8);
    // An interrupt closes a FileChannel in mid-write: the record comes first, the interrupt after.
    boolean interrupted = Thread.interrupted();
    try (FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE)) {
      long end = mendTail(channel);
      write(channel, end, line);
      channel.force(true);
    } catch (IOException e) {
      throw WholeFile.cannotWrite(file, e);
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static void write(FileChannel channel, long end, byte[] line) throws IOException {
    ByteBuffer buffer = ByteBuffer.wrap(line);
    long position = end;
    try {
      while (buffer.hasRemaining()) {
        position += channel.write(buffer, position);
      }
    } catch (IOException e) {
      try {
        channel.truncate(end);
      } catch (IOException suppressed) {
        e.addSuppressed(suppressed);
      }
      throw e;
    }
  }

  /** Ends an unended last line, or cuts it off when it is torn. Returns where to go on. */
  private static long mendTail(FileChannel channel) throws IOException {
    long size = channel.size();
    if (size == 0 || byteAt(channel, size - 1) == LF) {
      return size;
    }
    long start = size;
    while (start > 0 && byteAt(channel, start - 1) != LF) {
      start--;
    }
    ByteBuffer tail = ByteBuffer.allocate(Math.toIntExact(size - start));
    while (tail.hasRemaining() && channel.read(tail, start + tail.position()) >= 0) {
      // Positional reads may be short.
    }
    if (isRecord(new String(tail.array(), StandardCharsets.UTF_8))) {
      channel.write(ByteBuffer.wrap(new byte[] {LF}), size);
      return size + 1;
    }
    channel.truncate(start);
    return start;
  }

  private static int byteAt(FileChannel channel, long position) throws IOException {
    ByteBuffer one = ByteBuffer.allocate(1);
    channel.read(one, position);
    return one.get(0);
  }

  private static boolean isRecord(String line) {
    try {
      ForkLine.parse(line);
      return true;
    } catch (ForkLine.UnreadableException e) {
      return false;
    }
  }

  /**
   * Reads every record. A file that is not there has none.
   *
   * @throws UserErrorException when a line before the last is no record, or has another schema
   */
  Forks read() {
    Map<Attempt, ForkRecord> records = new LinkedHashMap<>();
    List<String> notices = new ArrayList<>();
    List<String> lines = lines();
    int duplicates = 0;
    for (int i = 0; i < lines.size(); i++) {
      try {
        ForkRecord record = ForkLine.parse(lines.get(i));
        if (records.put(Attempt.of(record), record) != null) {
          duplicates++;
        }
      } catch (ForkLine.UnreadableException e) {
        if (i < lines.size() - 1) {
          throw new UserErrorException(
              "%s, line %d: %s; the file was damaged, restore it or run again"
                  .formatted(file, i + 1, e.getMessage()),
              e);
        }
        notices.add("the last line of %s is torn and was left out".formatted(file.getFileName()));
      } catch (ForkLine.OtherSchemaException e) {
        throw new UserErrorException("%s, line %d: %s".formatted(file, i + 1, e.getMessage()), e);
      }
    }
    if (duplicates > 0) {
      notices.add(
          "%d %s of an attempt in %s: the last one counts"
              .formatted(
                  duplicates, duplicates == 1 ? "duplicate" : "duplicates", file.getFileName()));
    }
    return new Forks(List.copyOf(records.values()), notices);
  }

  private List<String> lines() {
    if (!Files.exists(file)) {
      return List.of();
    }
    try {
      // Decoded leniently: a line may be torn inside a character.
      String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
      return text.isEmpty() ? List.of() : List.of(stripLastLf(text).split("\n", -1));
    } catch (IOException e) {
      throw new UserErrorException("cannot read " + file + ": " + e.getMessage(), e);
    }
  }

  private static String stripLastLf(String text) {
    return text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
  }

  /** What makes two records the same attempt at the same measurement. */
  private record Attempt(String run, Cell cell, int block, String arm, int attempt) {
    static Attempt of(ForkRecord record) {
      return new Attempt(
          record.run(), record.cell(), record.block(), record.arm(), record.attempt());
    }
  }
}
