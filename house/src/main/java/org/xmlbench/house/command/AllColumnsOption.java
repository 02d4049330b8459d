package org.xmlbench.house.command;

import picocli.CommandLine.Option;

/** Whether tables of parsers have all that is known, or what fits on one screen. */
@OptionSection.Of(OptionSection.RUN)
public final class AllColumnsOption {
  @Option(
      names = "--all-columns",
      description =
          "Print every column, row and note, not only what fits on one screen (runs of parsers)."
              + " The report and the CSV always have all.")
  private boolean asked;

  /** Whether everything is to be printed. */
  public boolean asked() {
    return asked;
  }
}
