package org.xmlbench.families.fidelity.fork;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.soap.content.XsdText;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.message.Soap;
import org.xmlbench.soap.operation.MeshInterfaceObject;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SimpleEvent;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.trace.E134Report;
import org.xmlbench.soap.trace.TraceReport;

/**
 * How the messages of a case are made: from the reference message of unmistakable data, whose text
 * is then edited, so that they do not depend on how anybody writes the value.
 *
 * @param base what the reference message carries
 * @param edit makes the case's text of the reference message's; empty where there is no such text
 * @param data what a client is asked to send; empty where no object of Java's is such a value
 */
record Sample(Payload base, Optional<UnaryOperator<String>> edit, Optional<Payload> data) {
  static final String MARKUP = "<a b=\"c\">&amp;']]>";

  private static final int INT = 1_234_567;
  private static final int PLAIN = 5;
  private static final double DOUBLE = 1234.5;
  private static final String STRING = "marked";
  private static final int BYTES = 256;
  private static final int LINE = 76;
  private static final int MIDDLE = 20;

  /** Data whose reference message is that of the case. */
  static Sample whole(Payload data) {
    return new Sample(data, Optional.of(UnaryOperator.identity()), Optional.of(data));
  }

  static Payload everyByte() {
    byte[] bytes = new byte[BYTES];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) i;
    }
    return new Payload.Base64(bytes);
  }

  static Sample wrapped() {
    byte[] bytes = ((Payload.Base64) everyByte()).bytes();
    String lines = Base64.getMimeEncoder(LINE, new byte[] {'\n'}).encodeToString(bytes);
    return onTheWire(everyByte(), XsdText.of(bytes), lines);
  }

  static Sample brokenBase64() {
    String whole = XsdText.of(((Payload.Base64) everyByte()).bytes());
    String broken = whole.substring(0, MIDDLE) + "*" + whole.substring(MIDDLE + 1);
    return onTheWire(everyByte(), whole, broken);
  }

  static Sample ofInt(int value) {
    return between(ints(INT), XsdText.of(INT), XsdText.of(value), ints(value));
  }

  static Sample intText(String text) {
    return onTheWire(ints(INT), XsdText.of(INT), text);
  }

  private static Payload ints(int middle) {
    return new Payload.Ints(new int[] {1, middle, 3});
  }

  static Sample ofDouble(double value) {
    return between(doubles(DOUBLE), XsdText.of(DOUBLE), XsdText.of(value), doubles(value));
  }

  static Sample doubleText(String text) {
    return onTheWire(doubles(DOUBLE), XsdText.of(DOUBLE), text);
  }

  private static Payload doubles(double middle) {
    return new Payload.Doubles(new double[] {1, middle, 3});
  }

  static Sample ofTrace(int value) {
    return between(trace(ints(INT)), XsdText.of(INT), XsdText.of(value), trace(ints(value)));
  }

  static Sample ofTrace(double value) {
    return between(
        trace(doubles(DOUBLE)), XsdText.of(DOUBLE), XsdText.of(value), trace(doubles(value)));
  }

  static Sample traceText(String text) {
    return onTheWire(trace(ints(INT)), XsdText.of(INT), text);
  }

  /**
   * Whether a trace report's name or time is so written, whatever fraction of a second it names.
   */
  static boolean isOfHead(String text) {
    E134Report any = E134Report.of(TraceReport.Kind.INT, 0, 1);
    String time = any.reportTime().toString();
    return text.equals(any.plan())
        || text.equals(any.traces().getFirst().id())
        || text.startsWith(time.substring(0, time.length() - 1));
  }

  /** The published report, of these values. */
  private static Payload trace(Payload values) {
    TraceReport.Values reported =
        switch (values) {
          case Payload.Ints(int[] ints) -> new TraceReport.Ints(ints);
          case Payload.Doubles(double[] doubles) -> new TraceReport.Doubles(doubles);
          default -> throw new IllegalArgumentException("no report has " + values.shape());
        };
    E134Report any = E134Report.of(reported.kind(), 0, reported.count());
    E134Report.Trace trace =
        new E134Report.Trace(
            any.traces().getFirst().id(),
            any.reportTime(),
            List.of(new E134Report.Data(any.reportTime(), reported)));
    return new Payload.Trace(new E134Report(any.plan(), any.reportTime(), List.of(trace)));
  }

  static Sample ofString(String value) {
    return between(strings(STRING), STRING, escaped(value), strings(value));
  }

  static Sample nil() {
    String nothing =
        "<$1$2 xmlns:xsi=\"%s\" xsi:nil=\"true\"/>".formatted(Matcher.quoteReplacement(Soap.XSI));
    return new Sample(
        strings(STRING),
        Optional.of(text -> element(STRING).matcher(text).replaceFirst(nothing)),
        Optional.empty());
  }

  /** Neither as itself nor by a reference (XML 1.0, sections 2.2 and 4.1). */
  static Sample illegal() {
    return new Sample(strings(STRING), Optional.empty(), Optional.of(strings("a\u0001b")));
  }

  private static Payload strings(String middle) {
    return new Payload.Strings(new String[] {"first", middle, "last"});
  }

  static Sample ofEvent(SimpleEvent value) {
    Payload marked = event(new SimpleEvent(value.sequenceNumber(), value.timestamp(), STRING));
    return between(marked, STRING, escaped(value.message()), event(value));
  }

  private static Payload event(SimpleEvent event) {
    return new Payload.Events(new SimpleEvent[] {event});
  }

  static Sample unknownMember() {
    return unknownAfter(
        new Payload.Meshes(new MeshInterfaceObject[] {new MeshInterfaceObject(1, 2, DOUBLE)}),
        XsdText.of(DOUBLE));
  }

  static Sample unknownInTrace() {
    return unknownAfter(trace(ints(PLAIN)), XsdText.of(PLAIN));
  }

  private static Sample unknownAfter(Payload base, String marked) {
    return new Sample(
        base,
        Optional.of(text -> element(marked).matcher(text).replaceFirst("$0<unknown>4</unknown>")),
        Optional.empty());
  }

  private static Sample between(Payload base, String marked, String text, Payload data) {
    return new Sample(base, Optional.of(replacing(marked, text)), Optional.of(data));
  }

  private static Sample onTheWire(Payload base, String marked, String text) {
    return new Sample(base, Optional.of(replacing(marked, text)), Optional.empty());
  }

  private static UnaryOperator<String> replacing(String marked, String text) {
    return message -> message.replace(">" + marked + "<", ">" + text + "<");
  }

  /** The element of that text; its name is the first group, what follows it in its tag the next. */
  private static Pattern element(String text) {
    return Pattern.compile("<([\\w:]+)([^<>]*)>" + Pattern.quote(text) + "</\\1>");
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\r", "&#13;");
  }

  Optional<byte[]> request(Encoding encoding, SoapOperation operation) {
    return edited(ReferenceMessage.request(encoding, operation, Optional.of(base)));
  }

  Optional<byte[]> reply(Encoding encoding, SoapOperation operation) {
    return edited(ReferenceMessage.reply(encoding, operation, Optional.of(base)));
  }

  private Optional<byte[]> edited(ReferenceMessage reference) {
    String text = new String(reference.bytes(), StandardCharsets.UTF_8);
    return edit.map(made -> made.apply(text).getBytes(StandardCharsets.UTF_8));
  }
}
