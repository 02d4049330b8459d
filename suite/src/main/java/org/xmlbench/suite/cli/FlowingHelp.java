package org.xmlbench.suite.cli;

import java.util.Map;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Help whose descriptions flow: where the source breaks a line is not shown. */
final class FlowingHelp extends Help {
  /** Columns of a terminal, as for tables. */
  static final int WIDTH = 100;

  private static final int INDENT = 2;

  /** Characters that two lines of the list hold. */
  private static final int LONG = 150;

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

  /** Each command with the first sentence of its description. */
  @Override
  public String commandList(Map<String, Help> commands) {
    int names = commands.keySet().stream().mapToInt(String::length).max().orElse(0) + 2 * INDENT;
    TextTable table =
        TextTable.forColumns(
            colorScheme(),
            new Column(names, INDENT, Column.Overflow.SPAN),
            new Column(WIDTH - names, INDENT, Column.Overflow.WRAP));
    commands.forEach((name, help) -> table.addRowValues(name, firstSentence(help.commandSpec())));
    return table.toString();
  }

  /** Of a long one what stands before its colon. */
  private static String firstSentence(CommandSpec command) {
    String all = String.join(" ", command.usageMessage().description()).replace("%%", "%");
    int end = all.indexOf(". ");
    String sentence = end < 0 ? all : all.substring(0, end + 1);
    int colon = sentence.indexOf(": ");
    return sentence.length() <= LONG || colon < 0 ? sentence : sentence.substring(0, colon) + ".";
  }
}
