package org.xmlbench.soap.sematech;

import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * What sender and receiver use while a message is constructed and sent.
 *
 * <p>Nothing stands between the readings of the two CPU clocks, and the wall clock is read outside
 * each: the span of a load holds all that its CPU time was read over. Linux adds what a thread runs
 * on another core when that core's tick comes, some milliseconds late: a load over a shorter span
 * may be above that of all processors. Page faults are read from files, which takes CPU time:
 * before all else at the start, and after it at the end.
 */
final class PairWatch {
  private final ProcessMeter sender;
  private final ProcessMeter receiver;
  private final LongSupplier wall;
  private final Optional<Long> receiverFaults;
  private long receiverStart;
  private Optional<Long> receiverCpu;
  private Optional<Long> senderFaults;
  private long senderStart;
  private Optional<Long> senderCpu;
  private Optional<Both> elsewhere = Optional.empty();

  /**
   * Starts a watch.
   *
   * @param wall nanoseconds since whenever
   */
  PairWatch(ProcessMeter sender, ProcessMeter receiver, LongSupplier wall) {
    this.sender = sender;
    this.receiver = receiver;
    this.wall = wall;
    this.receiverFaults = receiver.faults();
    start();
  }

  private void start() {
    senderFaults = sender.faults();
    receiverStart = wall.getAsLong();
    receiverCpu = receiver.cpuNanos();
    senderStart = wall.getAsLong();
    senderCpu = sender.cpuNanos();
  }

  /**
   * What the sender used since the start does not count: another process made the message.
   *
   * @param made what that process used. Its wall time is part of both sides' span; what passed here
   *     beside it, as to command it, is of neither, but for what the receiver used meanwhile
   */
  void madeElsewhere(Usage made) {
    Usage meanwhile =
        new Usage(made.wallNanos(), difference(receiver.cpuNanos(), receiverCpu), Optional.of(0L));
    elsewhere = Optional.of(new Both(made, meanwhile));
    start();
  }

  /**
   * What both used.
   *
   * @param sender this process, and the one that made the message elsewhere
   */
  record Both(Usage sender, Usage receiver) {}

  /** Reads both for the last time. */
  Both stop() {
    Optional<Long> senderCpuEnd = sender.cpuNanos();
    long senderEnd = wall.getAsLong();
    Optional<Long> receiverCpuEnd = receiver.cpuNanos();
    long receiverEnd = wall.getAsLong();
    Usage here =
        new Usage(
            senderEnd - senderStart,
            difference(senderCpuEnd, senderCpu),
            difference(sender.faults(), senderFaults));
    Usage there =
        new Usage(
            receiverEnd - receiverStart,
            difference(receiverCpuEnd, receiverCpu),
            difference(receiver.faults(), receiverFaults));
    return elsewhere
        .map(made -> new Both(here.plus(made.sender()), there.plus(made.receiver())))
        .orElse(new Both(here, there));
  }

  private static Optional<Long> difference(Optional<Long> now, Optional<Long> before) {
    return now.flatMap(end -> before.map(start -> end - start));
  }
}
