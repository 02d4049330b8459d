package org.xmlbench.results.family.frameworks;

import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.soap.calls.FamilyOfCalls;

/** Results of binding frameworks. */
public final class FrameworksResults extends FamilyOfCalls {
  /** The family. */
  public FrameworksResults() {
    super(
        "frameworks", "bindings", FamilyWords.ofFrameworks("binding frameworks"), "frameworks.js");
  }
}
