package org.xmlbench.results.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.core.record.UnseenCheck;

/**
 * What a reader must know of how figures were verified, where that was not by the events of a
 * document that the subject had not seen and by malformed ones that it rejected. Nothing is said of
 * runs that were made before forks read other documents.
 */
public final class VerificationNotices {
  private VerificationNotices() {}

  /** Of a run: also what subjects accept that declare it. */
  static List<String> ofRun(List<ForkRecord> records) {
    List<String> notices = new ArrayList<>(of(records));
    String accepted =
        named(
            records,
            check -> !check.accepted().isEmpty(),
            fork ->
                "%s (%s)"
                    .formatted(
                        fork.cell().subject(), String.join(", ", fork.verification().accepted())));
    if (!accepted.isEmpty()) {
      notices.add(
          "accepted a document that is not well-formed, as the driver declares: %s."
              .formatted(accepted));
    }
    return notices;
  }

  /** Of the forks of a run or a gate, a sentence for each thing. */
  public static List<String> of(List<ForkRecord> records) {
    List<String> notices = new ArrayList<>();
    String alone =
        named(
            records,
            check -> UnseenCheck.NONE.equals(check.document()),
            fork -> fork.cell().document());
    if (!alone.isEmpty()) {
      notices.add(
          ("verified without an unseen document: %s. There is no other document of its kind, so a"
                  + " subject that remembers it or checks nothing would not be noticed.")
              .formatted(alone));
    }
    String withoutTwin =
        named(
            records,
            check -> !UnseenCheck.NONE.equals(check.document()) && check.twin() == null,
            fork -> fork.cell().document());
    if (!withoutTwin.isEmpty()) {
      notices.add(
          ("verified without a malformed document: %s. None can be made of it, so a subject that"
                  + " checks nothing would not be noticed.")
              .formatted(withoutTwin));
    }
    return notices;
  }

  private static String named(
      List<ForkRecord> records, Predicate<UnseenCheck> isSo, Function<ForkRecord, String> name) {
    Set<String> names =
        records.stream()
            .filter(fork -> fork.outcome() == Outcome.OK)
            .filter(fork -> fork.verification() != null && isSo.test(fork.verification()))
            .map(name)
            .collect(Collectors.toCollection(TreeSet::new));
    return String.join(", ", names);
  }
}
