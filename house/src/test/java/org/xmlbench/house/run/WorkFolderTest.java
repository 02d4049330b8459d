package org.xmlbench.house.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.Folders;

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

  /** Whatever the numbers of their processes are: those of another container are not known here. */
  @Test
  void socketsOfASessionThatGoesOnStay() throws Exception {
    Path old = sockets();
    Files.createFile(old.resolve("in-use"));
    Path used = sockets();
    Path making = sockets();
    Path locking = sockets();
    Files.createFile(locking.resolve("in-use"));
    Path forgotten = sockets();
    try (InUse lock = InUse.of(used);
        WorkFolder work = new WorkFolder(temp.resolve("run"))) {
      assertThat(lock).isNotNull();
      for (Path made : List.of(old, used, forgotten)) {
        Files.setLastModifiedTime(made, FileTime.from(Instant.now().minusSeconds(3600)));
      }
      work.make();
      assertThat(used).exists();
      assertThat(making).exists();
      assertThat(locking).exists();
      assertThat(old).doesNotExist();
      assertThat(forgotten).doesNotExist();
      assertThat(InUse.isOver(work.sockets())).isFalse();
    } finally {
      Folders.delete(used);
      Folders.delete(making);
      Folders.delete(locking);
    }
  }

  /** On most systems the lock of a process ends when it closes any channel on the file. */
  @Test
  void aLookFromTheSameProcessDoesNotEndTheLock() throws Exception {
    Path used = Files.createDirectory(temp.resolve("used"));
    try (InUse lock = InUse.of(used)) {
      assertThat(lock).isNotNull();
      Files.setLastModifiedTime(used, FileTime.from(Instant.now().minusSeconds(3600)));
      assertThat(InUse.isOver(used)).isFalse();
      assertThat(locks(used.resolve("in-use"))).isNotEmpty();
    }
  }

  /** What Linux says of the locks on a file, by its inode; a skip elsewhere. */
  private static List<String> locks(Path file) throws IOException {
    Path locks = Path.of("/proc/locks");
    assumeTrue(Files.isReadable(locks), "/proc/locks is not readable here");
    String inode = ":" + Files.getAttribute(file, "unix:ino") + " ";
    try (Stream<String> lines = Files.lines(locks)) {
      return lines.filter(line -> line.contains(inode)).toList();
    }
  }

  private static Path sockets() throws IOException {
    return Files.createTempDirectory("xmlbench-4000000-turns");
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
