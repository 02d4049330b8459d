package org.xmlbench.house.command;

import static java.util.Comparator.comparingInt;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.xmlbench.results.run.Family;

/** The families whose modules are on the class path, as they plan and measure. */
public final class FamilyList {
  private static final List<FamilyRuns> ALL =
      ServiceLoader.load(Family.class).stream()
          .map(ServiceLoader.Provider::get)
          .flatMap(family -> family instanceof FamilyRuns runs ? Stream.of(runs) : Stream.empty())
          .sorted(comparingInt(Family::place).thenComparing(family -> family.results().id()))
          .toList();

  private FamilyList() {}

  /** All of them, in the order of the help. */
  public static List<FamilyRuns> all() {
    return ALL;
  }
}
