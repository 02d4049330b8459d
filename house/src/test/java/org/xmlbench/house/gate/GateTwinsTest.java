package org.xmlbench.house.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.UnseenCheck;
import org.xmlbench.results.gate.AcceptedByBoth;
import org.xmlbench.results.gate.Arm;

/** What a gate makes of malformed documents that its arms accept, without any fork. */
class GateTwinsTest extends GateRoundsFixture {
  @Test
  void aCandidateThatAcceptsMoreIsWrongAndMeasuredNoMore() throws Exception {
    twins = arm -> arm == Arm.CANDIDATE ? "accepted:end-tag-present" : UnseenCheck.REJECTED;
    GateRounds rounds = rounds(1);
    rounds.run(cells, 5);
    assertThat(sentences(rounds))
        .containsExactly(
            "candidate on overhead, psd:64KiB, xmlns:100: wrong: accepts a document that is not"
                + " well-formed, which the baseline rejects: end-tag-present broken");
    assertThat(forks).allMatch(fork -> fork.place().round() == 1);
  }

  @Test
  void whatBothArmsAcceptIsKeptOnceForEachDocument() throws Exception {
    twins = arm -> "accepted:end-tag-present";
    GateRounds rounds = rounds(1);
    rounds.run(cells, 2);
    assertThat(sentences(rounds)).isEmpty();
    assertThat(rounds.acceptedByBoth())
        .extracting(AcceptedByBoth::document, AcceptedByBoth::constraint)
        .containsExactly(
            tuple("overhead", "end-tag-present"),
            tuple("psd:64KiB", "end-tag-present"),
            tuple("xmlns:100", "end-tag-present"));
  }

  /** Both arms of a sentinel are the baseline: what it accepts the candidate may reject. */
  @Test
  void whatTheBaselineAloneAcceptsIsNotSaidOfBoth() throws Exception {
    twins = arm -> arm == Arm.CANDIDATE ? UnseenCheck.REJECTED : "accepted:end-tag-present";
    GateRounds rounds = rounds(1);
    rounds.run(cells, 2);
    assertThat(forks).anyMatch(fork -> fork.place().arm().startsWith("sentinel"));
    assertThat(rounds.acceptedByBoth()).isEmpty();
  }
}
