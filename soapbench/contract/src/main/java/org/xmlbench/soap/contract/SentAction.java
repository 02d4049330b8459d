package org.xmlbench.soap.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.xmlbench.soap.http.RequestCatcher;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.Toolkit;

/** What a toolkit's client sends as SOAPAction, for tests of what its description states of it. */
public final class SentAction {
  private static final Exchange EXCHANGE = Exchange.named("echoBase64:10");

  private SentAction() {}

  /** The header of a request of {@code echoBase64}; empty where it has none. */
  public static Optional<String> of(Toolkit toolkit) throws Exception {
    Encoding encoding = toolkit.describe().encoding();
    byte[] reply = ReferenceMessage.reply(encoding, EXCHANGE).bytes();
    try (RequestCatcher catcher = RequestCatcher.start(reply, encoding.mediaType());
        StackClient client = toolkit.as(HttpToolkit.class).http(catcher.endpoint(), true)) {
      client.prepare(EXCHANGE.operation(), EXCHANGE.data()).invoke();
      assertThat(catcher.request()).isNotEmpty();
      return catcher.header("SOAPAction");
    }
  }
}
