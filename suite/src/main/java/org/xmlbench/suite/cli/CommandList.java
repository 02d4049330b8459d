package org.xmlbench.suite.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.xmlbench.house.command.CommandGroup;
import picocli.CommandLine.Model.CommandSpec;

/** All commands in their groups, on one screen however many there are. */
final class CommandList {
  private static final String INDENT = "  ";
  private static final String MORE = "more";

  private final Map<String, CommandSpec> commands;
  private final int width;
  private final int longest;

  CommandList(Map<String, CommandSpec> commands, int width) {
    this.commands = commands;
    this.width = width;
    this.longest = commands.keySet().stream().mapToInt(String::length).max().orElse(0);
  }

  /**
   * Each group's heading, then its commands with the first sentence of their descriptions. Where
   * that takes more lines, each group names its specialists' commands in one paragraph instead.
   */
  List<String> lines(int most) {
    List<String> all = lines(false);
    return all.size() <= most ? all : lines(true);
  }

  private List<String> lines(boolean brief) {
    List<String> lines = new ArrayList<>();
    for (CommandGroup group : CommandGroup.values()) {
      List<String> rows = rows(group, brief);
      if (!rows.isEmpty()) {
        lines.add(group.heading() + ":");
        lines.addAll(rows);
      }
    }
    return lines;
  }

  private List<String> rows(CommandGroup group, boolean brief) {
    List<String> rows = new ArrayList<>();
    List<String> more = new ArrayList<>();
    commands.forEach(
        (name, command) -> {
          CommandGroup.Of place = CommandGroup.of(command.userObject().getClass());
          if (place.value() == group && brief && place.specialist()) {
            more.add(name);
          } else if (place.value() == group) {
            rows.addAll(row(name, HelpText.firstSentence(description(command))));
          }
        });
    if (!more.isEmpty()) {
      rows.addAll(row(MORE, String.join(", ", more)));
    }
    return rows;
  }

  private List<String> row(String name, String text) {
    return HelpText.row(INDENT + name + " ".repeat(longest - name.length()) + INDENT, text, width);
  }

  private static String[] description(CommandSpec command) {
    return HelpText.formatted(command.usageMessage().description());
  }
}
