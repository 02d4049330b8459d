package org.xmlbench.results.soap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.load.ServerLoad;
import org.xmlbench.results.stats.RunDifference;
import org.xmlbench.results.stats.SideBySide;
import org.xmlbench.results.stats.SideBySide.Side;
import org.xmlbench.results.store.Manifest;

/** What may be made of runs of servers, whose results are not all times. */
public final class ServerRuns {
  private static final String OF_RATES =
      "Of servers under load the figure is calls a second. A time of theirs is the wall time that"
          + " was measured over the calls in it: the inverse of calls a second, and no latency.";

  private ServerRuns() {}

  /**
   * Why nothing is made of the times of a run: what its servers did is its result, and no time;
   * empty where times are.
   *
   * @param name what the run is called
   */
  public static Optional<String> refusal(String name, Manifest manifest) {
    if (!SoapRuns.isOfBehaviour(manifest)) {
      return Optional.empty();
    }
    boolean attacks = SoapRuns.isOfAttacks(manifest);
    return Optional.of(
        "%s is of %s, whose result is no time: it is in %s and report.html in that folder; 'sql' and"
                .formatted(
                    name,
                    attacks ? "servers under attack" : "interoperability",
                    attacks ? "attacks.json" : "interoperability.json")
            + " 'export' as csv or parquet read the records");
  }

  /**
   * Lets runs pass whose result is times.
   *
   * @throws UserErrorException of any other
   */
  public static void requireTimes(String name, Manifest manifest) {
    refusal(name, manifest)
        .ifPresent(
            why -> {
              throw new UserErrorException(why);
            });
  }

  /**
   * Puts two runs side by side, but those without times.
   *
   * @param allowed what they may differ in
   */
  public static SideBySide sideBySide(Side a, Side b, Set<RunDifference.Shared> allowed) {
    Optional<String> refusal =
        refusal(a.name(), a.manifest()).or(() -> refusal(b.name(), b.manifest()));
    if (refusal.isPresent()) {
      return new SideBySide(null, refusal.get(), List.of());
    }
    SideBySide pair = SideBySide.of(a, b, allowed);
    RunDifference difference = pair.difference();
    boolean ofLoad =
        difference != null
            && difference.cells().stream()
                .anyMatch(cell -> ServerLoad.isCondition(cell.condition()));
    return ofLoad ? new SideBySide(withRates(difference), null, pair.meanings()) : pair;
  }

  /** The same with a word on what the figure is. */
  private static RunDifference withRates(RunDifference difference) {
    List<String> cautions = new ArrayList<>(difference.cautions());
    cautions.add(OF_RATES);
    return new RunDifference(
        difference.schema(),
        difference.runA(),
        difference.runB(),
        difference.clock(),
        difference.confidence(),
        difference.differences(),
        cautions,
        difference.cells(),
        difference.unmatched());
  }
}
