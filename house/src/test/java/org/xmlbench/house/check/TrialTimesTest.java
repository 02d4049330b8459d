package org.xmlbench.house.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A file on which no driver ends costs half a minute, not one for each driver. */
class TrialTimesTest {
  private static final int AT_ONCE = 2;
  private static final long MIB = 1 << 20;

  @TempDir private Path folder;

  private Path file(String name, long bytes) throws IOException {
    Path file = folder.resolve(name);
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(bytes);
    }
    return file;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 10, 40})
  void allTrialsThatAreStoppedEndWithinHalfAMinute(int drivers) throws IOException {
    Path bomb = file("bomb.xml", 1000);
    TrialTimes times = TrialTimes.upTo(TrialTimes.MOST);
    Duration all = Duration.ZERO;
    for (int i = 0; i < drivers; i++) {
      Duration limit = times.of(bomb);
      assertThat(limit).isBetween(Duration.ofSeconds(1), Duration.ofSeconds(4));
      times.stopped(bomb, limit);
      all = all.plus(limit);
    }
    assertThat(all.dividedBy(AT_ONCE)).isLessThan(Duration.ofSeconds(30));
  }

  /** What one file did says nothing about the next. */
  @Test
  void anotherFileHasItsOwnTime() throws IOException {
    TrialTimes times = TrialTimes.upTo(TrialTimes.MOST);
    Path bomb = file("bomb.xml", 1000);
    Duration before = times.of(file("fine.xml", 1000));
    for (int i = 0; i < 9; i++) {
      times.stopped(bomb, times.of(bomb));
    }
    assertThat(times.of(bomb)).isEqualTo(Duration.ofSeconds(1));
    assertThat(times.of(folder.resolve("fine.xml"))).isEqualTo(before);
  }

  @ParameterizedTest
  @CsvSource({"0, 4", "1, 6", "4, 14", "30, 60", "5000, 60"})
  void largeFilesHaveMoreTime(long mib, long seconds) throws IOException {
    assertThat(TrialTimes.upTo(TrialTimes.MOST).of(file("large.xml", mib * MIB)))
        .isEqualTo(Duration.ofSeconds(seconds));
  }

  @Test
  void aTimeThatTheUserSetIsKept() throws IOException {
    Path bomb = file("bomb.xml", 1000);
    TrialTimes times = TrialTimes.of(Duration.ofSeconds(90));
    for (int i = 0; i < 9; i++) {
      assertThat(times.of(bomb)).isEqualTo(Duration.ofSeconds(90));
      times.stopped(bomb, Duration.ofSeconds(90));
    }
  }

  @Test
  void memoryFollowsTheLargestFileUntilTheJvmsOwnLimit() throws IOException {
    Path small = file("small.xml", 1000);
    assertThat(TrialMemory.heapMib(List.of(small))).isEqualTo(512);
    assertThat(TrialMemory.heapMib(List.of(small, file("middle.xml", 10 * MIB)))).isEqualTo(1152);
    assertThat(TrialMemory.heapMib(List.of(file("huge.xml", 200 * MIB)))).isZero();
    assertThat(TrialMemory.mostResidentMib(512)).hasValue(1536);
    assertThat(TrialMemory.mostResidentMib(0)).isEmpty();
    assertThat(Files.exists(Path.of("/proc/self/status")))
        .isEqualTo(TrialMemory.residentMib(ProcessHandle.current().pid()) > 0);
  }
}
