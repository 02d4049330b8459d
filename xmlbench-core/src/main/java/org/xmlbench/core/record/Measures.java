package org.xmlbench.core.record;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All measures that are declared: core's, and those of each {@link MeasureSource}. */
public final class Measures {
  private static final List<DeclaredMeasures> DECLARED =
      Stream.concat(
              Stream.of(
                  ParseMeasures.DECLARED,
                  TreeMeasures.DECLARED,
                  CallMeasures.DECLARED,
                  HarnessMeasures.DECLARED),
              ServiceLoader.load(MeasureSource.class, Measures.class.getClassLoader()).stream()
                  .map(it -> it.get().declared()))
          .toList();

  /** A name that is declared twice ends this class's initialisation. */
  private static final Map<String, Measure> BY_KEY =
      DECLARED.stream()
          .flatMap(declared -> declared.measures().stream())
          .collect(Collectors.toUnmodifiableMap(Measure::key, Function.identity()));

  private Measures() {}

  public static boolean isDeclared(String key) {
    return BY_KEY.containsKey(key)
        || DECLARED.stream()
            .flatMap(declared -> declared.series().stream())
            .anyMatch(series -> series.memberOf(key).isPresent());
  }

  /** All but the members of series. */
  public static Collection<Measure> all() {
    return BY_KEY.values();
  }

  /** The aggregate over forks of each measure that one of them tells. */
  public static Map<Measure, Double> over(Collection<ForkRecord> forks) {
    Map<Measure, Double> known = new HashMap<>();
    for (Measure measure : all()) {
      if (forks.stream().anyMatch(fork -> fork.measures().containsKey(measure.key()))) {
        measure.over(forks).ifPresent(value -> known.put(measure, value));
      }
    }
    return known;
  }

  /**
   * Rejects what cannot be found by its name.
   *
   * @throws IllegalArgumentException when one of them is not declared
   */
  public static void requireDeclared(Collection<String> keys) {
    for (String key : keys) {
      if (!isDeclared(key)) {
        throw new IllegalArgumentException("no measure is declared as '%s'".formatted(key));
      }
    }
  }
}
