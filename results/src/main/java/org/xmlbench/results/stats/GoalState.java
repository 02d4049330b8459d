package org.xmlbench.results.stats;

import java.util.List;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.NamedTerm;
import org.xmlbench.results.table.Tone;

/** How a goal stands that a figure is to reach. */
public enum GoalState implements NamedTerm {
  MET(Tone.GOOD, "met", "the figure is what it has to be"),
  MISSED(Tone.BAD, "missed", "the figure is not what it has to be"),
  OPEN(Tone.ASIDE, "not decided", "the figure's interval reaches over what it has to be"),
  NOT_MEASURED(Tone.ASIDE, "not measured", "the run has no figure for it");

  private final Said said;

  GoalState(Tone tone, String label, String meaning) {
    said = new Said(label, tone, meaning);
  }

  @Override
  public Said said() {
    return said;
  }

  public Cell cell() {
    return new Cell.Words(List.of(Cell.Word.of(this)));
  }

  public static GoalState atLeast(double wanted, Estimate figure) {
    if (figure.low() == null) {
      return OPEN;
    }
    if (figure.low() >= wanted) {
      return MET;
    }
    return figure.high() < wanted ? MISSED : OPEN;
  }

  public static GoalState atMost(double wanted, Estimate figure) {
    return atLeast(-wanted, figure.map(value -> -value));
  }
}
