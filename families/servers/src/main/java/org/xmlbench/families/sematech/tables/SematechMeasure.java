package org.xmlbench.families.sematech.tables;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.xmlbench.families.sematech.fork.SematechMeasures;
import org.xmlbench.results.table.Column;

/** What is measured of a message, in the order of tables. */
enum SematechMeasure {
  DATA_SENDER(
      "us",
      "data, sender",
      "DATATIMESENDER, in which the values are made",
      SematechMeasures.DATA_SENDER),
  XML_SENDER(
      "us",
      "XMLTIMESENDER",
      "construct and send of a message, by the sender's clock",
      SematechMeasures.CONSTRUCT,
      SematechMeasures.SEND),
  CONSTRUCT(
      "us",
      "construct",
      "from the toolkit's own objects to the last byte of the message in memory",
      SematechMeasures.CONSTRUCT),
  SEND(
      "us",
      "send",
      "from the first byte written to the reply read, so the receiver's part is in it: it binds,"
          + " writes its file and answers meanwhile",
      SematechMeasures.SEND),
  WRITE("us", "write", "the part of send in which the message is written", SematechMeasures.WRITE),
  XML_RECEIVER(
      "us",
      "xml, receiver",
      "XMLTIMERECEIVER, from the body's first byte read to the last value bound, by the receiver's"
          + " clock; it lies inside send",
      SematechMeasures.XML_RECEIVER),
  DATA_RECEIVER(
      "us",
      "data, receiver",
      "DATATIMERECEIVER, in which the values are written to a file; it lies inside send",
      SematechMeasures.DATA_RECEIVER),
  SENDER_TOTAL(
      "us",
      "total, sender",
      "data, construct and send",
      SematechMeasures.DATA_SENDER,
      SematechMeasures.CONSTRUCT,
      SematechMeasures.SEND),
  RECEIVER_TOTAL(
      "us",
      "total, receiver",
      "xml and data",
      SematechMeasures.XML_RECEIVER,
      SematechMeasures.DATA_RECEIVER),
  SENDER_LOAD(
      "%",
      "CPU %, sender",
      "CPU time of the process over wall time; 100 % is one core",
      SematechMeasures.SENDER_LOAD),
  SENDER_CPU(
      "us", "CPU us, sender", "the same CPU time for one message", SematechMeasures.SENDER_CPU),
  SENDER_FAULTS(
      "1/s",
      "faults/s, sender",
      "page faults of the process, minor and major together, a second of the same time",
      SematechMeasures.SENDER_FAULTS),
  RECEIVER_LOAD("%", "CPU %, receiver", null, SematechMeasures.RECEIVER_LOAD),
  RECEIVER_CPU("us", "CPU us, receiver", null, SematechMeasures.RECEIVER_CPU),
  RECEIVER_FAULTS("1/s", "faults/s, receiver", null, SematechMeasures.RECEIVER_FAULTS);

  private static final double NANOS_PER_MICRO = 1e3;

  private final String unit;
  private final String head;
  private final String meaning;
  private final List<SematechMeasures.Stage> parts;

  SematechMeasure(String unit, String head, String meaning, SematechMeasures.Stage... parts) {
    this.unit = unit;
    this.head = head;
    this.meaning = meaning;
    this.parts = List.of(parts);
  }

  /** Stages, in the order of tables. */
  static List<SematechMeasure> times() {
    return Stream.of(values()).filter(measure -> measure.compareTo(RECEIVER_TOTAL) <= 0).toList();
  }

  /** What processes use. */
  static List<SematechMeasure> loads() {
    return Stream.of(values()).filter(measure -> measure.compareTo(RECEIVER_TOTAL) > 0).toList();
  }

  /** Its name among the measures of the study. */
  String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  Column column() {
    String unitOfKey =
        switch (unit) {
          case "%" -> "_percent";
          case "us" -> "_us";
          default -> "_per_s";
        };
    Column column = Column.of(id() + unitOfKey, head, unit, Column.Kind.MEASURE, meaning);
    return this == SENDER_CPU || this == RECEIVER_CPU ? column.whereKnown() : column;
  }

  /** What forks measure whose sum it is. */
  List<SematechMeasures.Stage> parts() {
    return parts;
  }

  /** Units of a record in one of tables. */
  double scale() {
    return unit.equals("us") ? NANOS_PER_MICRO : 1;
  }
}
