package org.xmlbench.results.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.FileReason;
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
      try (ByteLines lines = new ByteLines(file)) {
        while (lines.next()) {
          reader.add(lines.text());
        }
      } catch (IOException e) {
        throw new UserErrorException("cannot read " + file + ": " + FileReason.of(e), e);
      }
    }
    return new Forks(List.copyOf(reader.records.values()), reader.notices());
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
