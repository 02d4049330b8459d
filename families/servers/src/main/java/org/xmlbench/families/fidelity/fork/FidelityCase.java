package org.xmlbench.families.fidelity.fork;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.families.server.fork.ServerTask;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.MessageException;
import org.xmlbench.soap.message.WireValue;
import org.xmlbench.soap.operation.MeshInterfaceObject;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SimpleEvent;
import org.xmlbench.soap.operation.SoapOperation;

/**
 * A value that a message carries, between two of which nothing is to be said. All but those called
 * {@code INVALID_...} are values of their types, after XML Schema, Part 2.
 */
public enum FidelityCase implements Labelled, ServerTask {
  BASE64_EMPTY("no bytes", Sample.whole(new Payload.Base64(new byte[0]))),
  BASE64_EVERY_BYTE("each byte once", Sample.whole(Sample.everyByte())),
  BASE64_WRAPPED("bytes whose text is in lines of 76 characters", Sample.wrapped()),
  DOUBLES_EMPTY("no doubles", Sample.whole(new Payload.Doubles(new double[0]))),
  DOUBLE_GREATEST("the greatest finite double", Sample.ofDouble(Double.MAX_VALUE)),
  DOUBLE_INFINITE("infinity, INF", Sample.ofDouble(Double.POSITIVE_INFINITY)),
  DOUBLE_LEAST("the least finite double", Sample.ofDouble(-Double.MAX_VALUE)),
  DOUBLE_MINUS_INFINITE("minus infinity, -INF", Sample.ofDouble(Double.NEGATIVE_INFINITY)),
  DOUBLE_MINUS_ZERO("minus zero", Sample.ofDouble(-0.0)),
  DOUBLE_NAN("no number, NaN", Sample.ofDouble(Double.NaN)),
  DOUBLE_SUBNORMAL("the subnormal double nearest to zero", Sample.ofDouble(Double.MIN_VALUE)),
  EVENTS_EMPTY("no events", Sample.whole(new Payload.Events(new SimpleEvent[0]))),
  EVENT_EXTREME(
      "an event of the greatest int, NaN and markup",
      Sample.ofEvent(new SimpleEvent(Integer.MAX_VALUE, Double.NaN, Sample.MARKUP))),
  INTS_EMPTY("no ints", Sample.whole(new Payload.Ints(new int[0]))),
  INT_GREATEST("the greatest int", Sample.ofInt(Integer.MAX_VALUE)),
  INT_LEAST("the least int", Sample.ofInt(Integer.MIN_VALUE)),
  INT_SIGNED("+7", Sample.intText("+7")),
  INT_SPACED("7 between spaces and line ends", Sample.intText("\n  7\n ")),
  INVALID_BASE64("bytes whose text has a * in it", Sample.brokenBase64()),
  INVALID_CHARACTER("a string with a character that XML 1.0 has not", Sample.illegal()),
  INVALID_DOUBLE_WORD("two among doubles", Sample.doubleText("two")),
  INVALID_INT_BEYOND("99999999999 among ints", Sample.intText("99999999999")),
  INVALID_INT_FRACTION("2.5 among ints", Sample.intText("2.5")),
  INVALID_INT_WORD("two among ints", Sample.intText("two")),
  INVALID_MEMBER("a member that a mesh interface object has not", Sample.unknownMember()),
  INVALID_TRACE_INT_BEYOND(
      "99999999999 among the ints of a trace report", Sample.traceText("99999999999")),
  INVALID_TRACE_INT_WORD("two among the ints of a trace report", Sample.traceText("two")),
  INVALID_TRACE_MEMBER("a member that a value of a trace report has not", Sample.unknownInTrace()),
  MESHES_EMPTY(
      "no mesh interface objects", Sample.whole(new Payload.Meshes(new MeshInterfaceObject[0]))),
  MESH_EXTREME(
      "a mesh interface object of the least and the greatest int, and -INF",
      Sample.whole(
          new Payload.Meshes(
              new MeshInterfaceObject[] {
                new MeshInterfaceObject(
                    Integer.MIN_VALUE, Integer.MAX_VALUE, Double.NEGATIVE_INFINITY)
              }))),
  STRINGS_EMPTY("no strings", Sample.whole(new Payload.Strings(new String[0]))),
  STRING_BEYOND_BMP("characters beyond U+FFFF", Sample.ofString("\ud83d\ude80\ud834\udd1e")),
  STRING_BLANK("three spaces", Sample.ofString("   ")),
  STRING_EMPTY("the empty string", Sample.ofString("")),
  STRING_LINE_ENDS("CR LF, LF, CR and a tab", Sample.ofString("a\r\nb\nc\rd\te")),
  STRING_MARKUP("characters that are markup", Sample.ofString(Sample.MARKUP)),
  STRING_NIL("xsi:nil among strings", Sample.nil()),
  STRING_SPACES("spaces around and within", Sample.ofString("  a  b  ")),
  TRACE_DOUBLE_GREATEST(
      "a trace report with the greatest finite double", Sample.ofTrace(Double.MAX_VALUE)),
  TRACE_DOUBLE_INFINITE(
      "a trace report with infinity, INF", Sample.ofTrace(Double.POSITIVE_INFINITY)),
  TRACE_DOUBLE_MINUS_ZERO("a trace report with minus zero", Sample.ofTrace(-0.0)),
  TRACE_DOUBLE_NAN("a trace report with no number, NaN", Sample.ofTrace(Double.NaN)),
  TRACE_DOUBLE_SUBNORMAL(
      "a trace report with the subnormal double nearest to zero", Sample.ofTrace(Double.MIN_VALUE)),
  TRACE_INT_GREATEST("a trace report with the greatest int", Sample.ofTrace(Integer.MAX_VALUE)),
  TRACE_INT_LEAST("a trace report with the least int", Sample.ofTrace(Integer.MIN_VALUE));

  private final String description;
  private final Sample sample;

  FidelityCase(String description, Sample sample) {
    this.description = description;
    this.sample = sample;
  }

  @Override
  public String description() {
    return description;
  }

  public static List<String> labels() {
    return Arrays.stream(values()).map(FidelityCase::label).toList();
  }

  /**
   * The case of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static FidelityCase of(String label) {
    return NearestName.named("case", label, List.of(values()), FidelityCase::label);
  }

  /** What the message carries. */
  Shape shape() {
    return sample.base().shape();
  }

  /** The operation that takes it, and gives it back where the service has one that does. */
  SoapOperation operation() {
    return SoapOperation.of(
        comesBack() ? SoapOperation.Direction.ECHO : SoapOperation.Direction.RECEIVE, shape());
  }

  /** Whether a reply carries it; trace reports go to the service alone. */
  boolean comesBack() {
    return !shape().isTrace();
  }

  /** What a client is asked to send; empty where no object of Java's is such a value. */
  Optional<Payload> data() {
    return sample.data();
  }

  /** The request on the wire; empty where there is none that is XML. */
  Optional<byte[]> request(Encoding encoding) {
    return sample.request(encoding, operation());
  }

  /** The reply on the wire; empty where there is none that carries it, or none that is XML. */
  Optional<byte[]> reply(Encoding encoding) {
    return comesBack() ? sample.reply(encoding, operation()) : Optional.empty();
  }

  /**
   * The values of the message, as they are on the wire. What else a trace report says is left out:
   * in rpc/encoded it stands in elements, too, and of two members of which a value has one the
   * other is nil.
   */
  List<WireValue> values(byte[] message) throws MessageException {
    if (ValueComparison.isStructure(shape())) {
      return WireValue.members(message, true);
    }
    return WireValue.in(message, shape() != Shape.BASE64).stream()
        .filter(value -> !shape().isTrace() || !value.nil() && !Sample.isOfHead(value.text()))
        .toList();
  }
}
