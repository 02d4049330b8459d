package org.xmlbench.results.stats;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.SteadyRule;

/**
 * By which rules forks are labelled {@link ForkRecord#NOT_STEADY}. A fork may have broken several,
 * and one whose record is older than these rules counts for none.
 *
 * @param offPlateau forks that broke {@link SteadyRule#OFF_PLATEAU}
 * @param becameFaster {@link SteadyRule#BECAME_FASTER}
 */
public record BrokenSteadyRules(int offPlateau, int becameFaster, int compiling) {
  /** Of those forks; empty where none is known to have broken one. */
  static Optional<BrokenSteadyRules> of(Collection<ForkRecord> forks) {
    List<SteadyRule> broken =
        forks.stream()
            .filter(fork -> fork.labels().contains(ForkRecord.NOT_STEADY))
            .filter(fork -> fork.measured() != null && fork.timing().warmth() != null)
            .flatMap(
                fork ->
                    SteadyRule.broken(
                        fork.timing().warmth().plateau(), fork.iterations(), fork.measured())
                        .stream())
            .toList();
    return broken.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new BrokenSteadyRules(
                count(broken, SteadyRule.OFF_PLATEAU),
                count(broken, SteadyRule.BECAME_FASTER),
                count(broken, SteadyRule.COMPILING)));
  }

  private static int count(List<SteadyRule> broken, SteadyRule rule) {
    return Math.toIntExact(broken.stream().filter(rule::equals).count());
  }

  BrokenSteadyRules plus(BrokenSteadyRules other) {
    return new BrokenSteadyRules(
        offPlateau + other.offPlateau,
        becameFaster + other.becameFaster,
        compiling + other.compiling);
  }

  /** Such as {@code off the plateau 2, became faster 3}. */
  public String text() {
    List<String> parts = new ArrayList<>();
    add(parts, "off the plateau", offPlateau);
    add(parts, "became faster", becameFaster);
    add(parts, "compiling", compiling);
    return String.join(", ", parts);
  }

  private static void add(List<String> parts, String what, int forks) {
    if (forks > 0) {
      parts.add(what + " " + forks);
    }
  }
}
