package org.xmlbench.families.interoperability.tables;

import org.xmlbench.results.table.Term;
import org.xmlbench.results.table.Tone;

/** Whether a server reads a message. */
enum InteropTerm implements Term {
  READS(
      "reads it", Tone.GOOD, "what the service got equals what was written, and the reply says so"),
  NO("no", Tone.BAD, "the server refused the message, or got something else");

  private final String label;
  private final Tone tone;
  private final String meaning;

  InteropTerm(String label, Tone tone, String meaning) {
    this.label = label;
    this.tone = tone;
    this.meaning = meaning;
  }

  @Override
  public String id() {
    return this == READS ? "reads" : "no";
  }

  @Override
  public String label() {
    return label;
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
