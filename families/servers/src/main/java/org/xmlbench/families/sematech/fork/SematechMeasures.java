package org.xmlbench.families.sematech.fork;

import static org.xmlbench.core.record.Measure.Absence.ERROR;
import static org.xmlbench.core.record.Measure.Absence.UNKNOWN;
import static org.xmlbench.core.record.Measure.Absence.ZERO;
import static org.xmlbench.core.record.Measure.Aggregation.MEAN;
import static org.xmlbench.core.record.Measure.Aggregation.SUM;

import org.xmlbench.core.record.DeclaredMeasures;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.MeasureSource;

/**
 * What pairs of processes measure of trace reports from one to the other, under the names of the
 * study by SEMATECH and NIST.
 */
public final class SematechMeasures implements MeasureSource {
  private static final DeclaredMeasures DECLARED = new DeclaredMeasures();

  /** Messages that means are of: all of a pair but the first. */
  public static final Measure MESSAGES = DECLARED.add("messages", "count", SUM, ERROR);

  /** 1 where sender and receiver had a processor of their own each, else 0. */
  public static final Measure OWN_PROCESSORS =
      DECLARED.add("own_processors", "count", SUM, UNKNOWN);

  /** DATATIMESENDER: the values are made. */
  public static final Stage DATA_SENDER = Stage.declared("data_sender", "nanos");

  /** XMLTIMESENDER, its first part: the toolkit makes the message, in memory. */
  public static final Stage CONSTRUCT = Stage.declared("construct", "nanos");

  /** XMLTIMESENDER, its second part: the message is written and its reply read. */
  public static final Stage SEND = Stage.declared("send", "nanos");

  /** Of {@link #SEND}, the writing alone. */
  public static final Stage WRITE = Stage.declared("write", "nanos");

  /** XMLTIMERECEIVER: from the body's first byte read to the last value bound. */
  public static final Stage XML_RECEIVER = Stage.declared("xml_receiver", "nanos");

  /** DATATIMERECEIVER: the values are written to a file. */
  public static final Stage DATA_RECEIVER = Stage.declared("data_receiver", "nanos");

  /** CPULOAD of the sender. */
  public static final Stage SENDER_LOAD = Stage.declared("sender_load", "percent");

  /** CPULOAD of the receiver. */
  public static final Stage RECEIVER_LOAD = Stage.declared("receiver_load", "percent");

  /** CPU time of the sender for a message: a load says little of a pair that takes longer. */
  public static final Stage SENDER_CPU = Stage.declared("sender_cpu", "nanos");

  public static final Stage RECEIVER_CPU = Stage.declared("receiver_cpu", "nanos");

  /** PAGEFAULTRATE of the sender. */
  public static final Stage SENDER_FAULTS = Stage.declared("sender_faults", "per_second");

  /** PAGEFAULTRATE of the receiver. */
  public static final Stage RECEIVER_FAULTS = Stage.declared("receiver_faults", "per_second");

  @Override
  public DeclaredMeasures declared() {
    return DECLARED;
  }

  /**
   * One quantity: of times the messages are distinguished; of loads and faults they are in older
   * records, and new ones tell them of all of a pair's messages together.
   *
   * @param mean mean over a pair's messages but the first
   * @param deviation their standard deviation; of one message alone there is none
   * @param first of the first message, which is in no mean
   * @param pair of all messages but the first together
   */
  public record Stage(Measure mean, Measure deviation, Measure first, Measure pair) {
    private static Stage declared(String name, String unit) {
      return new Stage(
          DECLARED.add(name, unit, MEAN, UNKNOWN),
          DECLARED.add("sd_" + name, unit, MEAN, ZERO),
          DECLARED.add("first_" + name, unit, MEAN, UNKNOWN),
          DECLARED.add("pair_" + name, unit, MEAN, UNKNOWN));
    }
  }
}
