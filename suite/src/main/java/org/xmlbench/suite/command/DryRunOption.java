package org.xmlbench.suite.command;

import picocli.CommandLine.Option;

/** Whether a command that parses documents only shows its plan. */
public final class DryRunOption {
  @Option(
      names = "--dry-run",
      description = {
        "Show what would be measured and in what time, and stop. No document is parsed: whether it",
        "is well-formed is not known yet."
      })
  private boolean asked;

  /** Whether nothing is to be measured. */
  public boolean asked() {
    return asked;
  }
}
