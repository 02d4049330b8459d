package org.xmlbench.soap.sematech;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * On a host of one processor whose time moves when somebody works, and by 1 when it is read. While
 * files are read both work, each on a processor of its own.
 */
class PairWatchTest {
  private static final int FILE = 1000;

  private final List<String> read = new ArrayList<>();
  private long now;

  /**
   * A process that worked; to look for its threads or to read its faults takes long, and CPU time
   * of both.
   */
  private final class Process implements ProcessMeter {
    private final String name;
    private long cpu;

    Process(String name) {
      this.name = name;
    }

    void work(long nanos) {
      cpu += nanos;
      now += nanos;
    }

    @Override
    public void lookForThreads() {
      read.add(name + " threads");
      readFile();
    }

    @Override
    public Moment now() {
      read.add(name + " clocks");
      return new Moment(++now, Optional.of(cpu), ++now);
    }

    @Override
    public Optional<Long> faults() {
      read.add(name + " faults");
      readFile();
      return Optional.of(now);
    }

    private void readFile() {
      sender.work(FILE);
      receiver.cpu += FILE;
    }
  }

  private final Process sender = new Process("sender");
  private final Process receiver = new Process("receiver");

  private PairWatch started() throws IOException {
    return new PairWatch(sender, receiver);
  }

  @Test
  void nothingButClocksIsReadBetweenTheCpuClocks() throws IOException {
    started().stop();

    assertThat(read)
        .containsExactly(
            "sender threads",
            "receiver threads",
            "receiver faults",
            "sender faults",
            "receiver clocks",
            "sender clocks",
            "sender clocks",
            "receiver clocks",
            "sender faults",
            "receiver faults");
  }

  /** What a receiver does while files are read is none of the message. */
  @Test
  void whatReadingFilesTakesIsInNoLoad() throws IOException {
    PairWatch watch = started();
    sender.work(300);
    receiver.work(700);
    PairWatch.Both used = watch.stop();

    assertThat(used.sender().cpuNanos()).contains(300L);
    assertThat(used.receiver().cpuNanos()).contains(700L);
    assertThat(used.sender().wallNanos()).isBetween(1000L, 1000L + 8);
    assertThat(used.receiver().wallNanos()).isBetween(1000L, 1000L + 8);
    assertThat(used.sender().load().orElseThrow() + used.receiver().load().orElseThrow())
        .as("one processor")
        .isLessThanOrEqualTo(100);
  }

  @Test
  void ofAMessageMadeElsewhereTheCommandIsInNoFigure() throws IOException {
    PairWatch watch = started();
    sender.work(5000);
    now += 400;
    watch.madeElsewhere(new Usage(400, Optional.of(390L), Optional.of(3L)));
    sender.work(200);
    receiver.work(100);
    PairWatch.Both used = watch.stop();

    assertThat(used.sender().cpuNanos()).contains(390L + 200);
    assertThat(used.sender().wallNanos()).isBetween(700L, 700L + 16);
    assertThat(used.receiver().cpuNanos()).contains(100L);
    assertThat(used.receiver().wallNanos()).isBetween(700L, 700L + 16);
  }

  @Test
  void whatThePlatformDoesNotTellIsAbsent() throws IOException {
    ProcessMeter silent =
        new ProcessMeter() {
          @Override
          public void lookForThreads() {}

          @Override
          public Moment now() {
            return new Moment(1, Optional.empty(), 2);
          }

          @Override
          public Optional<Long> faults() {
            return Optional.empty();
          }
        };
    PairWatch.Both used = new PairWatch(sender, silent).stop();

    assertThat(used.receiver().load()).isEmpty();
    assertThat(used.receiver().faultRate()).isEmpty();
    assertThat(used.sender().load()).isPresent();
  }
}
