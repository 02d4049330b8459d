package org.xmlbench.soap.sematech;

import static org.assertj.core.api.Assertions.assertThat;

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

  private long wall() {
    read.add("wall");
    return ++now;
  }

  /** A process that worked; to read its faults takes long, and CPU time of the sender. */
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
    public Optional<Long> cpuNanos() {
      read.add(name + " cpu");
      return Optional.of(cpu);
    }

    @Override
    public Optional<Long> faults() {
      read.add(name + " faults");
      sender.work(FILE);
      receiver.cpu += FILE;
      return Optional.of(now);
    }
  }

  private final Process sender = new Process("sender");
  private final Process receiver = new Process("receiver");

  private PairWatch started() {
    return new PairWatch(sender, receiver, this::wall);
  }

  @Test
  void nothingButClocksIsReadBetweenTheCpuClocks() {
    started().stop();

    assertThat(read)
        .containsExactly(
            "receiver faults",
            "sender faults",
            "wall",
            "receiver cpu",
            "wall",
            "sender cpu",
            "sender cpu",
            "wall",
            "receiver cpu",
            "wall",
            "sender faults",
            "receiver faults");
  }

  /** What a receiver does while files are read is none of the message. */
  @Test
  void whatReadingFaultsTakesIsInNoLoad() {
    PairWatch watch = started();
    sender.work(300);
    receiver.work(700);
    PairWatch.Both used = watch.stop();

    assertThat(used.sender().cpuNanos()).contains(300L);
    assertThat(used.receiver().cpuNanos()).contains(700L);
    assertThat(used.sender().wallNanos()).isBetween(1000L, 1000L + 4);
    assertThat(used.receiver().wallNanos()).isBetween(1000L, 1000L + 4);
    assertThat(used.sender().load().orElseThrow() + used.receiver().load().orElseThrow())
        .as("one processor")
        .isLessThanOrEqualTo(100);
  }

  @Test
  void ofAMessageMadeElsewhereTheCommandIsInNoFigure() {
    PairWatch watch = started();
    sender.work(5000);
    now += 400;
    watch.madeElsewhere(new Usage(400, Optional.of(390L), Optional.of(3L)));
    sender.work(200);
    receiver.work(100);
    PairWatch.Both used = watch.stop();

    assertThat(used.sender().cpuNanos()).contains(390L + 200);
    assertThat(used.sender().wallNanos()).isBetween(700L, 700L + 4);
    assertThat(used.receiver().cpuNanos()).contains(100L);
    assertThat(used.receiver().wallNanos()).isBetween(700L, 700L + 4);
  }

  @Test
  void whatThePlatformDoesNotTellIsAbsent() {
    ProcessMeter silent =
        new ProcessMeter() {
          @Override
          public Optional<Long> cpuNanos() {
            return Optional.empty();
          }

          @Override
          public Optional<Long> faults() {
            return Optional.empty();
          }
        };
    PairWatch.Both used = new PairWatch(sender, silent, this::wall).stop();

    assertThat(used.receiver().load()).isEmpty();
    assertThat(used.receiver().faultRate()).isEmpty();
    assertThat(used.sender().load()).isPresent();
  }
}
