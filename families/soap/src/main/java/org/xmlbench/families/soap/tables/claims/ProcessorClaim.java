package org.xmlbench.families.soap.tables.claims;

import java.util.List;
import java.util.Optional;
import org.xmlbench.core.Printable;
import org.xmlbench.families.soap.tables.claims.ClaimAnswer.Verdict;
import org.xmlbench.results.stats.RunDifference;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.ProcessorFrequency;
import org.xmlbench.results.table.Digits;

/**
 * NIST's claim that times scale about linearly with the speed of the processor, by runs of two
 * hosts. As in the study, the speed is the frequency that the system names, which says nothing of
 * what a processor does in a cycle.
 */
public final class ProcessorClaim {
  /** Hosts whose frequencies differ by less do not tell. */
  private static final double ALIKE = 1.1;

  /** What comes out within a quarter of it is about linear. */
  private static final double ABOUT = 1.25;

  private ProcessorClaim() {}

  /** The answer of two runs, in a sentence or two; empty where they are not of two hosts. */
  public static Optional<String> of(Manifest a, Manifest b, RunDifference difference) {
    Optional<ProcessorFrequency> ofA = ProcessorFrequency.of(a);
    Optional<ProcessorFrequency> ofB = ProcessorFrequency.of(b);
    List<Double> ratios =
        difference.cells().stream()
            .filter(cell -> cell.ratio() != null)
            .map(cell -> cell.ratio().value())
            .toList();
    boolean hostsDiffer =
        difference.differences().stream()
            .anyMatch(mismatch -> mismatch.what() == RunDifference.Shared.HOST);
    if (!hostsDiffer || ratios.isEmpty()) {
      return Optional.empty();
    }
    if (ofA.isEmpty() || ofB.isEmpty()) {
      return Optional.of(
          "%s: %s Here: cannot be said, since a host does not name its processor's frequency."
              .formatted(Claim.PROCESSOR_SPEED.study(), Claim.PROCESSOR_SPEED.text()));
    }
    return Optional.of(answer(ofA.get(), ofB.get(), ratios));
  }

  private static String answer(ProcessorFrequency a, ProcessorFrequency b, List<Double> ratios) {
    Claim claim = Claim.PROCESSOR_SPEED;
    double faster = b.megahertz() / a.megahertz();
    String published =
        "%s: %s The processors: %s and %s MHz."
            .formatted(
                claim.study(),
                claim.text(),
                Digits.four(a.megahertz()),
                Digits.four(b.megahertz()));
    if (Math.max(faster, 1 / faster) < ALIKE) {
      return published + " They differ by less than a tenth, which tells nothing.";
    }
    List<Double> scaled = ratios.stream().map(ratio -> ratio * faster).toList();
    ClaimValues all = new ClaimValues(scaled);
    long linear = all.within(1 / ABOUT, ABOUT);
    return Printable.line(
        "%s Here: %s. Time in B over time in A, times the ratio of the frequencies, which is 1 where it scales linearly, is %s over %d cells; %d of them within a quarter."
            .formatted(
                published,
                Verdict.of(linear, scaled.size()).label(),
                all.text(),
                scaled.size(),
                linear));
  }
}
