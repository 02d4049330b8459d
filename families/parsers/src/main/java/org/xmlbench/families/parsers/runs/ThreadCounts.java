package org.xmlbench.families.parsers.runs;

import java.util.List;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.xmlbench.core.UserErrorException;

/**
 * In how many threads of one JVM each driver is measured, one number after the other.
 *
 * @param counts smallest first, no number twice; empty where no number was asked for, and each fork
 *     has the one thread that JMH runs
 */
record ThreadCounts(List<Integer> counts) {
  static final String OPTION = "--threads";

  private static final String AUTO = "auto";
  private static final String SEPARATOR = ",";
  private static final int MOST = 1024;

  ThreadCounts {
    counts = List.copyOf(counts);
  }

  /**
   * Those of a list such as {@code 1,2,4}, or of {@code auto}, which is 1, 2 and the number of
   * processors. A single thread is what forks have anyway.
   *
   * @param text {@code null} where nothing was asked for
   * @throws UserErrorException when it is neither
   */
  static ThreadCounts of(String text, int processors) {
    if (text == null) {
      return new ThreadCounts(List.of());
    }
    TreeSet<Integer> counts =
        text.equals(AUTO) ? new TreeSet<>(List.of(1, 2, processors)) : listed(text);
    return new ThreadCounts(counts.last() == 1 ? List.of() : List.copyOf(counts));
  }

  private static TreeSet<Integer> listed(String text) {
    TreeSet<Integer> counts = new TreeSet<>();
    for (String number : text.split(SEPARATOR, -1)) {
      if (!counts.add(count(number))) {
        throw new UserErrorException(
            "%s %s: names %s twice".formatted(OPTION, text, number.strip()));
      }
    }
    return counts;
  }

  private static int count(String number) {
    try {
      int count = Integer.parseInt(number.strip());
      if (count >= 1 && count <= MOST) {
        return count;
      }
    } catch (NumberFormatException e) {
      // Answered below.
    }
    throw new UserErrorException(
        "%s takes numbers from 1 to %d, such as 1,2,4, or auto; not '%s'"
            .formatted(OPTION, MOST, number));
  }

  boolean isAsked() {
    return !counts.isEmpty();
  }

  /** As a list; {@code null} where no number was asked for. */
  String text() {
    return isAsked()
        ? counts.stream().map(String::valueOf).collect(Collectors.joining(SEPARATOR))
        : null;
  }

  /** The largest; 1 where no number was asked for. */
  int most() {
    return isAsked() ? counts.getLast() : 1;
  }

  /** Tells where there are more threads than processors. */
  void warn(int processors, Consumer<String> notices) {
    if (most() > processors) {
      notices.accept(
          "warning: %d threads share the %d processors of this host: they are bound to none, and their rows tell of the system's scheduler, too"
              .formatted(most(), processors));
    }
  }
}
