package org.xmlbench.results.family.sematech;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonView;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.xmlbench.core.record.SematechMeasures;
import org.xmlbench.results.soap.ProfileCheck;
import org.xmlbench.results.soap.ProfileNote;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.store.PageView;

/**
 * Trace reports of one kind from one process to another, received in one way.
 *
 * @param encoding what the processes speak
 * @param operation name of the operation that takes the report
 * @param receiving how the receiver takes a message in
 * @param sizes numbers of values, rising
 * @param rows a row for each toolkit
 */
public record SematechTable(
    String encoding, String operation, String receiving, List<Integer> sizes, List<Row> rows) {
  public SematechTable {
    sizes = List.copyOf(sizes);
    rows = List.copyOf(rows);
  }

  /** How many messages a pair sent, its first among them; empty where no pair has a figure. */
  public SortedSet<Long> messagesOfPairs() {
    SortedSet<Long> numbers = new TreeSet<>();
    for (Row row : rows) {
      for (Cell cell : row.cells()) {
        if (cell.pairs() > 0) {
          numbers.add(1 + cell.messages() / cell.pairs());
        }
      }
    }
    return numbers;
  }

  /** The notes below the table of WS-I's Basic Profile; empty where there are none. */
  @JsonProperty
  @JsonView(PageView.class)
  public List<String> profileNotes() {
    return ProfileNote.of(ProfileNote.HEAD_OF_OURS, rows.stream().map(Row::profile).toList());
  }

  /** What is measured of a message, in the order of tables. */
  public enum Measure {
    /** DATATIMESENDER. */
    DATA_SENDER("dataSender", 1e3, SematechMeasures.DATA_SENDER),
    /** XMLTIMESENDER whole: construct and send. */
    XML_SENDER("xmlSender", 1e3, SematechMeasures.CONSTRUCT, SematechMeasures.SEND),
    /** XMLTIMESENDER, construct. */
    CONSTRUCT("construct", 1e3, SematechMeasures.CONSTRUCT),
    /** XMLTIMESENDER, send. */
    SEND("send", 1e3, SematechMeasures.SEND),
    /** Of send, the writing alone. */
    WRITE("write", 1e3, SematechMeasures.WRITE),
    /** XMLTIMERECEIVER. */
    XML_RECEIVER("xmlReceiver", 1e3, SematechMeasures.XML_RECEIVER),
    /** DATATIMERECEIVER. */
    DATA_RECEIVER("dataReceiver", 1e3, SematechMeasures.DATA_RECEIVER),
    /** All of the sender's: the values are made, the message is constructed and sent. */
    SENDER_TOTAL(
        "senderTotal",
        1e3,
        SematechMeasures.DATA_SENDER,
        SematechMeasures.CONSTRUCT,
        SematechMeasures.SEND),
    /** All of the receiver's: the message is received and bound, the values written to a file. */
    RECEIVER_TOTAL(
        "receiverTotal", 1e3, SematechMeasures.XML_RECEIVER, SematechMeasures.DATA_RECEIVER),
    /** CPULOAD of the sender. */
    SENDER_LOAD("senderLoad", 1, SematechMeasures.SENDER_LOAD),
    /** CPULOAD of the receiver. */
    RECEIVER_LOAD("receiverLoad", 1, SematechMeasures.RECEIVER_LOAD),
    /** CPU time of the sender for a message. */
    SENDER_CPU("senderCpu", 1e3, SematechMeasures.SENDER_CPU),
    /** The same of the receiver. */
    RECEIVER_CPU("receiverCpu", 1e3, SematechMeasures.RECEIVER_CPU),
    /** PAGEFAULTRATE of the sender. */
    SENDER_FAULTS("senderFaults", 1, SematechMeasures.SENDER_FAULTS),
    /** PAGEFAULTRATE of the receiver. */
    RECEIVER_FAULTS("receiverFaults", 1, SematechMeasures.RECEIVER_FAULTS);

    private final String key;
    private final double scale;
    private final List<SematechMeasures.Stage> parts;

    Measure(String key, double scale, SematechMeasures.Stage... parts) {
      this.key = key;
      this.scale = scale;
      this.parts = List.of(parts);
    }

    /** The name in JSON. Times are in microseconds, loads in percent, faults a second. */
    public String key() {
      return key;
    }

    /** What forks measure whose sum it is. */
    List<SematechMeasures.Stage> parts() {
      return parts;
    }

    /** Units of a record in one of tables. */
    double scale() {
      return scale;
    }
  }

  /**
   * A toolkit, the same on both sides.
   *
   * @param toolkit its id
   * @param cells one for each size, in their order
   * @param profile the result of checking its messages, the server's replies included, against
   *     WS-I's Basic Profile; {@code null} where the profile does not apply to them
   */
  public record Row(String toolkit, List<Cell> cells, ProfileCheck profile) {
    public Row {
      cells = List.copyOf(cells);
    }
  }

  /**
   * What pairs of processes took for messages of one size.
   *
   * @param size number of values
   * @param outcome {@code ok}, or how its pairs ended; {@code null} where it was not measured
   * @param reason why there is no figure; {@code null} where there is one
   * @param pairs pairs of processes behind the figures
   * @param messages messages of all pairs behind the figures, without each pair's first
   * @param requestBytes bytes of the message
   * @param figures by the keys of {@link Measure}, in its order; what the platform does not report
   *     is absent
   */
  public record Cell(
      int size,
      String outcome,
      String reason,
      int pairs,
      long messages,
      Long requestBytes,
      Map<String, Figure> figures) {
    public Cell {
      figures = Collections.unmodifiableMap(new LinkedHashMap<>(figures));
    }
  }

  /**
   * One measure.
   *
   * @param mean mean over pairs of their means, with Student's interval over pairs: the pair is the
   *     unit
   * @param asPublished mean over all messages with Student's interval over all messages, as it was
   *     published: messages of one pair are taken for independent, which they are not. A sum has no
   *     such interval: records do not show how its parts vary together. A figure of all messages of
   *     a pair together has none either
   * @param first mean over pairs of the first message's; {@code null} where the records lack it
   */
  public record Figure(Estimate mean, Estimate asPublished, Double first) {}
}
