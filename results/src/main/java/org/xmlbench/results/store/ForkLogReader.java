package org.xmlbench.results.store;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;

/**
 * Reads a log of forks, one line in memory at a time: a long run's log is larger than its records.
 *
 * <p>Two records of one attempt: the later one counts, but one of a fork that did not run, or whose
 * condition did not hold, never replaces one that has a result. The choice looks at no time.
 */
final class ForkLogReader {
  private static final int BUFFER = 1 << 16;

  private final Path file;
  private final TimingClock clock;
  private final Map<Attempt, ForkRecord> records = new LinkedHashMap<>();
  private int lines;
  private int duplicates;
  private RecordLine.TornException torn;

  private ForkLogReader(Path file, TimingClock clock) {
    this.file = file;
    this.clock = clock;
  }

  static Forks read(Path file, TimingClock clock) {
    ForkLogReader reader = new ForkLogReader(file, clock);
    if (Files.exists(file)) {
      try (InputStream in = new BufferedInputStream(Files.newInputStream(file), BUFFER)) {
        for (String line = line(in); line != null; line = line(in)) {
          reader.add(line);
        }
      } catch (IOException e) {
        throw new UserErrorException("cannot read " + file + ": " + e.getMessage(), e);
      }
    }
    return new Forks(List.copyOf(reader.records.values()), reader.notices());
  }

  /**
   * The next line without its end, or {@code null}. Decoded leniently: a line may be torn inside a
   * character.
   */
  private static String line(InputStream in) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    int next = in.read();
    if (next < 0) {
      return null;
    }
    while (next >= 0 && next != '\n') {
      line.write(next);
      next = in.read();
    }
    return line.toString(StandardCharsets.UTF_8);
  }

  private void add(String line) {
    if (torn != null) {
      throw damaged(torn);
    }
    lines++;
    try {
      ForkRecord record = RecordLine.parse(line, clock);
      if (records.containsKey(Attempt.of(record))) {
        duplicates++;
      }
      records.merge(Attempt.of(record), record, ForkLogReader::better);
    } catch (RecordLine.TornException e) {
      torn = e;
    } catch (RecordLine.UnreadableException e) {
      throw damaged(e);
    } catch (RecordLine.OtherSchemaException e) {
      throw new UserErrorException("%s, line %d: %s".formatted(file, lines, e.getMessage()), e);
    }
  }

  private List<String> notices() {
    List<String> notices = new ArrayList<>();
    if (torn != null) {
      notices.add("the last line of %s is torn and was left out".formatted(file.getFileName()));
    }
    if (duplicates > 0) {
      notices.add(
          "%d %s of an attempt in %s: the last one with a result counts"
              .formatted(
                  duplicates, duplicates == 1 ? "duplicate" : "duplicates", file.getFileName()));
    }
    return notices;
  }

  private UserErrorException damaged(RuntimeException e) {
    return new UserErrorException(
        "%s, line %d: %s; the file was damaged, restore it or run again"
            .formatted(file, lines, e.getMessage()),
        e);
  }

  private static ForkRecord better(ForkRecord earlier, ForkRecord later) {
    return hasResult(earlier) && !hasResult(later) ? earlier : later;
  }

  private static boolean hasResult(ForkRecord record) {
    return record.outcome() != Outcome.SKIPPED && record.outcome() != Outcome.VOID;
  }

  /** What makes two records the same attempt at the same measurement. */
  private record Attempt(String run, Cell cell, int block, String arm, int attempt) {
    static Attempt of(ForkRecord record) {
      return new Attempt(
          record.run(), record.cell(), record.block(), record.arm(), record.attempt());
    }
  }
}
