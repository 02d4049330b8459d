package org.xmlbench.results.stats;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.xmlbench.results.store.SubjectEntry;

/**
 * Which parsers check their input. One that accepts what is not well-formed saves work that others
 * do, so the fastest of those that check are a set of their own.
 */
public final class Checking {
  /**
   * A parser checks if it accepts at most so many of the contract's malformed documents: a
   * twentieth of them.
   */
  public static final int MOST_ACCEPTED = 5;

  /** By subject, those of which it is known. */
  private final Map<String, Integer> accepted = new HashMap<>();

  /**
   * What is known of the subjects of a run.
   *
   * @param subjects of its manifest
   */
  Checking(List<SubjectEntry> subjects) {
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

  /** Whether that is known and little enough. */
  boolean checks(String subject) {
    return accepted(subject).filter(number -> number <= MOST_ACCEPTED).isPresent();
  }

  /**
   * The fastest of those that check: the one of the lowest mean, and those that are not shown to be
   * slower; all others are left out of the question.
   *
   * @param subjects those that are compared, in the order of {@code pairs}
   * @param rule which of them belong to the set
   * @param ordered which of them are ordered at all
   * @return their places in that order; empty where it is unknown of all
   */
  Set<Integer> fastest(
      List<String> subjects, AllPairs pairs, FastestRule rule, IntPredicate ordered) {
    List<Integer> checking =
        IntStream.range(0, subjects.size())
            .filter(i -> checks(subjects.get(i)) && ordered.test(i))
            .boxed()
            .toList();
    return checking.stream()
        .reduce((a, b) -> pairs.difference(a, b) <= 0 ? a : b)
        .map(
            best ->
                checking.stream()
                    .filter(row -> rule.contains(pairs, best, row))
                    .collect(Collectors.toUnmodifiableSet()))
        .orElse(Set.of());
  }

  /** Whether the subjects differ in that: some check, and some accept more or are unknown. */
  boolean divides(List<String> subjects) {
    return subjects.stream().anyMatch(this::checks) && !subjects.stream().allMatch(this::checks);
  }
}
