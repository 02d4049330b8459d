package org.xmlbench.house.command;

import picocli.CommandLine.Option;

/** Whether a command that measures only shows its plan. */
@OptionSection.Of(OptionSection.RUN)
public final class DryRunOption {
  public static final String NAME = "--dry-run";

  @Option(
      names = NAME,
      description =
          "Print what would be measured and how long it would take, and stop. No fork is started:"
              + " whether the input is well-formed and the subjects are right is not known yet.")
  private boolean asked;

  /** Whether nothing is to be measured. */
  public boolean asked() {
    return asked;
  }
}
