package org.xmlbench.results.report;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.xmlbench.core.Count;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.results.store.HostDiagnosis;

/**
 * When a run was measured that was interrupted and resumed, or merged from parts: the host may have
 * been another one each time, in noise at least.
 */
public final class Sittings {
  /** A shorter break is none: the parts of a merged run that several nodes measured overlap. */
  static final Duration BREAK = Duration.ofMinutes(2);

  /** A line names the times of so many at most. */
  private static final int MOST_NAMED = 3;

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("HH:mm").withZone(ZoneOffset.UTC);
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ISO_LOCAL_DATE.withZone(ZoneOffset.UTC);

  private Sittings() {}

  /** A time without a long break in which forks ran. */
  private record Sitting(Instant from, Instant to) {
    boolean isOfOneDay() {
      return day(from).equals(day(to));
    }

    Sitting until(Instant end) {
      return new Sitting(from, end.isAfter(to) ? end : to);
    }
  }

  /**
   * How many sittings there were, and when, without a full stop; empty where there was one, or
   * where that is unknown.
   *
   * @param sessions what was found about the host when each session began
   * @param forks of the whole run, in any order
   */
  public static Optional<String> text(List<HostDiagnosis> sessions, List<ForkRecord> forks) {
    List<Sitting> sittings = of(sessions, forks);
    return sittings.size() < 2 ? Optional.empty() : Optional.of(text(sittings));
  }

  private static String text(List<Sitting> sittings) {
    Sitting whole = new Sitting(sittings.getFirst().from(), sittings.getLast().to());
    boolean dated = !whole.isOfOneDay();
    String times =
        sittings.size() > MOST_NAMED
            ? " between %s and %s".formatted(named(whole.from(), dated), named(whole.to(), dated))
            : sittings.stream()
                    .limit(sittings.size() - 1)
                    .map(it -> ", " + named(it, dated))
                    .collect(Collectors.joining())
                + " and "
                + named(sittings.getLast(), dated);
    return "measured in %s%s (UTC)".formatted(Count.of(sittings.size(), "sitting"), times);
  }

  private static String named(Sitting sitting, boolean dated) {
    return named(sitting.from(), dated)
        + " to "
        + named(sitting.to(), dated && !sitting.isOfOneDay());
  }

  private static String named(Instant time, boolean dated) {
    return (dated ? DAY.format(time) + " " : "") + TIME.format(time);
  }

  private static LocalDate day(Instant time) {
    return LocalDate.ofInstant(time, ZoneOffset.UTC);
  }

  /** In the order of time. A session lasts until the last fork ends that it started. */
  private static List<Sitting> of(List<HostDiagnosis> sessions, List<ForkRecord> forks) {
    List<Instant> begins =
        sessions.stream().flatMap(it -> instant(it.readUtc()).stream()).sorted().toList();
    List<Sitting> spans = forks.stream().flatMap(Sittings::span).toList();
    List<Sitting> sittings = new ArrayList<>();
    for (int i = 0; i < begins.size(); i++) {
      Instant begin = begins.get(i);
      Instant next = i + 1 < begins.size() ? begins.get(i + 1) : Instant.MAX;
      Optional<Instant> end =
          spans.stream()
              .filter(fork -> !fork.from().isBefore(begin) && fork.from().isBefore(next))
              .map(Sitting::to)
              .max(Instant::compareTo);
      end.ifPresent(it -> add(sittings, new Sitting(begin, it)));
    }
    return sittings;
  }

  private static void add(List<Sitting> sittings, Sitting next) {
    if (!sittings.isEmpty() && sittings.getLast().to().plus(BREAK).isAfter(next.from())) {
      sittings.add(sittings.removeLast().until(next.to()));
    } else {
      sittings.add(next);
    }
  }

  private static Stream<Sitting> span(ForkRecord fork) {
    long nanos = fork.iterations().stream().mapToLong(Iteration::wallNanos).sum();
    return instant(fork.startedUtc())
        .map(from -> new Sitting(from, from.plusNanos(nanos)))
        .stream();
  }

  private static Optional<Instant> instant(String text) {
    try {
      return text == null ? Optional.empty() : Optional.of(Instant.parse(text));
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }
}
