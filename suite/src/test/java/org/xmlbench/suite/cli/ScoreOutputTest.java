package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.home.Distribution;
import org.xmlbench.results.scorecard.DocumentCorpus;
import org.xmlbench.results.scorecard.ReadingFile;

/** {@code check --score}: what is written, and of what it is said that no run shows it. */
class ScoreOutputTest {
  @TempDir private Path folder;

  @Test
  void scoresOfOtherDocumentsAreWrittenAndSaidToBeSo() throws Exception {
    Distribution home =
        BrokenDriversFolder.make(
            folder.resolve("home"), HonestDriver.class, HonestDriver.Second.class);
    Path documents = Files.createDirectory(folder.resolve("documents"));
    Files.writeString(documents.resolve("one.xml"), "<a/>");
    Files.writeString(documents.resolve("two.xml"), "<b/>");
    Path out = folder.resolve(ReadingFile.NAME);
    CliRun run = CliRun.of(home, "check", "--score", out.toString(), documents.toString());

    assertThat(run.exit()).as(run.err()).isEqualTo(ExitCode.OK);
    assertThat(run.err())
        .contains(
            "these scores cannot be shipped and no run shows them: they are of other documents than"
                + " the recorded corpus (332 documents missing, 2 not on its list)");
    ReadingFile written = ReadingFile.FILE.read(folder).orElseThrow();
    assertThat(written.scores()).hasSize(2).allMatch(score -> score.reading().text().equals("2/2"));
    assertThat(written.isOfRecordedCorpus()).isFalse();
  }

  @Test
  void aFileThatCannotBeWrittenIsRefusedBeforeAnythingIsChecked() throws Exception {
    Distribution home = BrokenDriversFolder.make(folder.resolve("home"), HonestDriver.class);
    Path document = Files.writeString(folder.resolve("one.xml"), "<a/>");
    CliRun run =
        CliRun.of(
            home,
            "check",
            "--score",
            folder.resolve("none").resolve("s.json").toString(),
            document.toString());
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("there is no folder").doesNotContain("files done");
  }

  @Test
  void documentsThatAreJudgedOtherwiseAreCounted() {
    DocumentCorpus corpus = DocumentCorpus.recorded();
    ReadingFile shipped = ReadingFile.shipped();
    assertThat(ScoreOutput.notices(shipped, corpus, shipped))
        .hasSize(1)
        .first()
        .asString()
        .startsWith("reads rightly: ")
        .contains(
            shipped.scores().getFirst().driver()
                + " "
                + shipped.scores().getFirst().reading().text());

    List<ReadingFile.Judged> documents = new ArrayList<>(shipped.documents());
    documents.set(0, new ReadingFile.Judged(documents.getFirst().sha256(), "0", null));
    ReadingFile other =
        new ReadingFile(
            ReadingFile.SCHEMA, "now", "again", shipped.corpus(), documents, shipped.scores());
    assertThat(ScoreOutput.notices(other, corpus, shipped))
        .first()
        .asString()
        .startsWith("1 document of the recorded corpus judged otherwise");
  }
}
