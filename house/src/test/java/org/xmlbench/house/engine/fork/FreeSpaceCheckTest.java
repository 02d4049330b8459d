package org.xmlbench.house.engine.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.Outcome;

class FreeSpaceCheckTest {
  private static final Path FOLDER = Path.of("work");
  private static final ForkProcess.End FAILED =
      new ForkProcess.End(Outcome.FAILED, "ended with status 1", null);

  private final FreeSpaceCheck full =
      new FreeSpaceCheck(
          folder -> {
            throw new IllegalStateException("disk full: " + folder);
          });
  private final FreeSpaceCheck free = new FreeSpaceCheck(folder -> {});

  @Test
  void aForkThatFailsOnAFullDiskHasNoEnd() {
    assertThatThrownBy(() -> full.watch(FOLDER, () -> FAILED)).hasMessage("disk full: work");
  }

  @Test
  void aForkThatCannotBeReadOnAFullDiskHasNoEndEither() {
    assertThatThrownBy(
            () ->
                full.watch(
                    FOLDER,
                    () -> {
                      throw new IOException("truncated");
                    }))
        .hasMessage("disk full: work");
  }

  @Test
  void aForkThatFailsWithFreeDiskSpaceHasFailed() throws Exception {
    assertThat(free.watch(FOLDER, () -> FAILED)).isSameAs(FAILED);
  }

  @Test
  void aForkThatReportedItsResultNeedsNoMoreDiskSpace() throws Exception {
    ForkProcess.End ok = new ForkProcess.End(Outcome.OK, null, null);
    assertThat(full.watch(FOLDER, () -> ok)).isSameAs(ok);
  }
}
