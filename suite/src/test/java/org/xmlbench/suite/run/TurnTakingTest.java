package org.xmlbench.suite.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who has the turn when. */
class TurnTakingTest {
  private final List<String> turns = new ArrayList<>();

  /** A fork that wants so many turns. */
  private final class Wanting implements TurnTaking.Taker {
    private final String name;
    private int left;

    Wanting(String name, int turns) {
      this.name = name;
      this.left = turns;
    }

    @Override
    public boolean isAskedFor() {
      return left > 0;
    }

    @Override
    public void grant() {
      left--;
      turns.add(name);
    }
  }

  @Test
  void twoAlternateSoThatADriftHarmsBothAlike() throws Exception {
    TurnTaking.among(List.of(new Wanting("A", 4), new Wanting("B", 4)));
    assertThat(turns).containsExactly("A", "B", "B", "A", "A", "B", "B", "A");
  }

  @Test
  void whoIsLeftHasTheTurnsThatRemain() throws Exception {
    TurnTaking.among(List.of(new Wanting("A", 1), new Wanting("B", 4)));
    assertThat(turns).containsExactly("A", "B", "B", "B", "B");
  }

  @Test
  void oneAloneHasEveryTurnAndNobodyHasNone() throws Exception {
    TurnTaking.among(List.of(new Wanting("A", 3)));
    TurnTaking.among(List.of());
    assertThat(turns).containsExactly("A", "A", "A");
  }
}
