package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.house.command.Session;
import picocli.CommandLine;

/** The command line accepts every command that pages show in fenced blocks. */
class DocumentedCommandsTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
  private static final Pattern PROPERTY = Pattern.compile("\\bxmlbench\\.[a-z]+\\b");

  private static Stream<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>();
    pages.add(ROOT.resolve("README.md"));
    pages.add(ROOT.resolve("suite/src/assembly/README.md"));
    try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
      docs.filter(page -> page.toString().endsWith(".md")).sorted().forEach(pages::add);
    }
    return pages.stream();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyCommandThatAPageShowsIsAccepted(Path page) throws IOException {
    for (String block : FencedExamples.blocks(page)) {
      for (List<String> command : FencedExamples.commands(block)) {
        // The family of a guide is there once it was copied: .ci/toy-family runs it.
        if (command.getFirst().equals("toy")) {
          continue;
        }
        assertThatCode(() -> read(command)).as("%s: %s", page, command).doesNotThrowAnyException();
      }
    }
  }

  @Test
  void theGatesPageShowsItsGatesWhole() throws IOException {
    List<List<String>> gates = new ArrayList<>();
    for (String block : FencedExamples.blocks(ROOT.resolve("docs/gate.md"))) {
      gates.addAll(FencedExamples.commands(block));
    }
    assertThat(gates).hasSize(3).allMatch(command -> command.getFirst().equals("gate"));
    for (List<String> command : gates.subList(1, 3)) {
      assertThat(command)
          .startsWith("gate", "--out")
          .contains("--baseline-classpath", "/opt/orders-1.4/classes")
          .endsWith("--document", "file:src/test/data/orders.xml");
    }
  }

  @Test
  void anOptionThatIsNotThereIsFound() {
    assertThatThrownBy(() -> read(List.of("gate", "--baseline", "x", "--nope")))
        .isInstanceOf(CommandLine.ParameterException.class);
    assertThatThrownBy(() -> read(List.of("gate", "--candidate", "x")))
        .isInstanceOf(CommandLine.ParameterException.class);
    assertThat(
            FencedExamples.commands(
                "- run: /opt/xmlbench/bin/xmlbench gate --out \"$X/a b\" \\\n"
                    + "    --strict || code=$?\n"))
        .containsExactly(List.of("gate", "--out", "$X/a b", "--strict"));
  }

  /** The properties of the profile {@code gate}, as its page lists them. */
  @Test
  void thePropertiesOfTheMavenProfileAreThoseOfThePage() throws IOException {
    String pom = Files.readString(ROOT.resolve("suite/pom.xml"));
    String profile = pom.substring(pom.indexOf("<id>gate</id>"));
    Set<String> taken = properties(profile.substring(profile.indexOf("<argument>gate<")));
    String page = Files.readString(ROOT.resolve("docs/gate.md"));
    String chapter = page.substring(page.indexOf("## In Maven"), page.indexOf("## In a build"));
    assertThat(taken).contains("xmlbench.baseline", "xmlbench.strict");
    assertThat(properties(chapter)).isEqualTo(taken);
  }

  private static Set<String> properties(String text) {
    return PROPERTY
        .matcher(text)
        .results()
        .map(found -> found.group())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static void read(List<String> command) {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    new Cli(new Session(() -> null, nowhere, nowhere)).read(command);
  }
}
