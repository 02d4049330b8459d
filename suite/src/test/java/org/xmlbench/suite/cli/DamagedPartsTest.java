package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.core.Folders;
import org.xmlbench.house.command.ExitCode;

/** Parts whose records are not theirs, although the hash in their footers fits. */
class DamagedPartsTest extends Nodes {
  private static final String LOG = "forks.jsonl";

  /** Changes the lines of a log. */
  private interface Damage extends UnaryOperator<List<String>> {}

  private static Damage line(int number, UnaryOperator<String> change) {
    return lines -> {
      List<String> all = new ArrayList<>(lines);
      all.set(number - 1, change.apply(all.get(number - 1)));
      return all;
    };
  }

  private static Damage second(String replaced, String by) {
    return line(2, text -> replaced(text, replaced, by));
  }

  private static String replaced(String text, String pattern, String by) {
    String changed = text.replaceFirst(pattern, by);
    assertThat(changed).isNotEqualTo(text);
    return changed;
  }

  private static Damage with(int from, UnaryOperator<String> change) {
    return lines -> {
      List<String> all = new ArrayList<>(lines);
      all.add(change.apply(lines.get(from - 1)));
      return all;
    };
  }

  private static Arguments of(String name, Damage damage, String... said) {
    return Arguments.of(name, damage, List.of(said));
  }

  static Stream<Arguments> damages() {
    String block = "\"block\":\\d+";
    return Stream.of(
        of(
            "a line is missing",
            lines -> lines.subList(0, lines.size() - 1),
            " has 3 lines",
            "part.json beside it says 4"),
        of("all lines are missing", _ -> List.of(), " has 0 lines", "says 4"),
        of(
            "a line more",
            with(1, line -> replaced(line, block, "\"block\":9")),
            " has 5 lines",
            "says 4"),
        of("torn", line(2, line -> line.substring(0, line.length() / 2)), "not a JSON object"),
        of("only its last brace is missing", second("}$", ""), "not a JSON object"),
        of("an array", line(2, line -> "[" + line + "]"), "not a JSON object"),
        of("a number", line(2, _ -> "7"), "not a JSON object"),
        of("empty", line(2, _ -> ""), "not a JSON object"),
        of("two objects", line(2, line -> line + line), "more than one JSON object"),
        of("what is behind it", line(2, line -> line + " x"), "not a JSON object"),
        of("an object that is no record", line(2, _ -> "{}"), "not a fork record (no schema)"),
        of("of another schema", second("\"schema\":1", "\"schema\":7"), "schema 7"),
        of("no outcome", second("\"outcome\":\"ok\",", ""), "no outcome"),
        of("an unknown outcome", second("\"outcome\":\"ok\"", "\"outcome\":\"fine\""), "'fine'"),
        of("without its clocks", second("\"measured\":\\{", "\"other\":{"), "no measured"),
        of("no cell", second("\"cell\":\\{", "\"kell\":{"), "no cell"),
        of("a cell without a subject", second("\"subject\":", "\"object\":"), "no subject"),
        of("a block that is text", second(block, "\"block\":\"1\""), "block is no whole number"),
        of("a number too large", second(block, "\"block\":99999999999"), "not a JSON object"),
        of("two blocks", second(block, "\"block\":1,\"block\":2"), "two of block"),
        of("block 0", second(block, "\"block\":0"), "numbered from 1", "block 0"),
        of(
            "a block of which none is before it",
            second(block, "\"block\":7"),
            " has records of block 7 and none of block "),
        of("of another run", second("\"run\":\"[^\"]*\"", "\"run\":\"other\""), "run 'other'"),
        of(
            "of a document that is none of its blocks'",
            second("\"document\":\"[^\"]*\"", "\"document\":\"treebank:1KiB\""),
            "document 'treebank:1KiB' is not one of this part"),
        of(
            "of a subject that is none of its blocks'",
            second("\"subject\":\"[^\"]*\"", "\"subject\":\"third\""),
            "cell 'third/"),
        of(
            "of another condition",
            second("\"parser\":\"reused\"", "\"parser\":\"fresh\""),
            "parser=fresh",
            "is not one of this part"),
        of(
            "the same fork twice",
            lines -> List.of(lines.get(0), lines.get(0), lines.get(2), lines.get(3)),
            "attempt 1, is in line 1 already"),
        of(
            "the same fork with another time",
            lines ->
                List.of(
                    lines.get(0),
                    replaced(lines.get(0), "\"wallNanos\":\\d", "\"wallNanos\":5"),
                    lines.get(2),
                    lines.get(3)),
            "attempt 1, is in line 1 already"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("damages")
  void aDamagedPartIsNamedWithItsLine(String name, Damage damage, List<String> said)
      throws IOException {
    allShards();
    Path part = parts().get(1);
    damage(part, damage);
    assertThat(merge()).as(name).isEqualTo(ExitCode.USAGE);
    String where = part.resolve(LOG).toString();
    assertThat(harness.onlyLineOfErr())
        .contains(where)
        .contains(said)
        .endsWith("; measure it again");
    assertThat(harness.onlyLineOfErr())
        .matches(
            line ->
                line.matches(".* (lines?, and|records of block) .*")
                    || line.contains(where + ", line 2: "));
    assertThat(harness.run()).doesNotExist();
  }

  /** Where a block's number is that of another document of the same part. */
  @Test
  void aBlockIsOfOneDocument() throws IOException {
    allShards();
    Path part =
        parts().stream()
            .filter(
                one -> read(one).stream().map(DamagedPartsTest::document).distinct().count() > 1)
            .findFirst()
            .orElseThrow();
    damage(
        part,
        lines ->
            lines.stream()
                .map(line -> line.replaceFirst("\"block\":\\d+", "\"block\":1"))
                .toList());
    assertThat(merge()).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("block 1 is of two documents or conditions");
  }

  /** What one node measured is not taken for what another did. */
  @Test
  void recordsOfAnotherPartAreRefused() throws IOException {
    allShards();
    List<String> other = read(parts().get(0));
    damage(parts().get(1), lines -> other);
    assertThat(merge()).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr())
        .contains(parts().get(1) + "/" + LOG + ", line 1: a record of run '");
  }

  @Test
  void aCopyOfANodesPartIsRefused() throws IOException {
    assertThat(replicate()).as(harness.err()).isEqualTo(ExitCode.OK);
    Path part = parts().getFirst();
    String attempt = name(part).substring(name(part).length() - 8);
    Path copy = part.resolveSibling(name(part).replace(attempt, "0123abcd"));
    copy(part, copy);
    assertThat(merge()).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr())
        .contains("attempt " + attempt, "its folder's name another part");

    Path footer = copy.resolve("part.json");
    Files.writeString(footer, Files.readString(footer).replace(attempt, "0123abcd"));
    assertThat(merge()).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr())
        .contains(part.toString(), copy.toString(), "are copies of one part")
        .endsWith("leave one of them out");
    Folders.delete(copy);
    assertThat(merge()).as(harness.err()).isEqualTo(ExitCode.OK);
  }

  private static String document(String line) {
    return line.replaceFirst(".*\"document\":\"([^\"]*)\".*", "$1");
  }

  private static List<String> read(Path part) {
    try {
      return Files.readAllLines(part.resolve(LOG));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Changes a part's records, and makes the hash in its footer fit. */
  private static void damage(Path part, Damage damage) throws IOException {
    String before = Files.readString(part.resolve(LOG));
    String after = String.join("\n", damage.apply(before.lines().toList()));
    String log = after.isEmpty() ? after : after + "\n";
    assertThat(log).isNotEqualTo(before);
    Files.writeString(part.resolve(LOG), log);
    Path footer = part.resolve("part.json");
    String text = Files.readString(footer);
    assertThat(text).contains(sha256(before));
    Files.writeString(footer, text.replace(sha256(before), sha256(log)));
  }

  private static String sha256(String text) {
    try {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java platform has SHA-256", e);
    }
  }
}
