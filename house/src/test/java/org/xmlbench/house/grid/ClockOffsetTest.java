package org.xmlbench.house.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClockOffsetTest {
  @TempDir private Path folder;

  @Test
  void clocksThatAgreeAreNotWorthAWord() throws IOException {
    assertThat(ClockOffset.of(folder, InstantSource.system()).seconds()).isEmpty();
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void oneThatIsWrongIsSeen() throws IOException {
    for (int minutes : new int[] {5, -5}) {
      InstantSource wrong = Clock.offset(Clock.systemUTC(), Duration.ofMinutes(minutes));
      assertThat(ClockOffset.of(folder, wrong).seconds().orElseThrow())
          .isBetween(60L * minutes - 20, 60L * minutes + 20);
    }
  }
}
