package org.xmlbench.house.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LineageMajorityTest {
  private final LineageMajority vote = new LineageMajority();

  @Test
  void twoLineagesThatAgreeAreAMajority() {
    vote.add("xerces", "a");
    vote.add("woodstox", "a");
    assertThat(vote.majority())
        .contains(new LineageMajority.Majority("a", List.of("woodstox", "xerces")));
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
    assertThat(vote.majority())
        .contains(new LineageMajority.Majority("a", List.of("piccolo", "woodstox")));
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
  void theRejectionOfMoreThanHalfOfTheLineagesTwoAtLeastCounts() {
    vote.reject("xerces");
    vote.reject("xerces");
    assertThat(vote.rejection()).isEmpty();
    vote.reject("woodstox");
    assertThat(vote.rejection()).containsExactly("woodstox", "xerces");
    vote.add("xpp3", "a");
    assertThat(vote.rejection()).containsExactly("woodstox", "xerces");
    vote.add("piccolo", "b");
    assertThat(vote.rejection()).isEmpty();
  }

  @Test
  void aLineageOfWhichOneDriverDeliversDoesNotReject() {
    vote.reject("xerces");
    vote.reject("woodstox");
    vote.add("woodstox", "a");
    assertThat(vote.rejection()).isEmpty();
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
