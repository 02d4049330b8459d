package org.xmlbench.results.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.memory.TreeMemory;
import org.xmlbench.results.warmth.WarmUpBias;

class RunFolderTest {
  private static final SyntheticRun RUN = SyntheticRun.of(2);

  @TempDir Path temp;

  @Test
  void whatIsWrittenIsReadAgain() {
    RunFolder written = RUN.write(temp.resolve("a/b/run"));

    RunFolder read = RunFolder.open(written.path());

    assertThat(read.manifest()).isEqualTo(RUN.manifest());
    assertThat(read.forks().records()).isEqualTo(RUN.records());
    assertThat(read.forks().notices()).isEmpty();
  }

  @Test
  void tornLastLineAtEveryByteLosesNoEarlierRecord() throws IOException {
    List<ForkRecord> records = RUN.records().subList(0, 3);
    RunFolder folder = RunFolder.create(temp.resolve("run"), RUN.manifest());
    Path log = folder.path().resolve(RunFolder.FORKS);
    folder.append(records.get(0));
    folder.append(records.get(1));
    byte[] two = Files.readAllBytes(log);
    folder.append(records.get(2));
    byte[] three = Files.readAllBytes(log);

    for (int length = two.length; length <= three.length; length++) {
      Files.write(log, java.util.Arrays.copyOf(three, length));
      boolean whole = length >= three.length - 1;
      boolean torn = !whole && length > two.length;

      Forks forks = folder.forks();
      assertThat(forks.records()).isEqualTo(whole ? records : records.subList(0, 2));
      assertThat(forks.notices()).hasSize(torn ? 1 : 0);

      // Forcing to disk takes its time: not after every byte.
      if (length % 64 == 0 || length < two.length + 3 || length > three.length - 3) {
        folder.append(records.get(2));
        assertThat(folder.forks().records()).isEqualTo(records);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"schema\": 1,", "{\"schema\": 1, \"seed\": [", "{]", "\"x"})
  void aBrokenManifestIsTheUsersErrorInTheirWords(String text) throws IOException {
    Files.writeString(temp.resolve(RunFolder.MANIFEST), text);

    assertThatThrownBy(() -> RunFolder.open(temp))
        .isInstanceOf(UserErrorException.class)
        .message()
        .contains("is not a manifest, or is damaged: ")
        .doesNotContain("Source")
        .doesNotContain("REDACTED")
        .hasLineCount(1);
  }

  @Test
  void lastDuplicateOfAnAttemptCounts() {
    ForkRecord first = RUN.records().getFirst();
    ForkRecord again = RUN.records().get(1);
    ForkRecord second = StoreJson.LINE.readerForUpdating(first).readValue("{\"position\":99}");
    RunFolder folder = RunFolder.create(temp.resolve("run"), RUN.manifest());
    folder.append(first);
    folder.append(again);
    folder.append(second);

    Forks forks = folder.forks();

    assertThat(forks.records()).containsExactly(second, again);
    assertThat(forks.notices()).singleElement().asString().contains("1 duplicate ");
  }

  @ParameterizedTest
  @EnumSource(names = {"SKIPPED", "VOID"})
  void whatDidNotRunReplacesNoResult(Outcome outcome) {
    ForkRecord first = RUN.records().getFirst();
    ForkRecord again =
        StoreJson.LINE
            .readerForUpdating(first)
            .readValue("{\"outcome\":\"%s\"}".formatted(outcome.label()));
    RunFolder folder = RunFolder.create(temp.resolve("run"), RUN.manifest());
    folder.append(first);
    folder.append(again);
    assertThat(folder.forks().records()).containsExactly(first);

    folder.append(first);
    assertThat(folder.forks().records()).containsExactly(first);
    assertThat(folder.forks().notices()).singleElement().asString().contains("2 duplicates ");
  }

  @Test
  void laterFailureReplacesAnEarlierResult() {
    ForkRecord first = RUN.records().getFirst();
    ForkRecord failed =
        StoreJson.LINE.readerForUpdating(first).readValue("{\"outcome\":\"failed\"}");
    RunFolder folder = RunFolder.create(temp.resolve("run"), RUN.manifest());
    folder.append(first);
    folder.append(failed);

    assertThat(folder.forks().records()).containsExactly(failed);
  }

  @Test
  void tornLineThatKeptItsEndIsCutOffByTheNextAppend() throws IOException {
    RunFolder folder = RunFolder.create(temp.resolve("run"), RUN.manifest());
    folder.append(RUN.records().get(0));
    Path log = folder.path().resolve(RunFolder.FORKS);
    Files.writeString(log, "\0\0\0\"outcome\":\"ok\"}\n", StandardOpenOption.APPEND);

    assertThat(folder.forks().records()).containsExactly(RUN.records().get(0));
    assertThat(folder.forks().notices()).singleElement().asString().contains("torn");

    folder.append(RUN.records().get(1));
    assertThat(folder.forks().records()).isEqualTo(RUN.records().subList(0, 2));
    assertThat(folder.forks().notices()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {16_300, 16_384, 40_000})
  void longLastLineIsFoundWhole(int length) throws IOException {
    RunFolder folder = RunFolder.create(temp.resolve("run"), RUN.manifest());
    ForkRecord wide =
        StoreJson.LINE
            .readerForUpdating(RUN.records().get(0))
            .readValue("{\"reason\":\"%s\"}".formatted("x".repeat(length)));
    folder.append(wide);
    Path log = folder.path().resolve(RunFolder.FORKS);
    byte[] one = Files.readAllBytes(log);
    folder.append(wide);
    Files.write(log, java.util.Arrays.copyOf(Files.readAllBytes(log), 2 * one.length - 2));

    folder.append(RUN.records().get(1));

    assertThat(folder.forks().records()).containsExactly(wide, RUN.records().get(1));
    assertThat(folder.forks().notices()).isEmpty();
  }

  @Test
  void wholeObjectThatIsNoRecordIsNotTakenForTorn() throws IOException {
    RunFolder folder = RunFolder.create(temp.resolve("run"), RUN.manifest());
    folder.append(RUN.records().get(0));
    Path log = folder.path().resolve(RunFolder.FORKS);
    Files.writeString(log, "{\"schema\":1,\"run\":\"x\"}", StandardOpenOption.APPEND);
    byte[] before = Files.readAllBytes(log);

    assertThatThrownBy(folder::forks)
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("line 2: not a fork record (no cell)");
    assertThatThrownBy(() -> folder.append(RUN.records().get(1)))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("last line: not a fork record");
    assertThat(log).hasBinaryContent(before);
  }

  @Test
  void nothingIsAppendedToALogOfAnotherSchema() throws IOException {
    RunFolder folder = RunFolder.create(temp.resolve("run"), RUN.manifest());
    Files.writeString(folder.path().resolve(RunFolder.FORKS), "{\"schema\":7,\"run\":\"later\"}");

    assertThatThrownBy(() -> folder.append(RUN.records().getFirst()))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("has schema 7")
        .hasMessageNotContaining("\n");
  }

  @Test
  void unknownKeysAreIgnored() throws IOException {
    RunFolder folder = RunFolder.create(temp.resolve("run"), RUN.manifest());
    folder.append(RUN.records().getFirst());
    Path log = folder.path().resolve(RunFolder.FORKS);
    Files.writeString(
        log,
        Files.readString(log).replace("{\"schema\":1,", "{\"later\":{\"x\":[1]},\"schema\":1,"));

    assertThat(folder.forks().records()).containsExactly(RUN.records().getFirst());
  }

  @Test
  void otherSchemaIsRefusedInOneSentence() throws IOException {
    RunFolder folder = RunFolder.create(temp.resolve("run"), RUN.manifest());
    Files.writeString(folder.path().resolve(RunFolder.FORKS), "{\"schema\":7,\"run\":\"later\"}\n");

    assertThatThrownBy(folder::forks)
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("line 1: the record has schema 7")
        .hasMessageNotContaining("\n");
  }

  @Test
  void otherSchemaOfTheManifestIsRefused() throws IOException {
    RunFolder folder = RunFolder.create(temp.resolve("run"), RUN.manifest());
    Path file = folder.path().resolve(RunFolder.MANIFEST);
    Files.writeString(
        file, Files.readString(file).replaceFirst("\"schema\" : 1", "\"schema\" : 2"));

    assertThatThrownBy(() -> RunFolder.open(folder.path()))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("has schema 2");
  }

  @Test
  void damageBeforeTheLastLineIsRefused() throws IOException {
    RunFolder folder = RUN.write(temp.resolve("run"));
    Path log = folder.path().resolve(RunFolder.FORKS);
    String text = Files.readString(log);
    Files.writeString(log, text.replaceFirst("\"outcome\":\"ok\"", "\"outcome\":\"splendid\""));

    assertThatThrownBy(folder::forks)
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("line 1");
  }

  @Test
  void folderThatHoldsARunIsNotOverwritten() {
    RUN.write(temp.resolve("run"));

    assertThatThrownBy(() -> RunFolder.create(temp.resolve("run"), RUN.manifest()))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("holds a run already");
  }

  @Test
  void folderWithoutManifestIsNoRun() {
    assertThatThrownBy(() -> RunFolder.open(temp))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("is not a run folder: it has no manifest.json");
  }

  @Test
  void aFolderOfMeasurementsBesideRunsSaysWhatItHas() {
    List<HostMeasurementFile<?>> files = List.of(TreeMemory.FILE, WarmUpBias.FILE);
    assertThat(RunFolder.OF_OTHERS.keySet())
        .containsExactlyInAnyOrderElementsOf(files.stream().map(it -> it.name()).toList());
    RunFolder.OF_OTHERS.forEach(
        (file, command) -> {
          temp.resolve(command).toFile().mkdirs();
          WholeFile.write(temp.resolve(command).resolve(file), "{}");
          assertThatThrownBy(() -> RunFolder.open(temp.resolve(command)))
              .isInstanceOf(UserErrorException.class)
              .hasMessageContaining("it has %s, which '%s' measured", file, command);
        });
  }

  @Test
  void folderUnderAFileCannotBeMade() throws IOException {
    Path file = Files.createFile(temp.resolve("file"));

    assertThatThrownBy(() -> RunFolder.create(file.resolve("run"), RUN.manifest()))
        .isInstanceOf(UserErrorException.class)
        .hasMessageStartingWith("cannot write ");
  }

  @Test
  void fullDiskIsNamed() throws IOException {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.isWritable(full), "needs /dev/full");
    RunFolder folder = RunFolder.create(temp.resolve("run"), RUN.manifest());
    Files.createSymbolicLink(folder.path().resolve(RunFolder.FORKS), full);

    assertThatThrownBy(() -> folder.append(RUN.records().getFirst()))
        .isInstanceOf(DiskFullException.class)
        .hasMessageContaining("the disk is full")
        .hasMessageNotContaining("\n");
  }

  @Test
  void anInterruptDoesNotTearARecord() {
    RunFolder folder = RunFolder.create(temp.resolve("run"), RUN.manifest());

    Thread.currentThread().interrupt();
    folder.append(RUN.records().getFirst());

    assertThat(Thread.interrupted()).isTrue();
    assertThat(folder.forks().records()).hasSize(1);
  }

  @Test
  void recordsHaveTheNamesOfTheContract() throws IOException {
    RunFolder folder = RUN.write(temp.resolve("run"));

    String first =
        Files.readAllLines(folder.path().resolve(RunFolder.FORKS), StandardCharsets.UTF_8)
            .getFirst();

    assertThat(first)
        .startsWith("{\"schema\":1,\"run\":")
        .contains("\"operation\":\"parse\"", "\"outcome\":\"ok\"", "\"phase\":\"warmup\"")
        .contains("\"implementation\":{\"class\":\"org.example.Parser\"", "\"labels\":[]")
        .doesNotContain("null", "\"arm\"", "\"reason\"", "\"measures\"", "majorFaults");
  }

  @Test
  void planHashChangesWithThePlanOnly() {
    assertThat(SyntheticRun.of(2).manifest().planHash())
        .isEqualTo(RUN.manifest().planHash())
        .matches("[0-9a-f]{64}")
        .isNotEqualTo(SyntheticRun.of(3).manifest().planHash());
  }

  @Test
  void emptyLogHasNoRecords() throws IOException {
    RunFolder folder = RunFolder.create(temp.resolve("run"), RUN.manifest());
    assertThat(folder.forks().records()).isEmpty();

    Files.write(folder.path().resolve(RunFolder.FORKS), new byte[0], StandardOpenOption.CREATE_NEW);
    assertThat(folder.forks().records()).isEmpty();
  }
}
