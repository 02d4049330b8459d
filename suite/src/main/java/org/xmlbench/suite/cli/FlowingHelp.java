package org.xmlbench.suite.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.xmlbench.house.command.OptionSection;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** Help of 80 columns whose texts flow, with commands in groups and many options in sections. */
final class FlowingHelp extends Help {
  /** Columns of the narrowest terminal that is usual. */
  static final int WIDTH = 80;

  /** Lines of the screen that the list of commands fits on. */
  static final int SCREEN = 45;

  /** Synopsis and description of all commands. */
  private static final int BEFORE_COMMANDS = 2;

  /** A command with more options shows them in sections. */
  static final int FEW_OPTIONS = 12;

  /** Where the description of an option begins. */
  private static final int DESCRIPTION = 29;

  FlowingHelp(CommandSpec command, ColorScheme colors) {
    super(command, colors);
  }

  /** Has the help of all commands list these alone: each one's own help has the options. */
  static void keepToCommands(UsageMessageSpec usage) {
    List<String> keys = new ArrayList<>(usage.sectionKeys());
    keys.removeAll(
        List.of(
            UsageMessageSpec.SECTION_KEY_OPTION_LIST_HEADING,
            UsageMessageSpec.SECTION_KEY_OPTION_LIST,
            UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING));
    usage.sectionKeys(keys);
  }

  /** All options where one line holds them, else those that must be given. */
  @Override
  public String synopsis(int headingLength) {
    String all = super.synopsis(headingLength);
    if (all.lines().count() < 2) {
      return all;
    }
    Set<ArgSpec> done = new HashSet<>();
    Ansi.Text none = colorScheme().text("");
    List<OptionSpec> required =
        commandSpec().options().stream()
            .filter(option -> option.required() && option.group() == null)
            .toList();
    return makeSynopsisFromParts(
        headingLength,
        colorScheme()
            .text(" [OPTIONS]")
            .concat(createDetailedSynopsisOptionsText(done, required, null, false)),
        none,
        none,
        createDetailedSynopsisPositionalsText(done),
        none);
  }

  @Override
  public String description(Object... params) {
    return flowing(commandSpec().usageMessage().description());
  }

  @Override
  public String footer(Object... params) {
    return flowing(commandSpec().usageMessage().footer());
  }

  private static String flowing(String[] lines) {
    return text(HelpText.flowing(HelpText.formatted(lines), WIDTH));
  }

  @Override
  public IOptionRenderer createDefaultOptionRenderer() {
    IOptionRenderer usual = super.createDefaultOptionRenderer();
    return (option, label, colors) ->
        usual.render(
            OptionSpec.builder(option).names(option.names()).description(flowingOf(option)).build(),
            label,
            colors);
  }

  @Override
  public IParameterRenderer createDefaultParameterRenderer() {
    IParameterRenderer usual = super.createDefaultParameterRenderer();
    return (parameter, label, colors) ->
        usual.render(
            PositionalParamSpec.builder(parameter).description(flowingOf(parameter)).build(),
            label,
            colors);
  }

  /** A description, which is formatted already, in lines that need no other break. */
  private static String[] flowingOf(ArgSpec argument) {
    String whole = String.join(" ", argument.description());
    return HelpText.wrapped(whole, WIDTH - DESCRIPTION).stream()
        .map(line -> line.replace("%", "%%"))
        .toArray(String[]::new);
  }

  @Override
  public String optionList(
      Layout layout, Comparator<OptionSpec> sort, IParamLabelRenderer parameters) {
    if (!hasSections()) {
      return super.optionList(layout, sort, parameters);
    }
    Map<OptionSection, List<OptionSpec>> sections =
        commandSpec().options().stream()
            .collect(Collectors.groupingBy(OptionSection::of, TreeMap::new, Collectors.toList()));
    StringBuilder text = new StringBuilder();
    sections.forEach(
        (section, of) ->
            text.append(createHeading("%n@|bold %s:|@%n", section.heading()))
                .append(optionListExcludingGroups(of, createDefaultLayout(), sort, parameters)));
    return text.toString();
  }

  private boolean hasSections() {
    return commandSpec().options().size() > FEW_OPTIONS;
  }

  @Override
  public String parameterListHeading(Object... params) {
    return commandSpec().positionalParameters().isEmpty() ? "" : createHeading("%n");
  }

  @Override
  public String optionListHeading(Object... params) {
    return hasSections() || !commandSpec().positionalParameters().isEmpty()
        ? ""
        : createHeading("%n");
  }

  @Override
  public String commandList(Map<String, Help> commands) {
    Map<String, CommandSpec> specs = new LinkedHashMap<>();
    commands.forEach((name, help) -> specs.put(name, help.commandSpec()));
    return text(new CommandList(specs, WIDTH).lines(SCREEN - BEFORE_COMMANDS));
  }

  private static String text(List<String> lines) {
    return lines.stream().map(line -> line + System.lineSeparator()).collect(Collectors.joining());
  }
}
