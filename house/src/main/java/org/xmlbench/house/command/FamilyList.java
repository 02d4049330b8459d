package org.xmlbench.house.command;

import java.util.List;
import org.xmlbench.results.family.Families;

/** The families of {@link Families} that plan and measure. */
public final class FamilyList {
  private static final List<FamilyRuns> ALL =
      Families.found().stream()
          .filter(FamilyRuns.class::isInstance)
          .map(FamilyRuns.class::cast)
          .toList();

  private FamilyList() {}

  /** All of them, in the order of the help. */
  public static List<FamilyRuns> all() {
    return ALL;
  }
}
