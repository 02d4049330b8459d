package org.xmlbench.suite.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class VoteTest {
  private final Vote vote = new Vote();

  @Test
  void twoLineagesThatAgreeAreAMajority() {
    vote.add("xerces", "a");
    vote.add("woodstox", "a");
    assertThat(vote.majority()).contains(new Vote.Majority("a", List.of("woodstox", "xerces")));
  }

  @Test
  void manyDriversOfOneLineageAreOneVoice() {
    vote.add("xerces", "a");
    vote.add("xerces", "a");
    vote.add("xerces", "a");
    assertThat(vote.majority()).isEmpty();
  }

  @Test
  void aLineageThatContradictsItselfDoesNotVote() {
    vote.add("xerces", "a");
    vote.add("xerces", "b");
    vote.add("woodstox", "a");
    assertThat(vote.majority()).isEmpty();
    vote.add("piccolo", "a");
    assertThat(vote.majority()).contains(new Vote.Majority("a", List.of("piccolo", "woodstox")));
  }

  @Test
  void twoAgainstTwoIsNoMajority() {
    vote.add("xerces", "a");
    vote.add("woodstox", "a");
    vote.add("piccolo", "b");
    vote.add("xpp3", "b");
    assertThat(vote.majority()).isEmpty();
    vote.add("aalto", "b");
    assertThat(vote.majority().orElseThrow().digest()).isEqualTo("b");
  }

  @Test
  void twoOfFiveThatAllElseContradictAreNoMajority() {
    vote.add("xerces", "a");
    vote.add("woodstox", "a");
    vote.add("piccolo", "b");
    vote.add("xpp3", "c");
    assertThat(vote.majority()).isEmpty();
  }
}
