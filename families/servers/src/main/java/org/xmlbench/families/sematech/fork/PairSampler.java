package org.xmlbench.families.sematech.fork;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.xmlbench.core.record.Measure;

/**
 * What sender and receiver use while messages go from one to the other, from the creation of this
 * sampler until it is read.
 *
 * <p>Page faults are read from files, which takes CPU time, so they are read outside of the CPU
 * clocks.
 */
final class PairSampler {
  private static final double PERCENT = 100;
  private static final double NANOS_PER_SECOND = 1e9;

  private final LongSupplier wallClock;
  private final ProcessMeter sender;
  private final ProcessMeter receiver;
  private final Optional<Long> senderFaults;
  private final Optional<Long> receiverFaults;
  private final long wallNanos;
  private final Optional<Long> senderCpu;
  private final Optional<Long> receiverCpu;

  /** Starts to watch. */
  PairSampler(ProcessMeter sender, ProcessMeter receiver, LongSupplier wallClock) {
    this.sender = sender;
    this.receiver = receiver;
    this.wallClock = wallClock;
    this.senderFaults = sender.faults().get();
    this.receiverFaults = receiver.faults().get();
    this.wallNanos = wallClock.getAsLong();
    this.senderCpu = sender.cpuNanos().get();
    this.receiverCpu = receiver.cpuNanos().get();
  }

  /**
   * Loads and rates since the start, and CPU time a message, by their measures; without what the
   * platform does not report.
   *
   * @param messages since the start; one at least
   */
  Map<Measure, Double> measures(long messages) {
    Optional<Long> senderUsed = since(senderCpu, sender.cpuNanos().get());
    Optional<Long> receiverUsed = since(receiverCpu, receiver.cpuNanos().get());
    double wall = wallClock.getAsLong() - wallNanos;
    Optional<Long> senderFaulted = since(senderFaults, sender.faults().get());
    Optional<Long> receiverFaulted = since(receiverFaults, receiver.faults().get());
    Map<Measure, Double> measures = new HashMap<>();
    senderUsed.ifPresent(
        nanos -> {
          measures.put(SematechMeasures.SENDER_LOAD.pair(), PERCENT * nanos / wall);
          measures.put(SematechMeasures.SENDER_CPU.pair(), (double) nanos / messages);
        });
    receiverUsed.ifPresent(
        nanos -> {
          measures.put(SematechMeasures.RECEIVER_LOAD.pair(), PERCENT * nanos / wall);
          measures.put(SematechMeasures.RECEIVER_CPU.pair(), (double) nanos / messages);
        });
    senderFaulted.ifPresent(
        faults ->
            measures.put(SematechMeasures.SENDER_FAULTS.pair(), NANOS_PER_SECOND * faults / wall));
    receiverFaulted.ifPresent(
        faults ->
            measures.put(
                SematechMeasures.RECEIVER_FAULTS.pair(), NANOS_PER_SECOND * faults / wall));
    return measures;
  }

  private static Optional<Long> since(Optional<Long> start, Optional<Long> end) {
    return start.flatMap(before -> end.map(now -> now - before));
  }
}
