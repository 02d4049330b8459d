package org.xmlbench.house.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
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
import org.xmlbench.results.gate.AcceptedByBoth;

/** The arms of a gate, and documents that are not well-formed. */
class AcceptedTwinsTest {
  private static final String REJECTED = UnseenCheck.REJECTED;

  private final List<String> notices = new ArrayList<>();
  private final AcceptedTwins twins = new AcceptedTwins(notices::add);

  @Test
  void nothingIsSaidWhereBothReject() {
    assertThat(twins.fault(fork(REJECTED), fork(REJECTED))).isEmpty();
    assertThat(notices).isEmpty();
  }

  @Test
  void whatBothAcceptIsSaidOnceAndIsNoFault() {
    for (int block = 0; block < 3; block++) {
      assertThat(twins.fault(fork("accepted:end-tag-present"), fork("accepted:end-tag-present")))
          .isEmpty();
    }
    assertThat(notices)
        .containsExactly(
            "psd:4MiB with end-tag-present broken is not well-formed, and both sides accept it");
    assertThat(twins.byBoth()).containsExactly(new AcceptedByBoth("psd:4MiB", "end-tag-present"));
  }

  @Test
  void whatTheCandidateAloneAcceptsIsItsFault() {
    assertThat(
            twins.fault(
                fork("accepted:end-tag-present"),
                fork("accepted:character-range-control,end-tag-present")))
        .contains(
            "accepts a document that is not well-formed, which the baseline rejects:"
                + " character-range-control broken");
    assertThat(notices).hasSize(1);
  }

  @Test
  void aCandidateMayCheckMore() {
    assertThat(twins.fault(fork("accepted:end-tag-present"), fork(REJECTED))).isEmpty();
    assertThat(notices).isEmpty();
  }

  @Test
  void nothingFollowsFromForksThatReadNoTwin() {
    assertThat(twins.fault(fork(null), fork(null))).isEmpty();
    assertThat(notices).isEmpty();
  }

  private static ForkRecord fork(String twin) {
    UnseenCheck check = twin == null ? null : new UnseenCheck("psd:4MiB,seed=9", "ab", twin);
    return new ForkRecord(
        "run",
        new Cell("orders", "1", "psd:4MiB", Operation.PARSE, Map.of()),
        new ForkPlace(1, 1, 1, 1),
        new ForkStatus(Outcome.OK, null, "2026-11-01T12:00:00Z"),
        null,
        new ForkEvidence(null, null, null, check, null, null),
        null);
  }
}
