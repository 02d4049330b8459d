package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.results.store.ByteLoopFile;
import org.xmlbench.results.store.RunFolder;

/** What {@code merge} holds the figures of parts against. An operation of a part takes 1 ms. */
class PartFiguresTest extends Nodes {
  private static final double MILLISECOND = 1e6;

  @BeforeEach
  void measure() {
    allShards();
    parts().forEach(part -> loops(part, MILLISECOND));
  }

  @Test
  void figuresThatCanBeAreMergedWithoutAWord() {
    assertThat(merge("--no-report")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.err()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"3.9,0", "4.1,2", "1e3,2"})
  void aFigureAboveTheCeilingIsNamedWithItsLine(double times, int code) {
    Path part = parts().get(1);
    loops(part, times * MILLISECOND);
    assertThat(merge("--no-report")).isEqualTo(code);
    if (code == ExitCode.USAGE) {
      assertThat(harness.onlyLineOfErr())
          .contains(part.resolve("forks.jsonl") + ", line 1: ")
          .contains("more than 4 times the ", "the subject has not read it; measure it again");
      assertThat(harness.run()).doesNotExist();
    }
  }

  /** Such a part is merged, since a loop that cannot be measured stops no run either. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "no file",
        "no loop",
        "another document",
        "a loop that cannot be",
        "other threads",
        "a file's"
      })
  void whereNoLoopIsOneLineSaysSo(String lack) throws IOException {
    Path part = parts().get(1);
    String document = RunFolder.open(part).manifest().documents().getFirst().name();
    double cannotBe = 100 * MILLISECOND;
    switch (lack) {
      case "no file" -> Files.delete(part.resolve(ByteLoopFile.NAME));
      case "no loop" -> ByteLoopFile.write(part, List.of());
      case "another document" ->
          ByteLoopFile.write(part, List.of(loop("psd:9MiB", Map.of(), 1, cannotBe)));
      case "a loop that cannot be" -> loops(part, 1e12);
      case "other threads" ->
          ByteLoopFile.write(part, List.of(loop(document, Map.of(), 2, cannotBe)));
      default ->
          ByteLoopFile.write(part, List.of(loop(document, Map.of("input", "file"), 1, cannotBe)));
    }
    assertThat(merge("--no-report")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.onlyLineOfErr())
        .contains(document, ": the parts' byte-loops.json has no loop over its bytes")
        .endsWith("so that its figures are held against none");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{", "{\"schema\":1,\"loops\":[{\"nanosPerRead\":0}]}"})
  void aDamagedFileIsOfAPartThatIsMeasuredAgain(String content) throws IOException {
    Path file = parts().getFirst().resolve(ByteLoopFile.NAME);
    Files.writeString(file, content);
    assertThat(merge()).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr())
        .contains(file.toString())
        .endsWith("measure the part again");
  }
}
