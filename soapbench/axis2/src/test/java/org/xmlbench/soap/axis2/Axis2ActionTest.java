package org.xmlbench.soap.axis2;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.soap.http.RequestCatcher;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.ProfileAssertion;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.Toolkit;

/** What is told of the toolkit's SOAPAction is what it sends. */
class Axis2ActionTest {
  private static final Exchange EXCHANGE = Exchange.named("echoBase64:10");

  private static Stream<Toolkit> toolkits() {
    return Stream.of(new Axis2Toolkit(), new Axis2Toolkit.WithMtom());
  }

  @ParameterizedTest
  @MethodSource("toolkits")
  void whatIsDoneInsteadIsSo(Toolkit toolkit) throws Exception {
    String instead = toolkit.describe().violations().get(ProfileAssertion.R2745);
    Optional<String> sent = soapAction(toolkit);
    assertThat(sent).hasValueSatisfying(action -> assertThat(instead).endsWith(action));
    assertThat(sent).hasValueSatisfying(action -> assertThat(action).contains("echoBase64"));
  }

  private static Optional<String> soapAction(Toolkit toolkit) throws Exception {
    Encoding encoding = toolkit.describe().encoding();
    byte[] reply = ReferenceMessage.reply(encoding, EXCHANGE).bytes();
    try (RequestCatcher catcher = RequestCatcher.start(reply, encoding.mediaType());
        StackClient client = toolkit.http(catcher.endpoint(), true)) {
      client.prepare(EXCHANGE.operation(), EXCHANGE.data()).invoke();
      assertThat(catcher.request()).isNotEmpty();
      return catcher.header("SOAPAction");
    }
  }
}
