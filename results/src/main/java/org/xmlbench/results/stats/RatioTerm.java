package org.xmlbench.results.stats;

import java.util.List;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.NamedTerm;
import org.xmlbench.results.table.Tone;

/** What the interval of a ratio shows, where the ratio is the time of a baseline over another. */
public enum RatioTerm implements NamedTerm {
  FASTER(Tone.GOOD, "the whole interval of its ratio lies above 1"),
  SLOWER(Tone.PLAIN, "the whole interval of its ratio lies below 1");

  private final Said said;

  RatioTerm(Tone tone, String meaning) {
    said = new Said(null, tone, meaning);
  }

  @Override
  public Said said() {
    return said;
  }

  /** The term of a ratio; nothing where the interval includes 1, or there is none. */
  public static Cell of(Estimate ratio) {
    if (ratio == null || ratio.low() == null || ratio.low() <= 1 && ratio.high() >= 1) {
      return Cell.NOTHING;
    }
    return new Cell.Words(List.of(Cell.Word.of(ratio.low() > 1 ? FASTER : SLOWER)));
  }
}
