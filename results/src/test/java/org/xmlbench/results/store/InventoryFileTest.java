package org.xmlbench.results.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.SyntheticRun;

/** What a run folder lost after its end is reported. */
class InventoryFileTest {
  private static final SyntheticRun RUN = SyntheticRun.of(1);
  private static final int RECORDS = RUN.records().size();

  @TempDir private Path temp;

  private RunFolder ended() {
    RunFolder folder = RUN.write(temp.resolve("run"));
    ByteLoopFile.write(folder.path(), List.of());
    folder.takeInventory();
    return folder;
  }

  private static void keep(RunFolder folder, int lines) throws IOException {
    Path log = folder.path().resolve(RunFolder.FORKS);
    List<String> all = Files.readAllLines(log);
    Files.write(log, all.subList(0, lines));
  }

  @Test
  void aWholeFolderHasNoLosses() {
    assertThat(ended().forks().notices()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 10})
  void recordsThatAreMissingAreCounted(int missing) throws IOException {
    RunFolder folder = ended();
    keep(folder, RECORDS - missing);

    assertThat(folder.forks().notices())
        .singleElement()
        .asString()
        .contains("had %d when the run ended: %d missing".formatted(RECORDS, missing));
  }

  @Test
  void aLogThatIsCutInsideALineIsTornAndShort() throws IOException {
    RunFolder folder = ended();
    Path log = folder.path().resolve(RunFolder.FORKS);
    String text = Files.readString(log);
    Files.writeString(log, text.substring(0, text.length() / 2));

    assertThat(folder.forks().notices())
        .hasSize(2)
        .anyMatch(notice -> notice.contains("torn"))
        .anyMatch(notice -> notice.contains("missing"));
  }

  @ParameterizedTest
  @CsvSource({
    "doctor.json, whether the host was quiet",
    "byte-loops.json, whether a figure is too good"
  })
  void aFileThatIsMissingLeavesSomethingUnknown(String file, String unknown) throws IOException {
    RunFolder folder = ended();
    Files.delete(folder.path().resolve(file));

    assertThat(folder.forks().notices())
        .singleElement()
        .asString()
        .startsWith(file + " is missing: it is not known ")
        .contains(unknown);
  }

  /** Of a run in progress it is not made yet. */
  @Test
  void anEndedRunWithoutThisFileSaysWhatIsNotKnown() throws IOException {
    RunFolder folder = ended();
    Files.delete(folder.path().resolve(InventoryFile.NAME));
    Files.delete(folder.path().resolve(DoctorFile.NAME));
    assertThat(folder.forks().notices()).isEmpty();

    Files.writeString(folder.path().resolve(RunFolder.JMH), "[{\"mode\": \"avgt\"}]");

    assertThat(folder.forks().notices())
        .containsExactly(
            "inventory.json and doctor.json, which say what the run held and whether the host was"
                + " quiet, are missing although jmh.json shows that it ended");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void withoutAnyOfItsRecordsARunIsRefused(boolean deleted) throws IOException {
    RunFolder folder = ended();
    Path log = folder.path().resolve(RunFolder.FORKS);
    if (deleted) {
      Files.delete(log);
    } else {
      Files.writeString(log, "");
    }

    assertThatThrownBy(folder::forks)
        .isInstanceOf(UserErrorException.class)
        .hasMessageStartingWith(folder.path() + ": forks.jsonl is ")
        .hasMessageContaining("had %d records when the run ended: restore it".formatted(RECORDS))
        .hasMessageNotContaining("\n");
  }

  /**
   * Of versions that wrote no inventory: what was made of the records shows that there were some.
   */
  @Test
  void anOldRunWithoutItsRecordsIsRefusedToo() throws IOException {
    RunFolder folder = RUN.write(temp.resolve("run"));
    Files.delete(folder.path().resolve(RunFolder.FORKS));
    assertThat(folder.forks().records()).isEmpty();
    Files.writeString(folder.path().resolve(RunFolder.JMH), "[ {\"benchmark\":1} ]");

    assertThatThrownBy(folder::forks)
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("jmh.json was made of its records");
  }

  /** It measures again what is lost. */
  @Test
  void aSessionGoesOnWithoutItsRecords() throws IOException {
    RunFolder folder = ended();
    Files.delete(folder.path().resolve(RunFolder.FORKS));

    assertThat(folder.recorded().records()).isEmpty();
    assertThat(folder.recorded().notices())
        .singleElement()
        .asString()
        .contains("%d missing".formatted(RECORDS));
    folder.takeInventory();
    assertThat(folder.forks().notices()).isEmpty();
  }

  /** The budget ended before one block, and the list of JMH's results is empty. */
  @Test
  void aRunThatNeverHadRecordsIsRead() throws IOException {
    RunFolder folder = RunFolder.create(temp.resolve("run"), RUN.manifest());
    Files.writeString(folder.path().resolve(RunFolder.JMH), "[ ]\n");
    assertThat(folder.forks().records()).isEmpty();
    folder.takeInventory();
    Files.writeString(folder.path().resolve(RunFolder.JMH), "[ {\"a\":1} ]\n");
    assertThat(folder.forks().records()).isEmpty();
  }

  @Test
  void aRunThatGoesOnHasMoreThanItHad() {
    RunFolder folder = RunFolder.create(temp.resolve("run"), RUN.manifest());
    assertThat(folder.forks().records()).isEmpty();
    folder.takeInventory();
    assertThat(folder.forks().records()).isEmpty();
    RUN.records().forEach(folder::append);

    assertThat(folder.forks().notices()).isEmpty();
    assertThat(folder.forks().records()).hasSize(RECORDS);
  }
}
