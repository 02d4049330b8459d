package org.xmlbench.suite.engine.fork;

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
            throw new IllegalStateException("no room in " + folder);
          });
  private final FreeSpaceCheck roomy = new FreeSpaceCheck(folder -> {});

  @Test
  void aForkThatFailsWithoutRoomHasNoEnd() {
    assertThatThrownBy(() -> full.watch(FOLDER, () -> FAILED)).hasMessage("no room in work");
  }

  @Test
  void aForkThatCannotBeReadWithoutRoomHasNoEndEither() {
    assertThatThrownBy(
            () ->
                full.watch(
                    FOLDER,
                    () -> {
                      throw new IOException("truncated");
                    }))
        .hasMessage("no room in work");
  }

  @Test
  void aForkThatFailsWithRoomHasFailed() throws Exception {
    assertThat(roomy.watch(FOLDER, () -> FAILED)).isSameAs(FAILED);
  }

  @Test
  void aForkThatToldItsResultNeedsNoMoreRoom() throws Exception {
    ForkProcess.End ok = new ForkProcess.End(Outcome.OK, null, null);
    assertThat(full.watch(FOLDER, () -> ok)).isSameAs(ok);
  }
}
