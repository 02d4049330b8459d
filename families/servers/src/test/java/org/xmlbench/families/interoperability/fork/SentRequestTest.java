package org.xmlbench.families.interoperability.fork;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.soap.http.ClientHead;
import org.xmlbench.soap.http.RawConnection;
import org.xmlbench.soap.http.RawRequest;
import org.xmlbench.soap.http.RequestCatcher;

class SentRequestTest {
  private static final String TYPE = "text/xml;charset=UTF-8";
  private static final byte[] ENVELOPE = "<a>\n:é\n</a>\n".getBytes(UTF_8);

  /** Without the header, with an empty value, with quotes and nothing else, with an operation. */
  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"", "\"\"", "\"urn:a/:b\""})
  void whatIsReadIsWhatWasWritten(String action) throws IOException {
    SentRequest sent = new SentRequest(new ClientHead(TYPE, Optional.ofNullable(action)), ENVELOPE);

    SentRequest read = SentRequest.read(sent.written());

    assertThat(read.head()).isEqualTo(sent.head());
    assertThat(read.envelope()).isEqualTo(ENVELOPE);
  }

  /** A server gets what the client sent to another, and no header that it did not send. */
  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"\"\"", "\"urn:a\""})
  void whatIsHandedOnIsWhatWasCaught(String action) throws IOException {
    try (RequestCatcher first = RequestCatcher.start(ENVELOPE);
        RequestCatcher second = RequestCatcher.start(ENVELOPE)) {
      send(first, RawRequest.post(first.endpoint(), TYPE, action, ENVELOPE));
      send(second, SentRequest.of(first).to(second.endpoint()));

      assertThat(second.header("Content-Type")).contains(TYPE);
      assertThat(second.header("SOAPAction")).isEqualTo(Optional.ofNullable(action));
      assertThat(second.request()).isEqualTo(ENVELOPE);
    }
  }

  private static void send(RequestCatcher to, RawRequest request) throws IOException {
    try (RawConnection connection = RawConnection.open(to.endpoint(), Duration.ofSeconds(20))) {
      assertThat(connection.call(request).status()).isEqualTo(200);
    }
  }

  @Test
  void whatHasNoLinesIsNoRequest() {
    assertThatIOException().isThrownBy(() -> SentRequest.read("<a/>".getBytes(UTF_8)));
  }
}
