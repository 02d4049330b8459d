package org.xmlbench.soap.springws;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.soap.http.RawConnection;
import org.xmlbench.soap.http.RawReply;
import org.xmlbench.soap.http.RawRequest;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.message.Soap;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** Spring's own mapping chooses the method: by the whole name of the body's element. */
@Timeout(60)
class SpringDispatchTest {
  private static final int OK = 200;
  private static final int NO_ENDPOINT = 404;
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private static Stream<HttpToolkit> toolkits() {
    return Stream.of(new SpringToolkit(), new SpringToolkit.WithMtom());
  }

  @ParameterizedTest
  @MethodSource("toolkits")
  void anElementOfAnotherNamespaceHasNoEndpoint(HttpToolkit toolkit) throws Exception {
    String known =
        new String(
            ReferenceMessage.request(Encoding.DOCUMENT_LITERAL, Exchange.named("echoInts:7"))
                .bytes(),
            StandardCharsets.UTF_8);
    String foreign = known.replace(Soap.LITERAL_NAMESPACE, "urn:another");
    assertThat(foreign).isNotEqualTo(known);
    try (ToolkitServer server = toolkit.serve(new SoapService(DataRule.PUBLISHED), 0)) {
      assertThat(post(server, known).status()).isEqualTo(OK);
      assertThat(post(server, foreign).status()).isEqualTo(NO_ENDPOINT);
    }
  }

  private static RawReply post(ToolkitServer server, String envelope) throws Exception {
    try (RawConnection connection = RawConnection.open(server.endpoint(), PATIENCE)) {
      return connection.call(
          RawRequest.post(
              server.endpoint(),
              "text/xml; charset=utf-8",
              "\"\"",
              envelope.getBytes(StandardCharsets.UTF_8)));
    }
  }
}
