package org.xmlbench.results.store;

import java.util.List;
import org.xmlbench.core.record.ForkRecord;

/**
 * The records of the log of forks, as they were read.
 *
 * @param records one record for each attempt, in the order of the log
 * @param notices a sentence for each thing that the reader had to repair or leave out: a torn last
 *     line left out, duplicates of an attempt resolved, a file or records that are missing
 */
public record Forks(List<ForkRecord> records, List<String> notices) {
  public Forks {
    records = List.copyOf(records);
    notices = List.copyOf(notices);
  }
}
