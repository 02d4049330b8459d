package org.xmlbench.results.stats;

import java.util.List;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.core.record.UnseenCheck;

/** What a reader must know of how figures were verified. */
public final class VerificationNotices {
  private VerificationNotices() {}

  /**
   * A sentence where documents were verified by their own events alone; empty for runs that were
   * made before forks read other documents.
   */
  public static List<String> of(List<ForkRecord> records) {
    List<String> alone =
        records.stream()
            .filter(fork -> fork.outcome() == Outcome.OK)
            .filter(fork -> fork.verification() != null)
            .filter(fork -> UnseenCheck.NONE.equals(fork.verification().document()))
            .map(fork -> fork.cell().document())
            .distinct()
            .sorted()
            .toList();
    return alone.isEmpty()
        ? List.of()
        : List.of(
            ("verified by its own events alone: %s. There is no other document of its kind, so a"
                    + " subject that remembers it or checks nothing would not be noticed.")
                .formatted(String.join(", ", alone)));
  }
}
