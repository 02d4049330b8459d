package org.xmlbench.probes;

import java.io.IOException;
import java.time.LocalDateTime;
import org.xmlbench.core.document.DocumentName;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.probes.writer.TextBuffer;

/**
 * {@code e134:N}: a trace report of N values, with two elements for each and ten values for each
 * time at which some were collected. Values of one time are ints, those of the next doubles.
 *
 * <p>Source: the report that Simmon and Crispieri print (Measuring the Performance of XML-Based
 * Data Standards, NIST and SEMATECH; SEMI E134), which has values of one kind; theirs are uniform
 * from 0 to 100,000 and from 0.0 to 1.0, too.
 */
final class E134Family extends GeneratedFamily {
  private static final Name NOTIFICATION = Name.of("NewDataNotification");
  private static final Name REPORT = Name.of("DataCollectionReport");
  private static final Name PLAN = Name.of("planID");
  private static final Name REPORT_TIME = Name.of("reportTime");
  private static final Name REPORTS = Name.of("Reports");
  private static final Name TRACE = Name.of("Trace");
  private static final Name TRACE_ID = Name.of("traceid");
  private static final Name RESULTS = Name.of("TraceResults");
  private static final Name DATA = Name.of("Data");
  private static final Name COLLECTION_TIME = Name.of("collectionTime");
  private static final Name VALUES = Name.of("ParameterValues");
  private static final Name VALUE = Name.of("PV");
  private static final Name INT = Name.of("EI");
  private static final Name DOUBLE = Name.of("F8");

  private static final LocalDateTime TIME = LocalDateTime.of(2004, 4, 25, 19, 5, 27);
  private static final String PUBLISHED_TIME = "2004-04-25T19:05:27.456-04:00";
  private static final int VALUES_AT_A_TIME = 10;
  private static final int MOST_INT = 100_000;
  private static final double FRACTIONS = 1L << 53;

  E134Family() {
    super(
        "e134",
        "a trace report of N values, an object and two elements for each",
        "the report of NIST's and SEMATECH's study (SEMI E134)",
        new Sizes(Parameter.COUNT, 10_000, 1, 1_000_000));
  }

  @Override
  void generate(DocumentWriter writer, DocumentName document, RecordOrder order)
      throws IOException {
    writer.declaration();
    writer.start(NOTIFICATION).start(REPORT).attribute(PLAN, "001");
    writer.attribute(REPORT_TIME, PUBLISHED_TIME).start(REPORTS);
    writer.start(TRACE).attribute(TRACE_ID, "100").attribute(REPORT_TIME, PUBLISHED_TIME);
    writer.start(RESULTS).newline();
    TextBuffer text = new TextBuffer();
    long times = Math.ceilDiv(document.size(), VALUES_AT_A_TIME);
    for (int pass = 0; pass < order.passes(); pass++) {
      for (long time = 0; time < times; time++) {
        if (order.writes(pass, time)) {
          data(writer, document, time, text);
        }
      }
    }
    writer.end().end().end().end().end().newline();
  }

  private static void data(DocumentWriter writer, DocumentName document, long time, TextBuffer text)
      throws IOException {
    SplitMix64 random = CountedFamily.random(document, time);
    long values = Math.min(VALUES_AT_A_TIME, document.size() - time * VALUES_AT_A_TIME);
    writer.start(DATA).attribute(COLLECTION_TIME, collectionTime(text.clear(), time));
    writer.start(VALUES);
    for (long i = 0; i < values; i++) {
      writer.start(VALUE);
      if (time % 2 == 0) {
        writer.element(INT, text.clear().add(random.below(MOST_INT + 1)));
      } else {
        writer.element(DOUBLE, text.clear().add((random.next() >>> 11) / FRACTIONS));
      }
      writer.end();
    }
    writer.end().end().newline();
  }

  /** One every 100 ms, as equipment is asked to report at most. */
  private static TextBuffer collectionTime(TextBuffer text, long time) {
    LocalDateTime at = TIME.plusNanos(time * 100_000_000L);
    text.add(at.getYear()).add('-').padded(at.getMonthValue(), 2).add('-');
    text.padded(at.getDayOfMonth(), 2).add('T').padded(at.getHour(), 2).add(':');
    text.padded(at.getMinute(), 2).add(':').padded(at.getSecond(), 2).add('.');
    return text.padded(at.getNano() / 1_000_000, 3).add("-04:00");
  }
}
