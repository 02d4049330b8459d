package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.Session;
import picocli.CommandLine.Model.CommandSpec;

/** The list of commands on a screen that is too short for all summaries. */
class CommandListTest {
  private static final int WIDTH = 80;

  private final Map<String, CommandSpec> commands = new LinkedHashMap<>();

  CommandListTest() {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    new Cli(new Session(() -> null, nowhere, nowhere))
        .commands()
        .forEach((name, command) -> commands.put(name, command.getCommandSpec()));
  }

  @Test
  void summariesOfSpecialistsGiveWayFirst() {
    List<String> all = new CommandList(commands, WIDTH).lines(1000);
    List<String> brief = new CommandList(commands, WIDTH).lines(all.size() - 1);
    assertThat(new CommandList(commands, WIDTH).lines(all.size())).isEqualTo(all);
    assertThat(all).hasSize(commands.size() + CommandGroup.values().length);
    assertThat(brief).hasSizeLessThan(all.size() - 4).allMatch(line -> line.length() <= WIDTH);
    String text = String.join("\n", brief).replaceAll("\n {4,}", " ");
    commands.forEach(
        (name, command) -> {
          CommandGroup.Of place = CommandGroup.of(command.userObject().getClass());
          String group = text.split(place.value().heading() + ":\n", 2)[1].split("\n\\S", 2)[0];
          assertThat(group)
              .as(name)
              .containsPattern(
                  place.specialist()
                      ? "(?m)^  more +([a-z-]+, )*" + name + "(, |$)"
                      : "(?m)^  " + name + " +[A-Z].*[.]$");
        });
  }
}
