package org.xmlbench.soap.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.soap.message.ProfileFinding.State;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;

class BasicProfileTest {
  private static final String FAULT =
      "<soap:Fault><faultcode>soap:Client</faultcode><faultstring>no</faultstring></soap:Fault>";
  private static final HttpHead HEAD =
      head("POST", "HTTP/1.1", "Content-Type", "text/xml; charset=utf-8", "SOAPAction", "\"\"");

  private final BasicProfile profile = new BasicProfile(MessageSchema.load());

  static Stream<SoapOperation> operations() {
    return SoapOperation.known().stream();
  }

  @ParameterizedTest
  @MethodSource("operations")
  void referenceMessagesMeetIt(SoapOperation operation) throws MessageException {
    Optional<Payload> data =
        operation.carried().map(shape -> DataRule.PUBLISHED.elements(shape, 0, 3));
    byte[] request = ReferenceMessage.request(Encoding.DOCUMENT_LITERAL, operation, data).bytes();
    byte[] reply = ReferenceMessage.reply(Encoding.DOCUMENT_LITERAL, operation, data).bytes();
    List<ProfileFinding> ofRequest = profile.check(request, request, Optional.of(HEAD));
    assertThat(BasicProfile.failed(ofRequest)).isEmpty();
    assertThat(ofRequest)
        .filteredOn(finding -> finding.state() == State.NOT_APPLICABLE)
        .extracting(ProfileFinding::assertion)
        .containsExactly(ProfileAssertion.R1000, ProfileAssertion.R1001, ProfileAssertion.R1013);
    List<ProfileFinding> ofReply = profile.check(reply, reply, Optional.empty());
    assertThat(BasicProfile.failed(ofReply)).isEmpty();
    assertThat(passed(ofReply)).isEqualTo(12);
  }

  private static long passed(List<ProfileFinding> findings) {
    return findings.stream().filter(finding -> finding.state() == State.PASSED).count();
  }

  /** Every assertion can fail, and none fails for another's reason. */
  @ParameterizedTest
  @EnumSource(ProfileAssertion.class)
  void aMessageThatBreaksOneIsFound(ProfileAssertion assertion) throws MessageException {
    byte[] broken = broken(assertion);
    HttpHead head = brokenHead(assertion);
    List<ProfileFinding> findings = profile.check(broken, broken, Optional.of(head));
    ProfileFinding[] expected =
        findings.stream()
            .filter(finding -> finding.assertion() == assertion)
            .toArray(ProfileFinding[]::new);
    assertThat(expected).singleElement().extracting(ProfileFinding::state).isEqualTo(State.FAILED);
    assertThat(BasicProfile.failed(findings)).contains(assertion).isSubsetOf(with(assertion));
  }

  /** What else is broken with it: one rule says part of what another says. */
  private static List<ProfileAssertion> with(ProfileAssertion assertion) {
    return switch (assertion) {
      case R1005 -> List.of(assertion, ProfileAssertion.R1032);
      case R1006, R1014, R2113, R9981 -> List.of(assertion, ProfileAssertion.R2712);
      case R1012 -> List.of(assertion, ProfileAssertion.R1018);
      case R1109 -> List.of(assertion, ProfileAssertion.R2745);
      case R1141 -> List.of(assertion, ProfileAssertion.R1140);
      default -> List.of(assertion);
    };
  }

  private static byte[] broken(ProfileAssertion assertion) {
    String right = text();
    String other =
        switch (assertion) {
          case R1000 -> withFault(FAULT.replace("</soap:Fault>", "<reason/></soap:Fault>"));
          case R1001 ->
              withFault(FAULT.replace("<faultstring>no</", "<soap:faultstring>no</soap:"));
          case R1005 -> right.replace("<soap:Body", "<soap:Body soap:encodingStyle=\"\"");
          case R1006 -> right.replace("<b:receiveInts", "<b:receiveInts soap:encodingStyle=\"\"");
          case R1008 -> "<!DOCTYPE e>" + right;
          case R1009 -> right.replace("<soap:Body>", "<?here now?><soap:Body>");
          case R1011 -> right.replace("</soap:Body>", "</soap:Body><b:x xmlns:b=\"urn:b\"/>");
          case R1012 -> "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>" + right;
          case R1013 -> withHeader("<h:h xmlns:h=\"urn:h\" soap:mustUnderstand=\"true\"/>");
          case R1014 -> right.replace("b:receiveInts", "receiveInts").replace("xmlns:b", "xmlns:c");
          case R1032 -> right.replace("<soap:Body", "<soap:Body soap:actor=\"urn:a\"");
          case R2113 ->
              right.replace(
                  "<input",
                  "<input xmlns:e=\"http://schemas.xmlsoap.org/soap/encoding/\" e:arrayType=\"x\"");
          case R2712 -> right.replace(">2<", ">two<");
          case R9980 -> right.replace("soap:Body", "soap:Content");
          case R9981 -> right.replace("</soap:Body>", "<b:x xmlns:b=\"urn:b\"/></soap:Body>");
          case R1018, R1108, R1109, R1132, R1140, R1141, R2745 -> right;
        };
    return other.getBytes(StandardCharsets.UTF_8);
  }

  private static HttpHead brokenHead(ProfileAssertion assertion) {
    String type = "text/xml; charset=utf-8";
    return switch (assertion) {
      case R1018 -> head("POST", "HTTP/1.1", "Content-Type", "text/xml", "SOAPAction", "\"\"");
      case R1108 ->
          head("POST", "HTTP/1.1", "Content-Type", type, "SOAPAction", "\"\"", "C-Man", "x");
      case R1109 -> head("POST", "HTTP/1.1", "Content-Type", type, "SOAPAction", "");
      case R1132 -> head("PUT", "HTTP/1.1", "Content-Type", type, "SOAPAction", "\"\"");
      case R1140 -> head("POST", "HTTP/1.0", "Content-Type", type, "SOAPAction", "\"\"");
      case R1141 -> head("POST", "HTTP/2", "Content-Type", type, "SOAPAction", "\"\"");
      case R2745 -> head("POST", "HTTP/1.1", "Content-Type", type, "SOAPAction", "\"urn:a\"");
      default -> HEAD;
    };
  }

  @Test
  void aFaultIsHeldAgainstWhatIsOfFaults() throws MessageException {
    byte[] fault = withFault(FAULT).getBytes(StandardCharsets.UTF_8);
    List<ProfileFinding> findings = profile.check(fault, fault, Optional.empty());
    assertThat(BasicProfile.failed(findings)).isEmpty();
    assertThat(findings)
        .filteredOn(finding -> finding.state() == State.PASSED)
        .extracting(ProfileFinding::assertion)
        .contains(ProfileAssertion.R1000, ProfileAssertion.R1001)
        .doesNotContain(ProfileAssertion.R2712);
  }

  @Test
  void ofTwoMessagesWhatOneDoesNotMeetIsNotMet() throws MessageException {
    byte[] right = text().getBytes(UTF_8);
    byte[] wrong = broken(ProfileAssertion.R1013);
    List<ProfileFinding> one = profile.check(right, right, Optional.of(HEAD));
    List<ProfileFinding> other = profile.check(wrong, wrong, Optional.empty());
    for (List<ProfileFinding> both :
        List.of(BasicProfile.both(one, other), BasicProfile.both(other, one))) {
      assertThat(BasicProfile.failed(both)).containsExactly(ProfileAssertion.R1013);
      assertThat(passed(both)).isEqualTo(passed(one));
    }
    assertThat(BasicProfile.both(List.of(), one)).isEqualTo(one);
  }

  @Test
  void theLineIsReported() throws MessageException {
    byte[] broken =
        text().replace("<soap:Body>", "\n<soap:Body soap:actor=\"urn:a\">\n").getBytes(UTF_8);
    assertThat(profile.check(broken, broken, Optional.empty()))
        .filteredOn(finding -> finding.state() == State.FAILED)
        .singleElement()
        .hasToString(
            "R1032 FAILED, line 2: Envelope, Header, Body have no attribute of the envelope's"
                + " namespace");
  }

  private static final Charset UTF_8 = StandardCharsets.UTF_8;

  @ParameterizedTest
  @CsvSource({
    "UTF-16, text/xml; charset=UTF-16, true",
    "UTF-16, text/xml; charset=utf-8, false",
    "UTF-8, text/xml; charset=\"UTF-8\", true",
  })
  void bothEncodingsAreFree(String encoding, String type, boolean met) throws MessageException {
    byte[] message =
        ("<?xml version=\"1.0\" encoding=\"%s\"?>".formatted(encoding) + text())
            .getBytes(Charset.forName(encoding));
    HttpHead head = head("POST", "HTTP/1.1", "Content-Type", type, "SOAPAction", "\"\"");
    assertThat(BasicProfile.failed(profile.check(message, message, Optional.of(head))))
        .isEqualTo(met ? java.util.Set.of() : java.util.Set.of(ProfileAssertion.R1018));
  }

  @Test
  void whatIsNotWellFormedIsNoMessage() {
    byte[] half = text().substring(0, 200).getBytes(UTF_8);
    assertThatThrownBy(() -> profile.check(half, half, Optional.empty()))
        .isInstanceOf(MessageException.class)
        .hasMessageContaining("not well-formed");
  }

  private static String text() {
    return new String(
        ReferenceMessage.request(
                Encoding.DOCUMENT_LITERAL,
                SoapOperation.named("receiveInts"),
                Optional.of(new Payload.Ints(new int[] {1, 2})))
            .bytes(),
        UTF_8);
  }

  private static String withFault(String fault) {
    return text().replaceAll("<b:receiveInts.*</b:receiveInts>", fault);
  }

  private static String withHeader(String block) {
    return text().replace("<soap:Body>", "<soap:Header>" + block + "</soap:Header><soap:Body>");
  }

  private static HttpHead head(String method, String protocol, String... fields) {
    Map<String, String> all = new TreeMap<>();
    for (int i = 0; i < fields.length; i += 2) {
      all.put(fields[i], fields[i + 1]);
    }
    return new HttpHead(method, protocol, new TreeMap<>(all));
  }
}
