package org.xmlbench.house.command;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Which options of a command are on its command line, as a mixin of that command. */
@Command
public final class GivenOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  public boolean has(String name) {
    return command.commandLine().getParseResult().hasMatchedOption(name);
  }

  /** Whether any option is that has none of these names. */
  public boolean anyBut(Set<String> names) {
    return command.commandLine().getParseResult().matchedOptions().stream()
        .anyMatch(option -> Collections.disjoint(names, List.of(option.names())));
  }
}
