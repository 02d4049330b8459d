package org.xmlbench.results.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.results.SyntheticRun;
import tools.jackson.databind.node.ObjectNode;

/** Manifests and records that lack what every one of them has. */
class DamagedRunTest {
  private static final SyntheticRun RUN = SyntheticRun.of(2);

  @TempDir Path temp;

  @ParameterizedTest
  @ValueSource(strings = {"{}", "[]", "null", "7", "{\"name\":\"my-app\"}"})
  void aForeignManifestIsCalledForeign(String text) throws IOException {
    Files.writeString(temp.resolve(RunFolder.MANIFEST), text);

    assertThatThrownBy(() -> RunFolder.open(temp))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("manifest.json is no manifest of XMLBench");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"plan\":null} | plan",
        "{\"plan\":{}} | plan.blocks",
        "{\"plan\":{\"blocks\":[null]}} | plan.blocks",
        "{\"plan\":{\"blocks\":[{\"document\":\"x\"}]}} | plan.blocks.cells",
        "{\"documents\":null} | documents",
        "{\"documents\":[null]} | documents",
        "{\"subjects\":{}} | subjects",
        "{\"host\":null} | host",
        "{\"clock\":null} | clock",
        "{\"createdUtc\":\"yesterday\"} | createdUtc",
        "{\"createdUtc\":null} | createdUtc"
      })
  void aDamagedManifestIsRefusedByFileAndField(String change, String field) throws IOException {
    RunFolder folder = RunFolder.create(temp.resolve("run"), RUN.manifest());
    Path file = folder.path().resolve(RunFolder.MANIFEST);
    ObjectNode json = (ObjectNode) StoreJson.LINE.readTree(Files.readAllBytes(file));
    json.setAll((ObjectNode) StoreJson.LINE.readTree(change));
    Files.writeString(file, json.toString());

    assertThatThrownBy(() -> RunFolder.open(folder.path()))
        .isInstanceOf(UserErrorException.class)
        .hasMessageStartingWith(file + " is damaged: its field " + field + " is ")
        .hasMessageNotContaining("\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"measured\":null}",
        "{\"measured\":{\"wallNanos\":0,\"processCpuNanos\":5}}",
        "{\"measured\":{\"wallNanos\":5,\"processCpuNanos\":-1}}",
        "{\"measured\":{\"wallNanos\":5}}",
        "{\"iterations\":[]}",
        "{\"iterations\":[{\"phase\":\"measured\",\"operations\":0,\"wallNanos\":5}]}",
        "{\"documentBytesPerOperation\":0}"
      })
  void anOkRecordWithoutTimesIsDamage(String change) throws IOException {
    RunFolder folder = RunFolder.create(temp.resolve("run"), RUN.manifest());
    folder.append(RUN.records().get(0));
    ObjectNode json =
        (ObjectNode)
            StoreJson.LINE.readTree(StoreJson.LINE.writeValueAsString(RUN.records().get(1)));
    json.setAll((ObjectNode) StoreJson.LINE.readTree(change));
    Path log = folder.path().resolve(RunFolder.FORKS);
    Files.writeString(log, json + "\n", StandardOpenOption.APPEND);

    assertThatThrownBy(folder::forks)
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("line 2: not an ok fork (")
        .hasMessageNotContaining("\n");

    String failed = json.put("outcome", "failed").toString();
    Files.writeString(log, failed + "\n");
    assertThat(folder.forks().records()).hasSize(1);
  }

  /** The library's own words name Java and give advice to programmers. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"schema\": | line 1, column 11: it ends before its last value does",
        "{\"schema\" 1} | line 1, column 11: no JSON: a value, a name in quotes",
        "{schema:1} | line 1, column 2: no JSON: a value, a name in quotes",
        "nonsense | line 1, column 1: no JSON: a value, a name in quotes",
        "{\"a\":[1,2} | no JSON: a value, a name in quotes, or one of , : ] } is expected"
      })
  void brokenJsonIsDescribedInOurWords(String text, String fault) throws IOException {
    Files.writeString(temp.resolve(RunFolder.MANIFEST), text);
    Files.writeString(temp.resolve(DoctorFile.NAME), text);

    assertOurWords(() -> RunFolder.open(temp), temp.resolve(RunFolder.MANIFEST), fault);
    assertOurWords(() -> DoctorFile.read(temp), temp.resolve(DoctorFile.NAME), fault);
  }

  @Test
  void aTextInPlaceOfANumberIsNamed() throws IOException {
    RunFolder folder = RunFolder.create(temp.resolve("run"), RUN.manifest());
    Path file = folder.path().resolve(InventoryFile.NAME);
    Files.writeString(file, "{\"schema\":1,\"records\":\"many\",\"files\":[]}");

    assertOurWords(folder::forks, file, "records is not a number");
  }

  /** What one of our classes has against a value is said, and nothing of the JVM's. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"condition\":{},\"threads\":0 | loops[0]: a loop of 0 threads that takes 1.0 ns",
        "\"condition\":null,\"threads\":1 | loops[0] is not what it must be"
      })
  void aValueThatIsRefusedIsSoInOurWords(String change, String fault) throws IOException {
    Path file = temp.resolve(ByteLoopFile.NAME);
    Files.writeString(file, "{\"schema\":1,\"loops\":[{\"nanosPerRead\":1,%s}]}".formatted(change));

    assertOurWords(() -> ByteLoopFile.read(temp), file, fault);
  }

  /** Of the log's lines the number is known: the fault has its column in there. */
  @Test
  void aRecordThatIsNoJsonHasItsLineAndColumn() throws IOException {
    RunFolder folder = RunFolder.create(temp.resolve("run"), RUN.manifest());
    folder.append(RUN.records().get(0));
    Path log = folder.path().resolve(RunFolder.FORKS);
    String record = Files.readString(log);
    Files.writeString(log, record + "{\"schema\" 1}\n" + record);

    assertOurWords(folder::forks, log, "line 2: not a JSON object (column 11: no JSON");
  }

  @Test
  void theLineIsThatOfTheFault() throws IOException {
    Path file = temp.resolve(DoctorFile.NAME);
    Files.writeString(file, "{\n  \"schema\" : 1,\n  \"sessions\" 7\n}\n");

    assertOurWords(() -> DoctorFile.read(temp), file, "line 3, column 14: no JSON");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"schema\":1,\"sessions\":7} | sessions is not a list",
        "{\"schema\":1,\"sessions\":[7]} | sessions[0] is not an object",
        "{\"schema\":1,\"sessions\":[{\"findings\":{}}]} | sessions[0].findings is not a list"
      })
  void aFieldOfAnotherTypeIsNamed(String text, String fault) throws IOException {
    Files.writeString(temp.resolve(DoctorFile.NAME), text);

    assertOurWords(() -> DoctorFile.read(temp), temp.resolve(DoctorFile.NAME), fault);
  }

  private static void assertOurWords(ThrowingCallable read, Path file, String fault) {
    assertThatThrownBy(read)
        .isInstanceOf(UserErrorException.class)
        .hasMessageStartingWith(file.toString())
        .hasMessageContaining(fault)
        .hasMessageNotContainingAny(
            "\n", "token", "Source:", "deserialize", "tools.jackson", "java.", "expecting");
  }

  @Test
  void aRunByTheWallClockNeedsNoOther() {
    ForkRecord fork = RUN.records().getFirst();
    ForkRecord wallOnly =
        fork.withTiming(fork.timing().withMeasured(new Measured(Long.MAX_VALUE, null, null, null)))
            .withEvidence(ForkEvidence.NONE);

    assertThat(OkRecordRule.fault(wallOnly, TimingClock.WALL)).isNull();
    assertThat(OkRecordRule.fault(wallOnly, TimingClock.CPU)).contains("processCpuNanos");
  }

  /** A fork may wait between its iterations, so they may take less and never more. */
  @Test
  void iterationsDoNotTakeMoreThanTheForkMeasured() {
    ForkRecord fork = RUN.records().getFirst();
    long sum =
        fork.iterations().stream()
            .filter(iteration -> iteration.phase() == Iteration.Phase.MEASURED)
            .mapToLong(Iteration::wallNanos)
            .sum();

    assertThat(OkRecordRule.fault(measured(fork, sum), TimingClock.WALL)).isNull();
    assertThat(OkRecordRule.fault(measured(fork, sum - 1), TimingClock.WALL))
        .isEqualTo(
            "its measured iterations took %d ns together, and measured.wallNanos is %d"
                .formatted(sum, sum - 1));
  }

  private static ForkRecord measured(ForkRecord fork, long wallNanos) {
    return fork.withTiming(fork.timing().withMeasured(new Measured(wallNanos, 5L, null, null)));
  }
}
