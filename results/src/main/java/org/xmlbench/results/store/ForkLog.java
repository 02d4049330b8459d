package org.xmlbench.results.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.ForkRecord;

/**
 * {@code forks.jsonl}: a JSON object a line, appended and forced to disk one by one.
 *
 * <p>A crash can tear the last line. Readers leave a torn last line out and report that; the next
 * append cuts it off first, so that a torn line never ends up in the middle. A line is torn when it
 * is no whole JSON object, whether or not a line end follows it: a file system may keep the end of
 * what was written and lose what came before. A whole object that is no record is damage, on
 * whichever line.
 */
final class ForkLog {
  private static final int LF = '\n';
  private static final int CHUNK = 1 << 14;

  private final Path file;
  private final TimingClock clock;

  /** The log of a run that is compared by {@code clock}. */
  ForkLog(Path file, TimingClock clock) {
    this.file = file;
    this.clock = clock;
  }

  /**
   * Appends a record and forces it to disk.
   *
   * @throws DiskFullException when the disk is full; earlier records stay readable
   * @throws UserErrorException when the file cannot be written for another reason, or its last line
   *     is of another schema or no record
   */
  synchronized void append(ForkRecord record) {
    byte[] line =
        (StoreJson.LINE.writeValueAsString(record) + "\n").getBytes(StandardCharsets.UTF_8);
    // An interrupt closes a FileChannel in mid-write: the record comes first, the interrupt after.
    boolean interrupted = Thread.interrupted();
    try (FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE)) {
      long end = repairTail(channel);
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

  /**
   * Completes the last line, or cuts it off when it is torn, so that only whole records are left.
   *
   * @throws UserErrorException when the file cannot be written, or its last line is of another
   *     schema or no record
   */
  synchronized void repair() {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      repairTail(channel);
      channel.force(true);
    } catch (NoSuchFileException e) {
      // A log without records.
    } catch (IOException e) {
      throw WholeFile.cannotWrite(file, e);
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

  /**
   * Completes an unterminated last line, or cuts it off when it is torn. Returns the position at
   * which to append.
   */
  private long repairTail(FileChannel channel) throws IOException {
    long size = channel.size();
    if (size == 0) {
      return 0;
    }
    boolean ended = bytes(channel, size - 1, size)[0] == LF;
    long end = ended ? size - 1 : size;
    long start = startOfLine(channel, end);
    if (isTorn(new String(bytes(channel, start, end), StandardCharsets.UTF_8))) {
      channel.truncate(start);
      return start;
    }
    if (!ended) {
      channel.write(ByteBuffer.wrap(new byte[] {LF}), size);
    }
    return end + 1;
  }

  private static long startOfLine(FileChannel channel, long end) throws IOException {
    for (long high = end; high > 0; high -= CHUNK) {
      long low = Math.max(0, high - CHUNK);
      byte[] chunk = bytes(channel, low, high);
      for (int i = chunk.length - 1; i >= 0; i--) {
        if (chunk[i] == LF) {
          return low + i + 1;
        }
      }
    }
    return 0;
  }

  private static byte[] bytes(FileChannel channel, long low, long high) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(high - low));
    while (bytes.hasRemaining() && channel.read(bytes, low + bytes.position()) >= 0) {
      // Positional reads may be short.
    }
    return bytes.array();
  }

  private boolean isTorn(String line) {
    try {
      RecordLine.parse(line, clock);
      return false;
    } catch (RecordLine.TornException e) {
      return true;
    } catch (RecordLine.UnreadableException | RecordLine.OtherSchemaException e) {
      throw new UserErrorException("%s, last line: %s".formatted(file, e.getMessage()), e);
    }
  }

  /**
   * Reads every record. A file that is not there has none.
   *
   * @throws UserErrorException when a line before the last is torn, or any is no record or has
   *     another schema
   */
  Forks read() {
    return ForkLogReader.read(file, clock);
  }
}
