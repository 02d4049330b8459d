package org.xmlbench.house.gate;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.UnseenCheck;
import org.xmlbench.results.gate.AcceptedByBoth;

/**
 * What the two arms of a block made of malformed documents. No declarations exist for a user's
 * driver what its library accepts, so the baseline is the measure: what both accept is reported,
 * and what only the candidate accepts makes it wrong, for who checks less is no faster.
 */
final class AcceptedTwins {
  private final Consumer<String> notices;
  private final Set<AcceptedByBoth> byBoth = new LinkedHashSet<>();

  /**
   * @param notices takes a sentence for each document and constraint that both arms accept
   */
  AcceptedTwins(Consumer<String> notices) {
    this.notices = notices;
  }

  /**
   * Why the candidate is wrong, whose fork stands beside that of the baseline; empty if it is not.
   */
  Optional<String> fault(ForkRecord baseline, ForkRecord candidate) {
    SortedSet<String> both = accepted(baseline);
    SortedSet<String> candidateAlone = accepted(candidate);
    candidateAlone.removeAll(both);
    both.retainAll(accepted(candidate));
    for (String constraint : both) {
      AcceptedByBoth accepted = new AcceptedByBoth(candidate.cell().document(), constraint);
      if (byBoth.add(accepted)) {
        notices.accept(accepted.sentence());
      }
    }
    return candidateAlone.isEmpty() || baseline.verification() == null
        ? Optional.empty()
        : Optional.of(
            "accepts a document that is not well-formed, which the baseline rejects: %s broken"
                .formatted(String.join(", ", List.copyOf(candidateAlone))));
  }

  /** What both arms of some block accept, by document and constraint. */
  List<AcceptedByBoth> byBoth() {
    return byBoth.stream()
        .sorted(
            Comparator.comparing(AcceptedByBoth::document)
                .thenComparing(AcceptedByBoth::constraint))
        .toList();
  }

  private static SortedSet<String> accepted(ForkRecord fork) {
    UnseenCheck check = fork.verification();
    return check == null ? new TreeSet<>() : check.accepted();
  }
}
