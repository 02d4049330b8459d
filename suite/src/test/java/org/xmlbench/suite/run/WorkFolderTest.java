package org.xmlbench.suite.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkFolderTest {
  @TempDir private Path temp;

  @Test
  void whatAKilledSessionLeftIsDeletedAndWhatIsTheUsersStays() throws Exception {
    Path stale = Files.createTempDirectory(temp, "work");
    Files.writeString(stale.resolve("document.xml"), "<a/>");
    Path own = Files.createDirectory(temp.resolve("work2026"));
    try (WorkFolder work = new WorkFolder(temp)) {
      assertThat(work.make()).isEmptyDirectory();
      assertThat(stale).doesNotExist();
    }
    assertThat(temp).isDirectoryContaining(own::equals);
    assertThat(temp.toFile().list()).hasSize(1);
  }

  @Test
  void aRunFolderThatItMadeGoesWhereItIsEmpty() {
    Path run = temp.resolve("a").resolve("run");
    try (WorkFolder work = new WorkFolder(run)) {
      work.make();
    }
    assertThat(run).doesNotExist();
  }

  @Test
  void aRunFolderThatHoldsSomethingOrWasThereStays() throws Exception {
    Path run = temp.resolve("run");
    try (WorkFolder work = new WorkFolder(run)) {
      work.make();
      Files.writeString(run.resolve("manifest.json"), "{}");
    }
    assertThat(run.resolve("manifest.json")).exists();
    Path there = Files.createDirectory(temp.resolve("there"));
    try (WorkFolder work = new WorkFolder(there)) {
      work.make();
    }
    assertThat(there).isEmptyDirectory();
  }
}
