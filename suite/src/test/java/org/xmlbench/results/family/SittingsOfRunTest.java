package org.xmlbench.results.family;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.house.run.Runs;
import org.xmlbench.results.QuickRun;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.HostDiagnosis;
import org.xmlbench.results.store.RunFolder;

/** A run that was resumed after hours says so wherever it is read. */
class SittingsOfRunTest {
  private static final String BEFORE = "2026-11-30T18:30:00Z";
  private static final String AFTER = "2026-11-30T20:19:00Z";
  private static final String SAID =
      "measured in 2 sittings, 18:30 to 18:30 and 20:19 to 20:19 (UTC)";

  @TempDir private Path temp;

  @Test
  void terminalMarkdownAndPageSayIt() {
    RunFolder run = run(List.of(BEFORE, AFTER));
    assertThat(text(run)).startsWith(SAID + "\n");
    assertThat(RunResults.of(run).markdown()).contains("\n- " + SAID + "\n");
    assertThat(page(run)).contains("\"sittings\":\"" + SAID + "\"");
  }

  @Test
  void aRunOfOneSittingSaysNothing() {
    RunFolder run = run(List.of(BEFORE));
    assertThat(text(run)).doesNotContain("sitting");
    assertThat(RunResults.of(run).markdown()).doesNotContain("sitting");
    assertThat(page(run)).doesNotContain("\"sittings\":\"");
  }

  private static String text(RunFolder run) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
    Runs.printResults(RunResults.of(run), false, Assertions::fail, stream);
    return out.toString(StandardCharsets.UTF_8);
  }

  private static String page(RunFolder run) {
    return Report.render(List.of(run), Set.of());
  }

  /** The later blocks are of the last session. */
  private RunFolder run(List<String> sessions) {
    QuickRun made = QuickRun.of(1);
    RunFolder folder = RunFolder.create(temp.resolve("run"), made.manifest());
    sessions.forEach(at -> DoctorFile.append(folder.path(), new HostDiagnosis(at, List.of())));
    for (ForkRecord fork : made.forks().records()) {
      String at = fork.block() <= made.blocks() / 2 ? sessions.getFirst() : sessions.getLast();
      folder.append(fork.withStatus(ForkStatus.ok(at)));
    }
    return folder;
  }
}
