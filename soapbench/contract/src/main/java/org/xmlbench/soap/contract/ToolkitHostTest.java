package org.xmlbench.soap.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.soap.http.RawConnection;
import org.xmlbench.soap.http.RawReply;
import org.xmlbench.soap.http.RawRequest;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.MtomPackage;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.ToolkitServer;

/**
 * A server describes its service, refuses the methods that it has not, and tells by a fault that a
 * call failed.
 */
@Timeout(60)
class ToolkitHostTest {
  private static final int OK = 200;
  private static final int NOT_ALLOWED = 405;
  private static final int FAILED = 500;
  private static final String XML = "text/xml; charset=utf-8";
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("org.xmlbench.soap.contract.Toolkits#soapServers")
  void describesItsService(HttpToolkit toolkit) throws Exception {
    try (ToolkitServer server = server(toolkit)) {
      RawReply reply = ask("GET", URI.create(server.endpoint() + "?wsdl"));
      assertThat(reply.status()).isEqualTo(OK);
      assertThat(new String(reply.body(), StandardCharsets.UTF_8))
          .contains("http://schemas.xmlsoap.org/wsdl/", "definitions")
          .contains(server.endpoint().toString());
    }
  }

  /** A host that a toolkit starts itself answers as it does. */
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("org.xmlbench.soap.contract.Toolkits#hosted")
  void refusesOtherMethods(HttpToolkit toolkit) throws Exception {
    try (ToolkitServer server = server(toolkit)) {
      URI other = URI.create(server.endpoint() + "?x=1");
      for (String method : List.of("PUT", "DELETE", "PATCH", "OPTIONS", "GET")) {
        for (URI uri : List.of(server.endpoint(), other)) {
          RawReply reply = ask(method, uri);
          assertThat(reply.status()).as("%s %s", method, uri).isEqualTo(NOT_ALLOWED);
        }
      }
    }
  }

  /** The service itself fails: no message may have so many elements. */
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("org.xmlbench.soap.contract.Toolkits#soapServers")
  void tellsByAFaultThatACallFailed(HttpToolkit toolkit) throws Exception {
    Encoding encoding = toolkit.describe().encoding();
    if (encoding.isSecured()) {
      // A request without security is refused before it is read: see ToolkitProtectionTest.
      return;
    }
    String good =
        new String(
            ReferenceMessage.request(encoding.inlined(), Exchange.named("sendInts:7")).bytes(),
            StandardCharsets.UTF_8);
    String bad = good.replace(">7<", ">" + (Exchange.MOST + 1) + "<");
    assertThat(bad).isNotEqualTo(good);
    try (ToolkitServer server = server(toolkit);
        RawConnection connection = RawConnection.open(server.endpoint(), PATIENCE)) {
      RawReply reply =
          connection.call(
              RawRequest.post(
                  server.endpoint(), XML, "\"\"", bad.getBytes(StandardCharsets.UTF_8)));
      assertThat(reply.status()).isEqualTo(FAILED);
      byte[] envelope = MtomPackage.parse(reply.body(), Optional.empty()).envelope();
      Optional<String> fault = new RawReply(reply.status(), envelope, reply.closes()).faultText();
      assertThat(fault).isPresent();
      assertThat(fault.get()).contains(Integer.toString(Exchange.MOST));
    }
  }

  private static ToolkitServer server(HttpToolkit toolkit) throws Exception {
    return toolkit.serve(new SoapService(DataRule.PUBLISHED), 0);
  }

  private static RawReply ask(String method, URI uri) throws IOException {
    try (RawConnection connection = RawConnection.open(uri, PATIENCE)) {
      return connection.call(RawRequest.empty(method, uri));
    }
  }
}
