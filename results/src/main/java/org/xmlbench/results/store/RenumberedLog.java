package org.xmlbench.results.store;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.xmlbench.core.UserErrorException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Copies logs of forks under another run's name, with other numbers of blocks. Of each line only
 * these two values are read and replaced, so that a million records take little longer than to copy
 * their bytes; who copies knows that every line is a whole record ({@link RunFolder#repair}).
 */
public final class RenumberedLog {
  private static final String RUN = "run";
  private static final String BLOCK = "block";

  private final OutputStream to;
  private final byte[] run;

  /**
   * @param to takes the lines
   * @param run the run's name
   */
  public RenumberedLog(OutputStream to, String run) {
    this.to = to;
    this.run = StoreJson.LINE.writeValueAsString(run).getBytes(StandardCharsets.UTF_8);
  }

  /**
   * Copies the log of a run folder.
   *
   * @param more what is added to the number of each block
   * @return the largest number that was written; {@code more} where the log has no records
   * @throws UserErrorException when a line is no record
   */
  public int copy(Path folder, int more) throws IOException {
    int last = more;
    int number = 0;
    Path log = folder.resolve(RunFolder.FORKS);
    try (ByteLines lines = new ByteLines(log)) {
      while (lines.next()) {
        number++;
        last = Math.max(last, copy(lines, more));
      }
    } catch (JacksonException | NoPlaceException e) {
      throw new UserErrorException(
          "%s, line %d: not a fork record; measure it again".formatted(log, number), e);
    }
    return last;
  }

  /** Copies a line, and returns the new number of its block. */
  private int copy(ByteLines lines, int more) throws IOException {
    Value name = null;
    Value number = null;
    int block = 0;
    int length = lines.end() - lines.start();
    try (JsonParser json = StoreJson.LINE.createParser(lines.buffer(), lines.start(), length)) {
      json.nextToken();
      while (name == null || number == null) {
        if (json.nextToken() != JsonToken.PROPERTY_NAME) {
          throw new NoPlaceException();
        }
        String key = json.currentName();
        json.nextToken();
        switch (key) {
          case RUN -> name = value(json);
          case BLOCK -> {
            number = value(json);
            block = json.getIntValue();
          }
          default -> json.skipChildren();
        }
      }
    }
    byte[] renumbered = String.valueOf(block + more).getBytes(StandardCharsets.US_ASCII);
    boolean nameFirst = name.from() < number.from();
    Value first = nameFirst ? name : number;
    Value second = nameFirst ? number : name;
    byte[] line = lines.buffer();
    int start = lines.start();
    to.write(line, start, first.from());
    to.write(nameFirst ? run : renumbered);
    to.write(line, start + first.to(), second.from() - first.to());
    to.write(nameFirst ? renumbered : run);
    to.write(line, start + second.to(), length - second.to());
    to.write('\n');
    return block + more;
  }

  /** Where the current value stands in the line, in bytes. */
  private record Value(int from, int to) {}

  private static Value value(JsonParser json) {
    int from = (int) json.currentTokenLocation().getByteOffset();
    // Only now is a string read to its end.
    json.getString();
    return new Value(from, (int) json.currentLocation().getByteOffset());
  }

  /** The line lacks one of the two. */
  private static final class NoPlaceException extends RuntimeException {
    NoPlaceException() {
      super("no run or no block");
    }
  }
}
