package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.core.record.UnseenCheck;

class VerificationNoticesTest {
  private static final UnseenCheck OTHER = new UnseenCheck("psd:4MiB,seed=9", "ab", "rejected");

  @Test
  void usersFilesAreNamedOnce() {
    assertThat(
            VerificationNotices.of(
                List.of(
                    fork("file:b.xml", Outcome.OK, UnseenCheck.IMPOSSIBLE),
                    fork("file:a.xml", Outcome.OK, UnseenCheck.IMPOSSIBLE),
                    fork("file:b.xml", Outcome.OK, UnseenCheck.IMPOSSIBLE),
                    fork("psd:4MiB", Outcome.OK, OTHER))))
        .singleElement()
        .asString()
        .startsWith("verified without an unseen document: file:a.xml, file:b.xml. ");
  }

  @Test
  void aDocumentOfWhichNoTwinCanBeMadeIsNamed() {
    assertThat(
            VerificationNotices.of(
                List.of(
                    fork("psd:4MiB", Outcome.OK, new UnseenCheck("psd:4MiB,seed=9", "ab", null)))))
        .singleElement()
        .asString()
        .startsWith("verified without a malformed document: psd:4MiB. ");
  }

  /** Of a gate that is another sentence: a user's driver has no declarations. */
  @Test
  void whatADriverDeclaresToAcceptIsNamedOfARun() {
    List<ForkRecord> forks =
        List.of(
            fork("psd:4MiB", Outcome.OK, new UnseenCheck("x", "ab", "accepted:b,a")),
            fork("psd:4MiB", Outcome.OK, new UnseenCheck("x", "ab", "accepted:b,a")),
            fork("psd:8MiB", Outcome.OK, OTHER));
    assertThat(VerificationNotices.ofRun(forks))
        .containsExactly(
            "accepted a document that is not well-formed, as the driver declares: jdk-sax (a, b).");
    assertThat(VerificationNotices.of(forks)).isEmpty();
  }

  /** What is in no comparison says so itself, and old records hold no verification. */
  @Test
  void nothingIsSaidOfOtherForks() {
    assertThat(
            VerificationNotices.of(
                List.of(
                    fork("psd:4MiB", Outcome.OK, OTHER),
                    fork("hapmap:4MiB", Outcome.DECLARED, UnseenCheck.IMPOSSIBLE),
                    fork("file:old.xml", Outcome.OK, null))))
        .isEmpty();
  }

  private static ForkRecord fork(String document, Outcome outcome, UnseenCheck check) {
    return new ForkRecord(
        "run",
        new Cell("jdk-sax", "25", document, Operation.PARSE, Map.of()),
        new ForkPlace(1, 1, 1, 1),
        new ForkStatus(outcome, null, "2026-11-01T12:00:00Z"),
        null,
        new ForkEvidence(null, null, null, check, null, null),
        null);
  }
}
