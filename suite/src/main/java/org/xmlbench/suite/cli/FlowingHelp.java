package org.xmlbench.suite.cli;

import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Help whose descriptions of options flow: where the source breaks a line is not shown. */
final class FlowingHelp extends Help {
  /** Columns of a terminal, as for tables. */
  static final int WIDTH = 100;

  FlowingHelp(CommandSpec command, ColorScheme colors) {
    super(command, colors);
  }

  @Override
  public IOptionRenderer createDefaultOptionRenderer() {
    IOptionRenderer usual = super.createDefaultOptionRenderer();
    return (option, label, colors) -> usual.render(flowing(option), label, colors);
  }

  /** Its description, which is formatted already, as one line that the renderer breaks. */
  private static OptionSpec flowing(OptionSpec option) {
    return option.description().length < 2
        ? option
        : OptionSpec.builder(option)
            .description(String.join(" ", option.description()).replace("%", "%%"))
            .build();
  }
}
