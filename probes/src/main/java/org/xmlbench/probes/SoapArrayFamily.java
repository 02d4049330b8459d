package org.xmlbench.probes;

import java.io.IOException;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.probes.writer.TextBuffer;

/**
 * An array as the one parameter of a SOAP 1.1 rpc/encoded operation. The array names its type and
 * length; its members carry no {@code xsi:type}, as in the messages of the original's toolkits
 * (gSOAP, XSUL).
 *
 * <p>Source: the arrays of XMLBench (SC'06); message form and data rules of SOAPBench (SC'05).
 */
final class SoapArrayFamily extends SoapCountFamily {
  private static final Name MEMBER = Name.of(ITEM);
  private static final Name SEQUENCE_NUMBER = Name.of("sequenceNumber");
  private static final Name TIMESTAMP = Name.of("timestamp");
  private static final Name MESSAGE = Name.of("message");
  private static final Name X = Name.of("x");
  private static final Name Y = Name.of("y");
  private static final Name VALUE = Name.of("value");
  private static final int FIRST_INT = 1234;

  private static final Name INPUT = Name.of("input");
  private static final Name ARRAY_TYPE = Name.of(SoapEnvelope.SOAP_ENC, "SOAP-ENC", "arrayType");

  static final SoapArrayFamily INTS =
      new SoapArrayFamily(
          "interop-int",
          "ints, 1234 and up",
          "array of ints; message form of SOAPBench (SC'05)",
          "echoInts",
          "xsd:int",
          (writer, index, scratch) -> writer.element(MEMBER, scratch.add(FIRST_INT + index)));

  static final SoapArrayFamily STRINGS =
      new SoapArrayFamily(
          "interop-string",
          "sentences of 130 letters",
          "array of strings; message form of SOAPBench (SC'05)",
          "echoStrings",
          "xsd:string",
          (writer, index, scratch) -> writer.element(MEMBER, sentence(scratch, index)));

  static final SoapArrayFamily DOUBLES =
      new SoapArrayFamily(
          "interop-double",
          "doubles, the square roots of 0 and up",
          "array of doubles; square roots as in SOAPBench (SC'05)",
          "echoDoubles",
          "xsd:double",
          (writer, index, scratch) -> writer.element(MEMBER, scratch.add(Math.sqrt(index))));

  static final SoapArrayFamily MESH_INTERFACE_OBJECTS =
      new SoapArrayFamily(
          "interop-mio",
          "mesh interface objects: x and y int, value double",
          "mesh interface objects; data rules of SOAPBench (SC'05)",
          "echoMeshInterfaceObjects",
          "b1:MeshInterfaceObject",
          (writer, index, scratch) -> {
            writer.start(MEMBER).element(X, scratch.add(index)).element(Y, scratch);
            writer.element(VALUE, scratch.clear().add(Math.sqrt(index))).end();
          });

  static final SoapArrayFamily EVENTS =
      new SoapArrayFamily(
          "interop-event",
          "events: sequence number, timestamp, message",
          "event streams; data rules of SOAPBench (SC'05)",
          "echoSimpleEvents",
          "b1:SimpleEvent",
          (writer, index, scratch) -> {
            writer.start(MEMBER).element(SEQUENCE_NUMBER, scratch.add(index));
            writer.element(TIMESTAMP, scratch.clear().add(Math.sqrt(index)));
            writer.element(MESSAGE, scratch.clear().add("Message #").add(index)).end();
          });

  private final String memberType;
  private final Member member;

  /** Writes a member of an array. */
  @FunctionalInterface
  private interface Member {
    /** Writes the member of that index of the sequence, its element included. */
    void write(DocumentWriter writer, long index, TextBuffer scratch) throws IOException;
  }

  /**
   * @param members what they are, after {@code array of N}
   * @param origin in XMLBench
   * @param operation of SOAPBench that takes them
   * @param memberType their type, with its prefix
   */
  private SoapArrayFamily(
      String name,
      String members,
      String origin,
      String operation,
      String memberType,
      Member member) {
    super(
        name,
        "SOAP 1.1 rpc/encoded: array of N " + members,
        "XMLBench (SC'06), " + origin,
        operation,
        10,
        10_000_000);
    this.memberType = memberType;
    this.member = member;
  }

  private static TextBuffer sentence(TextBuffer scratch, long index) {
    return scratch
        .add("String content for the array element number ")
        .add(index)
        .add(". This is long to test the hypothesis that longer content sections are better for")
        .add(" the NFA.");
  }

  @Override
  void openParameter(DocumentWriter writer, long count) throws IOException {
    writer
        .start(INPUT)
        .attribute(SoapEnvelope.XSI_TYPE, "SOAP-ENC:Array")
        .attribute(ARRAY_TYPE, memberType + "[" + count + "]");
  }

  @Override
  void member(DocumentWriter writer, long index, TextBuffer scratch) throws IOException {
    member.write(writer, index, scratch);
  }

  @Override
  void closeParameter(DocumentWriter writer) throws IOException {
    writer.end();
  }
}
