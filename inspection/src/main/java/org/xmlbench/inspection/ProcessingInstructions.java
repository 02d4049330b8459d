package org.xmlbench.inspection;

import org.xmlbench.core.document.Capability;

/** Passes over processing instructions. */
final class ProcessingInstructions {
  private ProcessingInstructions() {}

  /** Passes over the rest of an instruction, after its {@code <?} was read. */
  static void skip(CharacterSource in, Findings findings) {
    if (skipToData(in, findings) && !in.skip("?>")) {
      if (in.skipPast("?>") && in.hadCarriageReturn()) {
        findings.need(Capability.LINE_ENDS_IN_PROCESSING_INSTRUCTION);
      }
    } else {
      findings.need(Capability.PROCESSING_INSTRUCTION_WITHOUT_DATA);
    }
  }

  /**
   * Passes over the target of an instruction, after its {@code <?} was read, and what ends it.
   *
   * @return whether data follows, and the end of the instruction; without data it has ended
   */
  static boolean skipToData(CharacterSource in, Findings findings) {
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
    return true;
  }
}
