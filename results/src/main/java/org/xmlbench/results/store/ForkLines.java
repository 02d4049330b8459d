package org.xmlbench.results.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.xmlbench.core.FileReason;
import org.xmlbench.core.UserErrorException;

/**
 * Reads the heads of a log of forks that was complete when it was closed: every line must be a
 * whole record, and none is repaired, left out or chosen. One line is in memory at a time.
 */
public final class ForkLines {
  private final Path file;
  private final RecordHeads heads = new RecordHeads();

  public ForkLines(RunFolder run) {
    this.file = run.path().resolve(RunFolder.FORKS);
  }

  /** Takes the heads of records, in the order of the log. */
  @FunctionalInterface
  public interface Reader {
    /**
     * Takes one.
     *
     * @param line its number, from 1
     * @return what is wrong with it; {@code null} where nothing is
     */
    String fault(int line, RecordHead fork);
  }

  /**
   * Reads all lines.
   *
   * @return how many there are; 0 where there is no log
   * @throws UserErrorException when a line is no whole record, or the reader finds fault with it:
   *     the message names file and line
   */
  public int read(Reader reader) {
    if (!Files.exists(file)) {
      return 0;
    }
    int number = 0;
    try (ByteLines lines = new ByteLines(file)) {
      while (lines.next()) {
        number++;
        String fault = reader.fault(number, head(number, lines));
        if (fault != null) {
          throw damaged(number, fault, null);
        }
      }
    } catch (IOException e) {
      throw new UserErrorException("cannot read %s: %s".formatted(file, FileReason.of(e)), e);
    }
    return number;
  }

  private RecordHead head(int number, ByteLines lines) {
    try {
      return heads.read(lines);
    } catch (RecordHeads.FaultException e) {
      throw damaged(number, e.getMessage(), e);
    }
  }

  private UserErrorException damaged(int number, String fault, Exception cause) {
    return new UserErrorException(
        "%s, line %d: %s; measure it again".formatted(file, number, fault), cause);
  }
}
