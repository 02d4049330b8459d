package org.xmlbench.soap.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.soap.fork.MessageCheck;
import org.xmlbench.soap.http.RawConnection;
import org.xmlbench.soap.http.RawReply;
import org.xmlbench.soap.http.RawRequest;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.AccessToken;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** A server that asks for a token answers its own client, and no request without it. */
@Timeout(60)
class ToolkitTokenTest {
  private static final int OK = 200;
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final String XML = "text/xml; charset=utf-8";

  @TempDir private Path folder;

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("org.xmlbench.soap.contract.Toolkits#soapServers")
  void answersWithItsTokenAlone(HttpToolkit toolkit) throws Exception {
    AccessToken token = AccessToken.create(folder.resolve("token"));
    ServerPlace place = new ServerPlace(Inet4Address.ofLiteral("127.0.0.1"), 0, Optional.of(token));
    try (ToolkitServer server = toolkit.serve(new SoapService(DataRule.PUBLISHED), place)) {
      URI endpoint = server.endpoint();
      assertThat(endpoint.getPath()).startsWith("/" + token.text() + "/");
      assertAnswers(toolkit, endpoint);
      String rest = endpoint.getPath().substring(token.text().length() + 1);
      String wrong = new StringBuilder(token.text()).reverse().toString();
      for (String path :
          List.of(
              rest,
              "/" + wrong + rest,
              "/" + token.text().substring(1) + rest,
              "/" + wrong + "/../" + token.text().substring(2) + rest,
              "/")) {
        assertIsRefused(toolkit, endpoint.resolve(path), token);
      }
      assertAnswers(toolkit, endpoint);
    }
  }

  private static void assertAnswers(HttpToolkit toolkit, URI endpoint) throws Exception {
    Exchange exchange = Exchange.named("echoInts:7");
    try (StackClient client = toolkit.http(endpoint, false)) {
      StackClient.Call call = client.prepare(exchange.operation(), exchange.data());
      new MessageCheck(Toolkits.task(toolkit, Seam.HTTP_CLOSE, exchange), toolkit.describe())
          .requireReply(call.read(call.invoke()));
    }
  }

  private static void assertIsRefused(HttpToolkit toolkit, URI uri, AccessToken token)
      throws IOException {
    Encoding encoding = toolkit.describe().encoding().inlined();
    byte[] request = ReferenceMessage.request(encoding, Exchange.named("echoInts:7")).bytes();
    for (RawRequest asked :
        List.of(
            RawRequest.post(uri, XML, "\"\"", request),
            RawRequest.empty("GET", URI.create(uri + "?wsdl")),
            RawRequest.empty("GET", uri),
            RawRequest.empty("OPTIONS", uri))) {
      try (RawConnection connection = RawConnection.open(uri, PATIENCE)) {
        RawReply reply = connection.call(asked);
        assertThat(reply.status()).as(uri.getPath()).isNotEqualTo(OK).isBetween(400, 599);
        assertThat(new String(reply.body(), StandardCharsets.UTF_8))
            .doesNotContain(token.text())
            .doesNotContain("7</");
      }
    }
  }
}
