package org.xmlbench.soap.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SoapOperation;

class ReferenceMessageTest {
  private final MessageSchema schema = MessageSchema.load();

  static Stream<SoapOperation> operations() {
    return SoapOperation.known().stream();
  }

  private static Optional<Payload> data(SoapOperation operation) {
    return operation.carried().map(shape -> DataRule.FULL_PRECISION.elements(shape, 0, 7));
  }

  @ParameterizedTest
  @MethodSource("operations")
  void literalMessagesAreValid(SoapOperation operation) {
    for (ReferenceMessage message :
        new ReferenceMessage[] {
          ReferenceMessage.request(Encoding.DOCUMENT_LITERAL, operation, data(operation)),
          ReferenceMessage.reply(Encoding.DOCUMENT_LITERAL, operation, data(operation))
        }) {
      assertThatCode(() -> schema.validate(message.bytes())).doesNotThrowAnyException();
    }
  }

  @Test
  void aWrongElementIsNotValid() {
    String message =
        text(
            ReferenceMessage.request(
                Encoding.DOCUMENT_LITERAL,
                SoapOperation.named("receiveInts"),
                Optional.of(new Payload.Ints(new int[] {1, 2}))));
    assertThatThrownBy(() -> schema.validate(bytes(message.replace(">2<", ">two<"))))
        .isInstanceOf(MessageException.class)
        .hasMessageContaining("two");
  }

  @Test
  void valuesAreComparedWhateverTheirElementsAreCalled() throws MessageException {
    SoapOperation operation = SoapOperation.named("sendDoubles");
    String reply = new String(reply(Encoding.RPC_ENCODED, operation, 3), StandardCharsets.UTF_8);
    WireMessage one = WireMessage.parse(bytes(reply));
    String renamed = reply.replace("output", "return");
    assertThat(WireMessage.parse(bytes(renamed)).valueDifference(one)).isEmpty();
    assertThat(WireMessage.parse(bytes(renamed)).difference(one, Set.of())).isPresent();
    String wrong = reply.replaceFirst(">0.0<", ">7.0<");
    assertThat(WireMessage.parse(bytes(wrong)).valueDifference(one))
        .hasValue("value 1 is '1.0' instead of '0.0'");
  }

  @ParameterizedTest
  @EnumSource(names = {"DOCUMENT_LITERAL", "RPC_ENCODED"})
  void aMessageIsEqualToItselfAndToNoOther(Encoding encoding) throws MessageException {
    SoapOperation operation = SoapOperation.named("sendDoubles");
    WireMessage one = WireMessage.parse(reply(encoding, operation, 3));
    assertThat(one.difference(WireMessage.parse(reply(encoding, operation, 3)), Set.of()))
        .isEmpty();
    assertThat(one.difference(WireMessage.parse(reply(encoding, operation, 4)), Set.of()))
        .isPresent();
  }

  @Test
  void rpcMessagesNameTheirTypes() {
    assertThat(text(new ReferenceMessage(reply(Encoding.RPC_ENCODED, meshes(), 1), null)))
        .isEqualTo(
            "<soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\""
                + " xmlns:soapenc=\"http://schemas.xmlsoap.org/soap/encoding/\""
                + " xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\""
                + " xmlns:xsd=\"http://www.w3.org/2001/XMLSchema\"><soap:Body>"
                + "<b:sendMeshInterfaceObjectsResponse xmlns:b=\"urn:Benchmark1\""
                + " soap:encodingStyle=\"http://schemas.xmlsoap.org/soap/encoding/\">"
                + "<output xsi:type=\"soapenc:Array\""
                + " soapenc:arrayType=\"b:MeshInterfaceObject[1]\">"
                + "<item xsi:type=\"b:MeshInterfaceObject\"><x xsi:type=\"xsd:int\">0</x>"
                + "<y xsi:type=\"xsd:int\">0</y><value xsi:type=\"xsd:double\">0.0</value></item>"
                + "</output></b:sendMeshInterfaceObjectsResponse></soap:Body></soap:Envelope>");
  }

  @ParameterizedTest
  @EnumSource(PermittedDifference.class)
  void eachAllowanceIsNeededForItsDifference(PermittedDifference allowance)
      throws MessageException {
    Encoding encoding =
        Set.of(
                    PermittedDifference.XSI_TYPE,
                    PermittedDifference.ENCODING_STYLE_PLACE,
                    PermittedDifference.MEMBER_NAME,
                    PermittedDifference.SECTION_5_TYPE,
                    PermittedDifference.NIL_MEMBER)
                .contains(allowance)
            ? Encoding.RPC_ENCODED
            : Encoding.DOCUMENT_LITERAL;
    SoapOperation operation =
        switch (allowance) {
          case BASE64_LINES -> SoapOperation.named("sendBase64");
          case SECTION_5_TYPE -> SoapOperation.named("sendStrings");
          default -> meshes();
        };
    String reference =
        switch (allowance) {
          case DATE_TIME_FORM, NIL_MEMBER ->
              text(ReferenceMessage.request(encoding, Exchange.named("receiveE134Ints:1")));
          default -> text(new ReferenceMessage(reply(encoding, operation, 2), null));
        };
    String other =
        switch (allowance) {
          case XSI_TYPE -> reference.replace("<x xsi:type=\"xsd:int\">", "<x>");
          case EMPTY_HEADER -> reference.replace("<soap:Body>", "<soap:Header/><soap:Body>");
          case NUMBER_FORM -> reference.replace(">0.0<", ">0E0<");
          case INDENTED -> reference.replace("<item>", "\n  <item>");
          case MEMBER_ORDER ->
              reference.replace(
                  "<x>1</x><y>1</y><value>1.0</value>", "<value>1.0</value><x>1</x><y>1</y>");
          case ENCODING_STYLE_PLACE -> reference.replaceFirst(" soap:encodingStyle=\"[^\"]*\"", "");
          case MEMBER_NAME -> reference.replace("item", "member");
          case SECTION_5_TYPE -> reference.replace("xsd:string", "soapenc:string");
          case BASE64_LINES -> reference.replace("<output>AA", "<output>A\r\nA");
          case DATE_TIME_FORM -> reference.replace("27Z\"", "27.000+00:00\"");
          case NIL_MEMBER -> reference.replace("</EI>", "</EI><f8 xsi:nil=\"true\"/>");
        };
    assertThat(other).isNotEqualTo(reference);
    WireMessage changed = WireMessage.parse(bytes(other));
    WireMessage original = WireMessage.parse(bytes(reference));
    assertThat(changed.difference(original, Set.of())).isPresent();
    assertThat(changed.difference(original, Set.of(allowance))).isEmpty();
  }

  @Test
  void prefixesAreFreeAlsoInValues() throws MessageException {
    String reference = text(new ReferenceMessage(reply(Encoding.RPC_ENCODED, meshes(), 2), null));
    WireMessage other =
        WireMessage.parse(bytes(reference.replace("xsd:", "q:").replace(":xsd", ":q")));
    assertThat(other.difference(WireMessage.parse(bytes(reference)), Set.of())).isEmpty();
    WireMessage wrong = WireMessage.parse(bytes(reference.replace("xsd:int", "xsd:long")));
    assertThat(wrong.difference(WireMessage.parse(bytes(reference)), Set.of())).isPresent();
  }

  @Test
  void aDocumentTypeDeclarationIsNoMessage() {
    assertThatThrownBy(() -> WireMessage.parse(bytes("<!DOCTYPE a><a/>")))
        .isInstanceOf(MessageException.class);
  }

  private static SoapOperation meshes() {
    return SoapOperation.of(SoapOperation.Direction.SEND, Shape.MESH_INTERFACE_OBJECTS);
  }

  private static byte[] reply(Encoding encoding, SoapOperation operation, int length) {
    Payload data = DataRule.PUBLISHED.elements(operation.shape(), 0, length);
    return ReferenceMessage.reply(encoding, operation, Optional.of(data)).bytes();
  }

  private static String text(ReferenceMessage message) {
    return new String(message.bytes(), StandardCharsets.UTF_8);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
