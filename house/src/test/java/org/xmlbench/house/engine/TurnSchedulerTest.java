package org.xmlbench.house.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The order of turns. */
class TurnSchedulerTest {
  private final List<String> turns = new ArrayList<>();

  /** A fork that wants so many turns, and to verify when no fork wants one. */
  private final class Wanting implements TurnScheduler.Taker {
    private final String name;
    private int left;

    Wanting(String name, int turns) {
      this.name = name;
      this.left = turns;
    }

    @Override
    public boolean isAskedFor() {
      return left >= 0;
    }

    @Override
    public boolean rests() {
      return left == 0;
    }

    @Override
    public void grant() {
      turns.add(left == 0 ? name + " verifies" : name);
      left--;
    }
  }

  /** A fork that dies in its second turn. */
  private final class Dying implements TurnScheduler.Taker {
    private int asked;

    @Override
    public boolean isAskedFor() {
      return ++asked < 2;
    }

    @Override
    public boolean rests() {
      return false;
    }

    @Override
    public void grant() {
      turns.add("D");
    }
  }

  @Test
  void twoAlternateSoThatADriftHarmsBothAlike() throws Exception {
    TurnScheduler.among(List.of(new Wanting("A", 4), new Wanting("B", 4)));
    assertThat(turns)
        .containsExactly("A", "B", "B", "A", "A", "B", "B", "A", "B verifies", "A verifies");
  }

  @Test
  void theForkThatIsLeftHasTheTurnsThatRemain() throws Exception {
    TurnScheduler.among(List.of(new Wanting("A", 1), new Wanting("B", 4)));
    assertThat(turns).containsExactly("A", "B", "B", "B", "B", "A verifies", "B verifies");
  }

  @Test
  void oneForkAloneHasEveryTurnAndZeroForksEndAtOnce() throws Exception {
    TurnScheduler.among(List.of(new Wanting("A", 3)));
    TurnScheduler.among(List.of());
    assertThat(turns).containsExactly("A", "A", "A", "A verifies");
  }

  @Test
  void aForkThatDiesKeepsNoOtherFromItsTurns() throws Exception {
    TurnScheduler.among(List.of(new Dying(), new Wanting("A", 3)));
    assertThat(turns).containsExactly("D", "A", "A", "D", "A", "A verifies");
  }
}
