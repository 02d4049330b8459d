package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.OptionSection;
import org.xmlbench.house.command.Session;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The help of every command, as a terminal of 80 columns shows it. */
class HelpTest {
  private static final int SCREEN = 45;

  private static final Pattern ENTRY = Pattern.compile("  ([a-z-]+) +(\\S.*)");

  /** A row in the README's tables of commands: one command or several, and what they do. */
  private static final Pattern README_ROW =
      Pattern.compile("\\| (`[a-z-]+`(?:, `[a-z-]+`)*) \\|.*");

  private static final Map<String, CommandLine> COMMANDS = commands();

  private static Map<String, CommandLine> commands() {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    return new Cli(new Session(() -> null, nowhere, nowhere)).commands();
  }

  static Stream<String> names() {
    return COMMANDS.keySet().stream();
  }

  /** The names of the commands by the heading above them, in the order of the help. */
  private static Map<String, List<String>> grouped() {
    Map<String, List<String>> groups = new LinkedHashMap<>();
    for (CommandGroup group : CommandGroup.values()) {
      groups.put(group.heading(), new ArrayList<>());
    }
    COMMANDS.forEach(
        (name, command) ->
            groups
                .get(CommandGroup.of(command.getCommand().getClass()).value().heading())
                .add(name));
    return groups;
  }

  @Test
  void theListOfCommandsIsOneScreen() {
    String help = CliRun.of(null).out();
    assertThat(help.lines()).hasSizeLessThanOrEqualTo(SCREEN);
    assertThat(HelpLayout.faults(help)).isEmpty();
    assertThat(help).isEqualTo(CliRun.of(null, "--help").out());
  }

  @Test
  void everyCommandIsInItsGroupAndTheGroupsInTheirOrder() {
    Map<String, List<String>> shown = new LinkedHashMap<>();
    for (String line : listOfCommands()) {
      Matcher entry = ENTRY.matcher(line);
      if (line.endsWith(":") && !line.startsWith(" ")) {
        shown.put(line.substring(0, line.length() - 1), new ArrayList<>());
      } else if (entry.matches()) {
        shown.values().stream().reduce((before, last) -> last).orElseThrow().add(entry.group(1));
      }
    }
    assertThat(new ArrayList<>(shown.keySet())).isEqualTo(new ArrayList<>(grouped().keySet()));
    assertThat(shown).isEqualTo(grouped());
    assertThat(shown.values()).noneMatch(List::isEmpty);
    assertThat(shown.keySet())
        .containsExactly(
            "Start here", "Measure", "After a run", "Several machines", "This machine");
  }

  @Test
  void everySummaryIsAWholeSentenceOfTwoLinesAtMost() {
    String list = String.join("\n", listOfCommands());
    assertThat(list.replaceAll("\n {4,}", " ").lines().filter(line -> line.startsWith(" ")))
        .hasSameSizeAs(COMMANDS.keySet())
        .allSatisfy(
            line ->
                assertThat(line).matches("  [a-z-]+ +[A-Z][^.]+ [^.]+[.]").doesNotContain(": "));
    assertThat(list).doesNotContainPattern("\n {4,}.*\n {4,}");
  }

  private static List<String> listOfCommands() {
    String help = CliRun.of(null).out();
    return help.substring(help.indexOf(CommandGroup.values()[0].heading())).lines().toList();
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyCommandHasHelpThatFlows(String command) {
    CliRun run = CliRun.of(null, command, "--help");
    assertThat(run.exit()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith("Usage: xmlbench " + command + " ")
        .doesNotContain("picocli", "%%");
    assertThat(HelpLayout.faults(run.out())).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("names")
  void manyOptionsAreInSections(String command) {
    CommandSpec spec = COMMANDS.get(command).getCommandSpec();
    List<String> headings =
        spec.options().size() <= FlowingHelp.FEW_OPTIONS
            ? List.of()
            : spec.options().stream()
                .map(OptionSection::of)
                .sorted()
                .distinct()
                .map(OptionSection::heading)
                .toList();
    List<String> lines = CliRun.of(null, command, "--help").out().lines().toList();
    List<String> all = Stream.of(OptionSection.values()).map(s -> s.heading() + ":").toList();
    assertThat(
            lines.stream().filter(all::contains).map(line -> line.substring(0, line.length() - 1)))
        .containsExactlyElementsOf(headings);
    for (OptionSpec option : spec.options()) {
      assertThat(
              lines.stream()
                  .filter(
                      line -> line.matches(" +(\\S+, )*" + option.longestName() + "\\b(?!-).*")))
          .as(option.longestName())
          .hasSize(1);
    }
    assertThat(headings.size()).isNotEqualTo(1);
  }

  @Test
  void anOptionOfACommandIsInTheSectionThatItNames() {
    String help = CliRun.of(null, "run", "--help").out();
    assertThat(section(help, OptionSection.SUBJECTS)).contains("--document=", "--profile=");
    assertThat(section(help, OptionSection.METHOD)).contains("--clock=", "--threads=");
    assertThat(section(help, OptionSection.AMOUNT)).contains("--blocks=", "--half-width=");
    assertThat(section(help, OptionSection.RUN)).contains("--out=", "--resume", "--wait[");
    assertThat(section(help, OptionSection.MACHINES)).contains("--plan=", "--shard=");
    assertThat(section(help, OptionSection.GENERAL)).contains("--debug", "--help", "--version");
    assertThat(section(CliRun.of(null, "gate", "--help").out(), OptionSection.VERDICT))
        .contains("--margin=", "--strict");
  }

  private static String section(String help, OptionSection section) {
    return help.split("\n" + section.heading() + ":\n", 2)[1].split("\n\n", 2)[0];
  }

  @Test
  void theReadmeListsTheCommandsInTheSameGroups() throws IOException {
    String readme = Files.readString(Path.of("../README.md"));
    Map<String, List<String>> listed = new LinkedHashMap<>();
    List<String> group = new ArrayList<>();
    for (String line : readme.lines().toList()) {
      Matcher heading = Pattern.compile("\\| \\*\\*(.+)\\*\\* \\| \\|").matcher(line);
      Matcher row = README_ROW.matcher(line);
      if (heading.matches()) {
        group = new ArrayList<>();
        listed.put(heading.group(1), group);
      } else if (row.matches() && !listed.isEmpty()) {
        group.addAll(List.of(row.group(1).replace("`", "").split(", ")));
      }
    }
    assertThat(new ArrayList<>(listed.keySet())).isEqualTo(new ArrayList<>(grouped().keySet()));
    assertThat(listed).isEqualTo(grouped());
  }

  @Test
  void aCommandWithoutAGroupIsRefused() {
    CommandLine root = new CommandLine(new Root());
    root.addSubcommand(new Lost());
    root.setHelpFactory(FlowingHelp::new);
    assertThatThrownBy(root::getUsageMessage)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("Lost is in no group of the help");
  }

  @Test
  void textFlowsButNotItsTablesAndExamples() {
    CommandLine lost = new CommandLine(new Lost());
    lost.setHelpFactory(FlowingHelp::new);
    lost.setUsageHelpWidth(FlowingHelp.WIDTH);
    String help = lost.getUsageMessage(Help.Ansi.OFF);
    assertThat(help)
        .contains(
            """
            One two 5 % three.

            a    first row
            b c  second row
              an example
            four
            """)
        .containsPattern("--it +One two 100 % three[.]\n");
  }

  @Test
  void noTextListsByHandWhatAnOptionAccepts() {
    Set<String> known = new TreeSet<>();
    COMMANDS.values().forEach(command -> args(command).forEach(arg -> known.addAll(names(arg))));
    assertThat(known).contains("serial", "stack", "billion-laughs", "cpu-less-compiler", "field");
    assertThat(listed("such as serial, g1 or parallel", known)).isTrue();
    assertThat(listed("stack: the whole client; binding: data", known)).isTrue();
    assertThat(COMMANDS.values().stream().flatMap(command -> args(command).stream()))
        .hasSizeGreaterThan(400)
        .extracting(HelpTest::source)
        .filteredOn(text -> listed(text, known))
        .isEmpty();
  }

  private static List<ArgSpec> args(CommandLine command) {
    return command.getCommandSpec().args();
  }

  /** What an option accepts, without the meanings. */
  private static List<String> names(ArgSpec arg) {
    List<String> names = new ArrayList<>();
    if (arg.completionCandidates() != null) {
      for (String text : arg.completionCandidates()) {
        Stream.of(text.split("; "))
            .map(name -> name.replaceAll("(?s):? .*", ""))
            .forEach(names::add);
      }
    }
    return names;
  }

  /** The description as the source has it. */
  private static String source(ArgSpec arg) {
    Field field = (Field) arg.userObject();
    return String.join(
        " ",
        arg.isOption()
            ? field.getAnnotation(Option.class).description()
            : field.getAnnotation(Parameters.class).description());
  }

  private static boolean listed(String text, Set<String> known) {
    return Pattern.compile("(?=\\b([\\w.-]+)(?:,| or|:[^;]*;) ([\\w.-]+))")
        .matcher(text)
        .results()
        .anyMatch(pair -> known.contains(pair.group(1)) && known.contains(pair.group(2)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      quoteCharacter = '"',
      value = {
        "One~two|broken too early: two",
        "alpha   one~        two|broken too early: two",
        "      --it                   One~                             two|broken too early: two",
        "      --it                   One ends~                            two|not aligned: two",
        "alpha   one~         two|not aligned: two",
        "  -i, --it                                          One|not aligned: -i",
        "  name                                              One|under 30 columns",
      })
  void aRaggedHelpIsFound(String help, String fault) {
    assertThat(HelpLayout.faults(help.replace('~', '\n'))).anyMatch(it -> it.startsWith(fault));
  }

  @Test
  void aLineThatIsTooLongOrHasOneWordIsFound() {
    String full = "word ".repeat(15) + "end";
    assertThat(HelpLayout.faults(full + " long")).containsExactly("too wide: " + full + " long");
    assertThat(HelpLayout.faults(full + "\nalone")).containsExactly("a single word: alone");
    assertThat(HelpLayout.faults(full + "\nno more")).isEmpty();
    assertThat(HelpLayout.faults("word ".repeat(15).strip() + "\nend alone")).isEmpty();
    assertThat(HelpLayout.faults("a  one\nb  two\n\nthree\n  four\nTen:\n")).isEmpty();
  }

  @Command(name = "root")
  private static final class Root {}

  @Command(
      name = "lost",
      description = {
        "One two",
        "5 %% three.",
        "",
        "a    first row",
        "b c  second row",
        "  an example",
        "four"
      })
  private static final class Lost {
    @Option(
        names = "--it",
        description = {"One two", "100 %% three."})
    private boolean it;
  }
}
