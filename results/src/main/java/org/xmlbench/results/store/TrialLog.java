package org.xmlbench.results.store;

import java.nio.file.Path;
import org.xmlbench.core.record.ForkRecord;

/**
 * {@code trials.jsonl}: the forks of a measurement that is no run, in the form of a run's {@code
 * forks.jsonl} and as safe against crashes.
 */
public final class TrialLog {
  public static final String NAME = "trials.jsonl";

  private final ForkLog log;

  public TrialLog(Path folder) {
    this.log = new ForkLog(folder.resolve(NAME), TimingClock.WALL);
  }

  /**
   * Appends a record and forces it to disk.
   *
   * @throws DiskFullException when the disk is full; what was written before stays readable
   */
  public void append(ForkRecord fork) {
    log.append(fork);
  }

  /**
   * The records so far; a torn last line is left out, as the notices report.
   *
   * @throws org.xmlbench.core.UserErrorException when the log is damaged otherwise
   */
  public Forks forks() {
    return log.read();
  }
}
