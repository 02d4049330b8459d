package org.xmlbench.soap.sematech;

import java.io.IOException;
import java.util.Optional;

/**
 * What sender and receiver use while a message is constructed and sent.
 *
 * <p>Each process tells by its own clocks, since Linux tells no other in full: {@link
 * org.xmlbench.core.platform.SettledCpuClock}. Nothing stands between the readings of the two, the
 * receiver's outside, so its span is longer by what it takes to ask it. The wall clock is read
 * outside each CPU clock: the span of a load holds all that its CPU time was read over. Page faults
 * are read from files, which takes CPU time: before all else at the start, and after it at the end.
 */
final class PairWatch {
  private final ProcessMeter sender;
  private final ProcessMeter receiver;
  private final Optional<Long> receiverFaults;
  private ProcessMeter.Moment receiverStart;
  private Optional<Long> senderFaults;
  private ProcessMeter.Moment senderStart;
  private Optional<Both> elsewhere = Optional.empty();

  /**
   * Starts a watch.
   *
   * @throws IOException when the receiver is gone
   */
  PairWatch(ProcessMeter sender, ProcessMeter receiver) throws IOException {
    this.sender = sender;
    this.receiver = receiver;
    sender.lookForThreads();
    receiver.lookForThreads();
    this.receiverFaults = receiver.faults();
    start();
  }

  private void start() throws IOException {
    senderFaults = sender.faults();
    receiverStart = receiver.now();
    senderStart = sender.now();
  }

  /**
   * What the sender used since the start does not count: another process made the message.
   *
   * @param made what that process used. Its wall time is part of both sides' span; what passed here
   *     beside it, as to command it, is of neither, but for what the receiver used meanwhile
   * @throws IOException when the receiver is gone
   */
  void madeElsewhere(Usage made) throws IOException {
    Optional<Long> meanwhile = difference(receiver.now().cpuNanos(), receiverStart.cpuNanos());
    elsewhere =
        Optional.of(new Both(made, new Usage(made.wallNanos(), meanwhile, Optional.of(0L))));
    start();
  }

  /**
   * What both used.
   *
   * @param sender what this one used, and the process that made the message elsewhere
   */
  record Both(Usage sender, Usage receiver) {}

  /**
   * Reads both for the last time.
   *
   * @throws IOException when the receiver is gone
   */
  Both stop() throws IOException {
    ProcessMeter.Moment senderEnd = sender.now();
    ProcessMeter.Moment receiverEnd = receiver.now();
    Usage here = usage(senderStart, senderEnd, difference(sender.faults(), senderFaults));
    Usage there = usage(receiverStart, receiverEnd, difference(receiver.faults(), receiverFaults));
    return elsewhere
        .map(made -> new Both(here.plus(made.sender()), there.plus(made.receiver())))
        .orElse(new Both(here, there));
  }

  private static Usage usage(
      ProcessMeter.Moment start, ProcessMeter.Moment end, Optional<Long> faults) {
    return new Usage(
        end.wallAfter() - start.wallBefore(), difference(end.cpuNanos(), start.cpuNanos()), faults);
  }

  private static Optional<Long> difference(Optional<Long> now, Optional<Long> before) {
    return now.flatMap(end -> before.map(start -> end - start));
  }
}
