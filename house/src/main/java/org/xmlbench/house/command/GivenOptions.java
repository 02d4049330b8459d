package org.xmlbench.house.command;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.xmlbench.house.console.ShellWord;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Spec;

/** Which options of a command are on its command line, as a mixin of that command. */
@Command
public final class GivenOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  public boolean has(String name) {
    return command.commandLine().getParseResult().hasMatchedOption(name);
  }

  /**
   * The command line as a user would type it.
   *
   * @param without names of the options that are left out
   */
  String line(Set<String> without) {
    CommandLine.ParseResult parsed = command.commandLine().getParseResult();
    Stream<String> options =
        parsed.matchedOptions().stream()
            .distinct()
            .filter(option -> Collections.disjoint(without, List.of(option.names())))
            .flatMap(GivenOptions::words);
    Stream<String> others =
        parsed.matchedPositionals().stream()
            .flatMap(positional -> positional.originalStringValues().stream());
    return Stream.concat(
            Stream.of("xmlbench", command.commandLine().getCommandName()),
            Stream.concat(options, others).map(ShellWord::quoted))
        .collect(Collectors.joining(" "));
  }

  private static Stream<String> words(OptionSpec option) {
    return option.arity().max() == 0
        ? Stream.of(option.longestName())
        : option.originalStringValues().stream()
            .flatMap(value -> Stream.of(option.longestName(), value));
  }

  /** Whether any option is that has none of these names. */
  public boolean anyBut(Set<String> names) {
    return command.commandLine().getParseResult().matchedOptions().stream()
        .anyMatch(option -> Collections.disjoint(names, List.of(option.names())));
  }
}
