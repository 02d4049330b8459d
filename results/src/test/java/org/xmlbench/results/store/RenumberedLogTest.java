package org.xmlbench.results.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.SyntheticRun;

class RenumberedLogTest {
  @TempDir private Path folder;

  private String copied(String run, int more, String log) throws IOException {
    Files.writeString(folder.resolve(RunFolder.FORKS), log);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertThat(new RenumberedLog(out, run).copy(folder, more)).isPositive();
    return out.toString(StandardCharsets.UTF_8);
  }

  /** The same as if each record had been read, changed and written. */
  @Test
  void onlyTheNameAndTheBlockChange() throws IOException {
    RunFolder run = SyntheticRun.of(2).write(folder.resolve("run"));
    String name = "a \"run\" on n\u00f6des";
    List<ForkRecord> expected =
        run.forks().records().stream()
            .map(fork -> fork.withRun(name).withPlace(moved(fork.place(), 90)))
            .toList();
    int last = expected.stream().mapToInt(ForkRecord::block).max().orElseThrow();

    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertThat(new RenumberedLog(out, name).copy(run.path(), 90)).isEqualTo(last);
    assertThat(out.toString(StandardCharsets.UTF_8).lines())
        .containsExactlyElementsOf(expected.stream().map(StoreJson::line).toList());
  }

  private static ForkPlace moved(ForkPlace place, int more) {
    return new ForkPlace(
        place.round(), place.block() + more, place.arm(), place.position(), place.attempt());
  }

  @Test
  void nothingElseOfALineIsTouched() throws IOException {
    assertThat(
            copied(
                "r",
                5,
                "{\"block\": 12 ,\"cell\":{\"run\":\"x\",\"block\":\"7\"}, \"run\" :"
                    + " \"\\u00e4\u00f6\",\"z\":[1.50]}"))
        .isEqualTo(
            "{\"block\": 17 ,\"cell\":{\"run\":\"x\",\"block\":\"7\"}, \"run\" :"
                + " \"r\",\"z\":[1.50]}\n");
  }

  /** Longer than what is read at once. */
  @Test
  void aLineMayBeLong() throws IOException {
    String long1 = "{\"run\":\"a\",\"block\":1,\"z\":\"" + "x".repeat(200_000) + "\"}\n";
    assertThat(copied("bc", 1, long1 + long1))
        .isEqualTo(
            long1.replace("\"a\"", "\"bc\"").replace("\"block\":1", "\"block\":2").repeat(2));
  }

  @Test
  void whatIsNoRecordIsRefused() throws IOException {
    for (String line : List.of("{\"run\":\"a\"}", "[1]", "{\"run\":\"a\",\"blo", "\u0000")) {
      Files.writeString(
          folder.resolve(RunFolder.FORKS), "{\"run\":\"a\",\"block\":1}\n" + line + "\n");
      RenumberedLog log = new RenumberedLog(new ByteArrayOutputStream(), "r");
      assertThatThrownBy(() -> log.copy(folder, 0))
          .isInstanceOf(UserErrorException.class)
          .hasMessageEndingWith("forks.jsonl, line 2: not a fork record; measure it again");
    }
  }
}
