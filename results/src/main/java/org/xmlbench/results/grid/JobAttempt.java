package org.xmlbench.results.grid;

import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which start of a scheduler's job began a part: the order of the attempts at a shard that does not
 * depend on the clocks of nodes.
 *
 * @param job number of the job; 0 where the scheduler has none
 * @param restarts how often it had been put back into the queue
 */
public record JobAttempt(long job, int restarts) implements Comparable<JobAttempt> {
  private static final Pattern FORM = Pattern.compile("(\\d{1,18})\\.(\\d{1,9})");

  private static final Comparator<JobAttempt> ORDER =
      Comparator.comparingLong(JobAttempt::job).thenComparingInt(JobAttempt::restarts);

  /** The attempt that {@link #toString} wrote; empty where it is none. */
  static Optional<JobAttempt> of(String text) {
    Matcher parts = FORM.matcher(text);
    return parts.matches()
        ? Optional.of(
            new JobAttempt(Long.parseLong(parts.group(1)), Integer.parseInt(parts.group(2))))
        : Optional.empty();
  }

  @Override
  public int compareTo(JobAttempt other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return job + "." + restarts;
  }
}
