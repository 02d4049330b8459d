package org.xmlbench.results.family.toolkits;

import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.soap.calls.FamilyOfCalls;

/** Results of clients of SOAP toolkits. */
public final class ToolkitsResults extends FamilyOfCalls {
  /** The family. */
  public ToolkitsResults() {
    super("toolkits", "soap", FamilyWords.ofToolkits("SOAP toolkits"), "toolkits.js");
  }
}
