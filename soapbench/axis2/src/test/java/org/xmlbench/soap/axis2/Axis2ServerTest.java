package org.xmlbench.soap.axis2;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.soap.http.RawConnection;
import org.xmlbench.soap.http.RawReply;
import org.xmlbench.soap.http.RawRequest;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** What is no SOAP 1.1 is answered by Axis2, which needs its transports for that. */
class Axis2ServerTest {
  private static final String SOAP_12 = "http://www.w3.org/2003/05/soap-envelope";

  @ParameterizedTest
  @CsvSource({
    "application/soap+xml; charset=utf-8; action=\"x\", true, 200, echoVoidResponse",
    "application/soap+xml, true, 200, echoVoidResponse",
    "application/json, false, 500, Fault"
  })
  void otherContentTypesAreAnswered(String type, boolean isSoap, int status, String has)
      throws Exception {
    String body =
        "<s:Envelope xmlns:s='%s'><s:Body><t:echoVoid xmlns:t='urn:xmlbench:soapbench'/></s:Body></s:Envelope>"
            .formatted(SOAP_12);
    byte[] sent = (isSoap ? body : "{}").getBytes(StandardCharsets.UTF_8);
    try (ToolkitServer server = new Axis2Toolkit().serve(new SoapService(DataRule.PUBLISHED), 0);
        RawConnection connection = RawConnection.open(server.endpoint(), Duration.ofSeconds(20))) {
      RawReply reply = connection.call(RawRequest.post(server.endpoint(), type, "\"\"", sent));
      String text = new String(reply.body(), StandardCharsets.UTF_8);
      assertThat(text).contains(SOAP_12, has).doesNotContain("NullPointerException");
      assertThat(reply.status()).isEqualTo(status);
    }
  }
}
