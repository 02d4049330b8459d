package org.xmlbench.results.stats;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.xmlbench.results.store.MeasuredBefore;
import org.xmlbench.results.store.Reading;
import org.xmlbench.results.store.SubjectEntry;

/**
 * Which parsers check their input, and which of them read real documents rightly. One that accepts
 * what is not well-formed saves work that others do, and one that delivers other events did not do
 * the work. So the fastest of those that check, and of those that are sound, are sets of their own.
 */
public final class Checking {
  /**
   * A parser checks if it accepts at most so many of the contract's malformed documents: a
   * twentieth of them.
   */
  public static final int MOST_ACCEPTED = 5;

  /** By subject, those of which it is known. */
  private final Map<String, Integer> accepted = new HashMap<>();

  private final MeasuredBefore before;

  /**
   * What is known of the subjects of a run.
   *
   * @param subjects of its manifest
   */
  Checking(List<SubjectEntry> subjects, MeasuredBefore before) {
    this.before = before;
    for (SubjectEntry subject : subjects) {
      Integer number = subject.configuration().acceptedMalformations();
      if (number != null) {
        accepted.put(subject.id(), number);
      }
    }
  }

  /** How many malformed documents it accepts; empty where that is unknown. */
  Optional<Integer> accepted(String subject) {
    return Optional.ofNullable(accepted.get(subject));
  }

  /** How it reads the recorded corpus; empty where that is unknown. */
  Optional<Reading> reading(String subject) {
    return before.reading(subject);
  }

  /** Whether it is known to accept few enough. */
  boolean checks(String subject) {
    return accepted(subject).filter(number -> number <= MOST_ACCEPTED).isPresent();
  }

  /** Whether it is known to check, and to read every document of the recorded corpus rightly. */
  boolean isSound(String subject) {
    return isSound(accepted.get(subject), reading(subject).orElse(null));
  }

  /**
   * The same of one that accepts so many and reads so; {@code null} stands for what is unknown,
   * which makes no parser sound.
   */
  static boolean isSound(Integer accepted, Reading reading) {
    return accepted != null && accepted <= MOST_ACCEPTED && reading != null && reading.isAll();
  }

  /**
   * The fastest of a kind: the one of the lowest mean, and those that are not shown to be slower;
   * all others are left out of the question.
   *
   * @param subjects those that are compared, in the order of {@code pairs}
   * @param rule which of them belong to the set
   * @return their places in that order; empty where none is of the kind
   */
  static Set<Integer> fastest(
      List<String> subjects,
      Predicate<String> kind,
      AllPairs pairs,
      FastestRule rule,
      IntPredicate ordered) {
    List<Integer> ofKind =
        IntStream.range(0, subjects.size())
            .filter(i -> kind.test(subjects.get(i)) && ordered.test(i))
            .boxed()
            .toList();
    return ofKind.stream()
        .reduce((a, b) -> pairs.difference(a, b) <= 0 ? a : b)
        .map(
            best ->
                ofKind.stream()
                    .filter(row -> rule.contains(pairs, best, row))
                    .collect(Collectors.toUnmodifiableSet()))
        .orElse(Set.of());
  }

  /** Whether some of the subjects are of a kind, and some are not or are unknown. */
  static boolean divides(List<String> subjects, Predicate<String> kind) {
    return subjects.stream().anyMatch(kind) && !subjects.stream().allMatch(kind);
  }
}
