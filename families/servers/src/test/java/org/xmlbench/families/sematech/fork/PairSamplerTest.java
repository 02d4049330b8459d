package org.xmlbench.families.sematech.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** On a host whose time moves when work is done, and whose files take both long to read. */
class PairSamplerTest {
  private static final long FILE = 1000;

  private long now = 5;

  /** A process that worked. */
  private final class Process {
    private long cpu;

    void work(long nanos) {
      cpu += nanos;
      now += nanos;
    }

    ProcessMeter meter() {
      return new ProcessMeter(
          () -> Optional.of(cpu),
          () -> {
            sender.work(FILE);
            receiver.cpu += FILE;
            return Optional.of(cpu / 100);
          });
    }
  }

  private final Process sender = new Process();
  private final Process receiver = new Process();

  private PairSampler watch(ProcessMeter ofSender, ProcessMeter ofReceiver) {
    return new PairSampler(ofSender, ofReceiver, () -> now);
  }

  @Test
  void whatBothUsedIsHeldAgainstTheTimeOfAllMessages() {
    PairSampler watch = watch(sender.meter(), receiver.meter());
    sender.work(300);
    receiver.work(500);
    now += 200;

    assertThat(watch.measures(2))
        .containsEntry(SematechMeasures.SENDER_LOAD.pair(), 30.0)
        .containsEntry(SematechMeasures.RECEIVER_LOAD.pair(), 50.0)
        .containsEntry(SematechMeasures.SENDER_CPU.pair(), 150.0)
        .containsEntry(SematechMeasures.RECEIVER_CPU.pair(), 250.0)
        .containsKeys(
            SematechMeasures.SENDER_FAULTS.pair(), SematechMeasures.RECEIVER_FAULTS.pair());
  }

  @Test
  void faultsAreReportedASecond() {
    ProcessMeter faulty =
        new ProcessMeter(() -> Optional.of(0L), () -> Optional.of(now / 1_000_000));
    PairSampler watch = watch(faulty, faulty);
    now += 2_000_000;

    assertThat(watch.measures(2))
        .containsEntry(SematechMeasures.SENDER_FAULTS.pair(), 1000.0)
        .containsEntry(SematechMeasures.RECEIVER_FAULTS.pair(), 1000.0);
  }

  @Test
  void aSenderOfTwoProcessesUsesWhatBothUse() {
    Process program = new Process();
    PairSampler watch = watch(program.meter().and(sender.meter()), receiver.meter());
    program.work(600);
    sender.work(150);
    now += 250;

    assertThat(watch.measures(2)).containsEntry(SematechMeasures.SENDER_LOAD.pair(), 75.0);
  }

  @Test
  void whatThePlatformDoesNotReportIsAbsent() {
    ProcessMeter silent = new ProcessMeter(Optional::empty, Optional::empty);
    PairSampler watch = watch(sender.meter().and(silent), receiver.meter());
    now += 100;

    assertThat(watch.measures(2))
        .containsOnlyKeys(
            SematechMeasures.RECEIVER_LOAD.pair(),
            SematechMeasures.RECEIVER_CPU.pair(),
            SematechMeasures.RECEIVER_FAULTS.pair());
    assertThat(watch(silent, silent).measures(2)).isEqualTo(Map.of());
  }
}
