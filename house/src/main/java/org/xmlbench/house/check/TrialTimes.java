package org.xmlbench.house.check;

import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * How long a driver may take for a file. A document on which one driver does not end is likely one
 * on which others do not, such as one whose entities expand without measure: each trial that had to
 * be stopped leaves less time for the next ones of the same file, so that all of them end within
 * half a minute. Large files have more.
 */
public final class TrialTimes {
  /** What one driver may take for one file, where nothing else is said. */
  public static final Duration MOST = Duration.ofSeconds(60);

  private static final Duration LEAST = Duration.ofSeconds(1);

  /** Of all trials of a small file that do not end, together. */
  private static final Duration ALL = Duration.ofSeconds(16);

  private static final Duration PER_MIB = Duration.ofSeconds(10);
  private static final int SHARE = 4;
  private static final int MIB = 1 << 20;

  private final Optional<Duration> fixed;
  private final Duration most;
  private final Map<Path, Duration> left = new HashMap<>();

  private TrialTimes(Optional<Duration> fixed, Duration most) {
    this.fixed = fixed;
    this.most = most;
  }

  public static TrialTimes of(Duration each) {
    return new TrialTimes(Optional.of(each), each);
  }

  /**
   * Less for small files, and for those on which drivers had to be stopped.
   *
   * @param most of a large file
   */
  public static TrialTimes upTo(Duration most) {
    return new TrialTimes(Optional.empty(), most);
  }

  /** What the next trial of a file may take, in whole seconds where it is not fixed. */
  public synchronized Duration of(Path file) {
    if (fixed.isPresent()) {
      return fixed.get();
    }
    Duration share = Duration.ofSeconds(left(file).dividedBy(SHARE).toSeconds());
    return share.compareTo(most) > 0 ? most : share.compareTo(LEAST) < 0 ? LEAST : share;
  }

  /** Takes what a trial took that was stopped. */
  synchronized void stopped(Path file, Duration taken) {
    left.put(file, left(file).minus(taken));
  }

  private Duration left(Path file) {
    return left.computeIfAbsent(file, TrialTimes::whole);
  }

  private static Duration whole(Path file) {
    File named = file.toFile();
    return ALL.plus(PER_MIB.multipliedBy(named.length()).dividedBy(MIB));
  }
}
