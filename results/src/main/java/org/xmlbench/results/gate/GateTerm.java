package org.xmlbench.results.gate;

import org.xmlbench.results.table.NamedTerm;
import org.xmlbench.results.table.Tone;

/** What a gate says of a cell. */
enum GateTerm implements NamedTerm {
  PASS("PASS", Tone.GOOD, "shown to be below the bound"),
  REGRESSED("REGRESSED", Tone.BAD, "proven to be above the margin"),
  INCONCLUSIVE("INCONCLUSIVE", Tone.ASIDE, "neither is shown"),
  NOT_MEASURED("not measured", Tone.BAD, "an arm failed, and nothing was judged");

  private final Said said;

  GateTerm(String label, Tone tone, String meaning) {
    said = new Said(label, tone, meaning);
  }

  static GateTerm of(CellVerdict cell) {
    return cell.failed().isPresent() ? NOT_MEASURED : valueOf(cell.verdict().name());
  }

  @Override
  public Said said() {
    return said;
  }
}
