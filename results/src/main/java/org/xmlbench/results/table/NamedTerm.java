package org.xmlbench.results.table;

import java.util.Locale;

/** A term that is a constant of an enum: its id is its name, in lower case with hyphens. */
public interface NamedTerm extends Term {
  /**
   * What is said of a term.
   *
   * @param label {@code null} where its id is shown
   */
  record Said(String label, Tone tone, String meaning) {}

  String name();

  Said said();

  @Override
  default String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  default String label() {
    return said().label() == null ? id() : said().label();
  }

  @Override
  default Tone tone() {
    return said().tone();
  }

  @Override
  default String meaning() {
    return said().meaning();
  }
}
