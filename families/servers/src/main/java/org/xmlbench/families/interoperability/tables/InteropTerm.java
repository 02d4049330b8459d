package org.xmlbench.families.interoperability.tables;

import org.xmlbench.results.table.NamedTerm;
import org.xmlbench.results.table.Tone;

/** Whether a server reads a message. */
enum InteropTerm implements NamedTerm {
  READS(
      "reads it", Tone.GOOD, "what the service got equals what was written, and the reply says so"),
  NO("no", Tone.BAD, "the server refused the message, or got something else");

  private final Said said;

  InteropTerm(String label, Tone tone, String meaning) {
    said = new Said(label, tone, meaning);
  }

  @Override
  public Said said() {
    return said;
  }
}
