package org.xmlbench.core.document.inspect;

/** Passes over processing instructions. */
final class ProcessingInstructions {
  private ProcessingInstructions() {}

  /** Passes over the rest of an instruction, after its {@code <?} was read. */
  static void skip(CharacterSource in, Findings findings) {
    skip(in, findings, "");
  }

  /**
   * Passes over the rest of an instruction, after its {@code <?} was read.
   *
   * @return whether one of {@code watched} is in its data
   */
  static boolean skip(CharacterSource in, Findings findings, String watched) {
    String target = in.name();
    if (target.equalsIgnoreCase("xml")) {
      throw new MalformedException("an XML declaration stands at the start only");
    }
    if (target.indexOf(':') >= 0) {
      findings.outside("colon in processing instruction target " + Names.shown(target));
    }
    if (in.skip("?>")) {
      return false;
    }
    if (!in.skipWhiteSpace()) {
      throw new MalformedException("expected white space after " + target);
    }
    return in.skipPast("?>", watched);
  }
}
