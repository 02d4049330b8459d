package org.xmlbench.house.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A command line that is kept is the one that was typed. */
class GivenOptionsTest {
  @Command(name = "measure")
  private static final class Measure implements Runnable {
    @Mixin private GivenOptions given;

    @Option(names = {"-d", "--document"})
    private List<String> documents = new ArrayList<>();

    @Option(names = "--all-columns")
    private boolean all;

    @Option(names = {"-o", "--out"})
    private String out;

    @Parameters private List<String> rest = new ArrayList<>();

    @Override
    public void run() {
      // What was given is all that is looked at.
    }
  }

  private static String line(Set<String> without, String... words) {
    Measure measure = new Measure();
    new CommandLine(measure).parseArgs(words);
    return measure.given.line(without);
  }

  @Test
  void eachOptionIsThereWithAllItsValuesAndByItsLongestName() {
    assertThat(line(Set.of(), "-d", "a", "--all-columns", "--document=b", "rest"))
        .isEqualTo("xmlbench measure --document a --document b --all-columns rest");
    assertThat(line(Set.of())).isEqualTo("xmlbench measure");
  }

  @Test
  void whatIsLeftOutIsSoByAnyOfItsNames() {
    for (String name : List.of("-o", "--out")) {
      assertThat(line(Set.of(name), "-o", "run", "-d", "a"))
          .isEqualTo("xmlbench measure --document a");
    }
  }

  @Test
  void aShellTakesItApartAsItWas() throws Exception {
    String[] words = {"--document", "a b", "--document", "it's $HOME/*", "--out", "", "x;y"};
    String kept = line(Set.of(), words).replace("xmlbench measure", "printf '%s\\n'");
    Process shell = new ProcessBuilder("sh", "-c", kept).start();
    String seen = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(seen.split("\n")).containsExactly(words);
  }
}
