package org.xmlbench.results.store;

import java.util.List;
import org.xmlbench.core.record.ForkRecord;

/**
 * What reading the log of forks gave.
 *
 * @param records one record for each attempt, in the order of the log
 * @param notices what the reader had to do, a sentence each: a torn last line left out, duplicates
 *     of an attempt resolved
 */
public record Forks(List<ForkRecord> records, List<String> notices) {
  public Forks {
    records = List.copyOf(records);
    notices = List.copyOf(notices);
  }
}
