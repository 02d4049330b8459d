package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.home.Distribution;

class DescribeCommandTest {
  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void writeFile() throws IOException {
    file = Files.writeString(folder.resolve("a.xml"), "<a xmlns:p='u' b='1'>x<p:c/>\u00E9</a>");
  }

  @Test
  void printsTheShapeOfAFile() {
    CliRun run = describe(file.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.exit()).isEqualTo(ExitCode.OK);
    assertThat(run.out())
        .startsWith(file + ": 34 bytes, 33 characters\n")
        .containsPattern(" elements +2 +60.2 a KiB, at most 2 deep \\(mean 1.5\\), 2 different")
        .containsPattern(" attributes +1 +0.50 an element, 1 different name\n")
        .containsPattern(" text +6.1 % +of all characters\n")
        .contains("  needs of a parser: nothing that some driver lacks\n")
        .containsPattern("  most like: \\S+ \\(distance [0-9.]+, by ");
  }

  @Test
  void aDocumentOfTheCatalogueIsMostLikeItself() {
    for (String name : new String[] {"psd:1MiB", "votable:2000", "mixed:64KiB", "mesh:3"}) {
      CliRun run = describe(name);
      assertThat(run.exit()).as(run.err()).isEqualTo(ExitCode.OK);
      assertThat(run.out()).contains("  most like: " + name.split(":")[0] + " (distance 0.");
    }
  }

  @Test
  void printsATableOfAFolder() throws IOException {
    Files.writeString(folder.resolve("b.xml"), "<b/>");
    CliRun run = describe("--table", folder.toString(), "overhead");
    assertThat(run.exit()).as(run.err()).isEqualTo(ExitCode.OK);
    assertThat(run.out().lines().toList())
        .hasSize(4)
        .satisfies(lines -> assertThat(lines.getFirst()).startsWith("document "))
        .satisfies(lines -> assertThat(lines.getLast()).startsWith("overhead ").endsWith(" 0.0"));
  }

  @Test
  void aFileThatIsNotWellFormedStopsNothing() throws IOException {
    Path bad = Files.writeString(folder.resolve("bad.xml"), "<a>\n<b></a>");
    CliRun run = describe(bad.toString(), file.toString());
    assertThat(run.exit()).isEqualTo(ExitCode.FAULT);
    assertThat(run.err()).startsWith(bad + ": line 2, column ").hasLineCount(1);
    assertThat(run.out()).startsWith(file + ": ");
  }

  /** As 'check' says, which judges no parser by such a document. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<?xml version='1.1'?><a/> | XML version 1.1 | 0",
        "<?xml version='1.1'?><a>\u0001</a> | XML version 1.1; line 1, column | 1",
        "<!DOCTYPE a SYSTEM 'a.dtd'><a>&x;</a> | entity x may be declared outside the document | 0"
      })
  void whatIsOutsideTheDomainIsCalledSo(String document, String reason, int exit)
      throws IOException {
    Path odd = Files.writeString(folder.resolve("odd.xml"), document);
    CliRun run = describe(odd.toString());

    assertThat(run.exit()).isEqualTo(exit);
    assertThat(run.out() + run.err())
        .contains("outside the domain in which parsers must agree: " + reason);
    assertThat(describe("--table", odd.toString()).err())
        .startsWith(odd + ": outside the domain in which parsers must agree: " + reason)
        .hasLineCount(1);
  }

  @Test
  void anEntityBombIsNotReadAndNotCalledMalformed() throws IOException {
    String entity = "x".repeat(20_000);
    Path bomb =
        Files.writeString(
            folder.resolve("bomb.xml"),
            "<!DOCTYPE a [<!ENTITY e '%s'>]><a>%s</a>".formatted(entity, "&e;".repeat(20_000)));
    CliRun run = describe(bomb.toString(), file.toString());

    assertThat(run.exit()).isEqualTo(ExitCode.FAULT);
    assertThat(run.err())
        .startsWith(bomb + ": ")
        .contains("its entities expand to more than 10^8 characters")
        .endsWith("; not described\n")
        .hasLineCount(1);
    assertThat(run.out()).startsWith(file + ": ");
  }

  @Test
  void whatNamesNothingIsBadUsage() {
    CliRun run = describe("psb:1MiB");
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("unknown document 'psb'; did you mean 'psd'?");
    assertThat(describe(folder.resolve("none.xml").toString()).exit()).isEqualTo(ExitCode.USAGE);
  }

  /** No command of this kind needs a driver. */
  private static CliRun describe(String... args) {
    String[] all = new String[args.length + 1];
    all[0] = "describe";
    System.arraycopy(args, 0, all, 1, args.length);
    Distribution none = null;
    return CliRun.of(none, all);
  }
}
