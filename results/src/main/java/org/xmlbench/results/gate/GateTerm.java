package org.xmlbench.results.gate;

import java.util.Locale;
import org.xmlbench.results.table.Term;
import org.xmlbench.results.table.Tone;

/** What a gate says of a cell. */
enum GateTerm implements Term {
  PASS(Tone.GOOD, "shown to be below the bound"),
  REGRESSED(Tone.BAD, "proven to be above the margin"),
  INCONCLUSIVE(Tone.ASIDE, "neither is shown"),
  NOT_MEASURED(Tone.BAD, "an arm failed, and nothing was judged");

  private final Tone tone;
  private final String meaning;

  GateTerm(Tone tone, String meaning) {
    this.tone = tone;
    this.meaning = meaning;
  }

  static GateTerm of(CellVerdict cell) {
    return cell.failed().isPresent() ? NOT_MEASURED : valueOf(cell.verdict().name());
  }

  @Override
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public String label() {
    return this == NOT_MEASURED ? "not measured" : name();
  }

  @Override
  public Tone tone() {
    return tone;
  }

  @Override
  public String meaning() {
    return meaning;
  }
}
