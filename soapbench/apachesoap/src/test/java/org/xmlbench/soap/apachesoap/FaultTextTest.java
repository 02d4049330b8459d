package org.xmlbench.soap.apachesoap;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.Wire;

/**
 * The text of a fault is reported as it is, though Apache SOAP escapes the text of its exceptions.
 */
class FaultTextTest {
  private static final String FAULT =
      """
      <s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><s:Fault>\
      <faultcode>s:Client</faultcode>\
      <faultstring>Method 'echo' is "not" a &lt;b&gt; &amp;amp; c</faultstring>\
      </s:Fault></s:Body></s:Envelope>\
      """;

  @Test
  void isNotEscaped() throws Exception {
    Wire wire = new Wire(FAULT.getBytes(StandardCharsets.UTF_8));
    try (StackClient client = ApacheSoapClient.canned(wire)) {
      StackClient.Call call = client.prepare(SoapOperation.named("echoVoid"), Optional.empty());
      assertThatThrownBy(call::invoke).hasMessage("Method 'echo' is \"not\" a <b> &amp; c");
    }
  }
}
