package org.xmlbench.results.stats;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Implementation;

/** How libraries that decide it in each JVM have worked in the forks of a subject. */
public final class ForkEngines {
  /** In what records of forks say of an engine that changed, and of one that was tried. */
  private static final String THEN = ", then ";

  private static final String TRYING = "trying";

  private ForkEngines() {}

  /** Forks by their engine, the most frequent first; empty where no fork has one. */
  static Map<String, Integer> of(Collection<ForkRecord> forks) {
    return mostFirst(forks, text -> text.split(": ", 2)[0]);
  }

  /**
   * The engine of some forks, with numbers of forks where there are several: {@code vectors 19,
   * words 1}; empty where no fork has one.
   */
  public static Optional<String> names(Collection<ForkRecord> forks) {
    return names(of(forks));
  }

  public static Optional<String> names(Map<String, Integer> engines) {
    return engines.isEmpty()
        ? Optional.empty()
        : Optional.of(
            engines.size() == 1
                ? engines.keySet().iterator().next()
                : engines.entrySet().stream()
                    .map(engine -> engine.getKey() + " " + engine.getValue())
                    .collect(Collectors.joining(", ")));
  }

  /**
   * A sentence for each subject whose forks worked in several ways, so that its spread is of these,
   * or had not decided when they were measured, so that its figures have the time of that.
   */
  static List<String> notices(Collection<ForkRecord> forks) {
    return forks.stream()
        .filter(fork -> fork.outcome().isTimed())
        .collect(
            Collectors.groupingBy(fork -> fork.cell().subject(), TreeMap::new, Collectors.toList()))
        .entrySet()
        .stream()
        .filter(subject -> isUndecided(of(subject.getValue()).keySet()))
        .map(
            subject ->
                "forks of %s worked in several ways, or decided that while measured: %s."
                    .formatted(
                        subject.getKey(),
                        mostFirst(subject.getValue(), text -> text).entrySet().stream()
                            .map(engine -> "in %d %s".formatted(engine.getValue(), engine.getKey()))
                            .collect(Collectors.joining("; "))))
        .toList();
  }

  private static boolean isUndecided(Collection<String> names) {
    return names.size() > 1
        || names.stream().anyMatch(name -> name.contains(THEN) || name.contains(TRYING));
  }

  private static Map<String, Integer> mostFirst(
      Collection<ForkRecord> forks, UnaryOperator<String> part) {
    Map<String, Integer> counts = new TreeMap<>();
    forks.stream()
        .map(ForkRecord::implementation)
        .filter(Objects::nonNull)
        .map(Implementation::engine)
        .filter(Objects::nonNull)
        .forEach(engine -> counts.merge(part.apply(engine), 1, Integer::sum));
    Map<String, Integer> sorted = new LinkedHashMap<>();
    counts.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .forEach(entry -> sorted.put(entry.getKey(), entry.getValue()));
    return sorted;
  }
}
