package org.xmlbench.soap.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** As much of HTTP as replies need. */
@Timeout(60)
class RawConnectionTest {
  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final byte[] BODY = "<a/>".getBytes(StandardCharsets.UTF_8);

  private ServerSocket server;

  @BeforeEach
  void listen() throws IOException {
    server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
  }

  @AfterEach
  void close() throws IOException {
    server.close();
  }

  private URI endpoint() {
    return URI.create("http://127.0.0.1:" + server.getLocalPort() + "/soapbench");
  }

  private RawRequest request() {
    return RawRequest.post(endpoint(), "text/xml", "\"\"", BODY);
  }

  /** Answers one request with these bytes, and closes. */
  private void answer(String reply) {
    Thread.ofVirtual()
        .start(
            () -> {
              try (Socket socket = server.accept()) {
                socket.getInputStream().readNBytes(request().length());
                socket.getOutputStream().write(reply.getBytes(StandardCharsets.ISO_8859_1));
              } catch (IOException e) {
                // The test's client has closed its end.
              }
            });
  }

  private RawReply call(String reply) throws IOException {
    answer(reply);
    try (RawConnection connection = RawConnection.open(endpoint(), PATIENCE)) {
      return connection.call(request());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "HTTP/1.1 200 OK~Content-Length: 3~~abc|200|abc|false",
        "HTTP/1.1 200 OK~content-length: 3~Connection: close~~abc|200|abc|true",
        "HTTP/1.1 500 Oh no~Transfer-Encoding: chunked~~2;x=y~ab~1~c~0~Trailer: t~~|500|abc|false",
        "HTTP/1.1 200~~abc|200|abc|false",
        "HTTP/1.0 200 OK~Content-Length: 3~~abc|200|abc|true",
        "HTTP/1.1 204 Nothing~~|204|''|false",
        "HTTP/1.1 100 Go on~~HTTP/1.1 200 OK~Content-Length: 3~~abc|200|abc|false",
      })
  void aReplyIsReadHoweverItsLengthIsStated(String reply, int status, String body, boolean closes)
      throws IOException {
    RawReply read = call(reply.replace("~", "\r\n"));
    assertThat(read.status()).isEqualTo(status);
    assertThat(read.body()).asString(StandardCharsets.UTF_8).isEqualTo(body);
    assertThat(read.closes()).isEqualTo(closes);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''|ended inside its head",
        "SSH-2.0-x~~|is no HTTP: 'SSH-2.0-x'",
        "HTTP/1.1 abc~~|has no status",
        "HTTP/1.1 200 OK~Content-Length: 9~~abc|ended inside its body",
        "HTTP/1.1 200 OK~Content-Length: -1~~abc|a length of '-1'",
        "HTTP/1.1 200 OK~Transfer-Encoding: chunked~~zz~abc|a length of 'zz'",
      })
  void whatIsNoReplyIsAnError(String reply, String message) {
    assertThatThrownBy(() -> call(reply.replace("~", "\r\n")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(message);
  }

  @Test
  void aServerThatSaysNothingIsNotWaitedForForever() throws IOException {
    try (RawConnection connection = RawConnection.open(endpoint(), Duration.ofMillis(50))) {
      assertThatThrownBy(() -> connection.call(request()))
          .isInstanceOf(SocketTimeoutException.class);
    }
  }

  @Test
  void nobodyIsCalledBeyondLoopback() {
    URI elsewhere = URI.create("http://192.0.2.1:80/");
    assertThatThrownBy(() -> RawConnection.open(elsewhere, PATIENCE))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("not on loopback");
  }

  @Test
  void aRequestEndsWithItsBody() {
    RawRequest request = request();
    String text = new String(request.bytes(), StandardCharsets.ISO_8859_1);
    assertThat(text)
        .startsWith("POST /soapbench HTTP/1.1\r\n")
        .contains("Content-Length: 4\r\n", "SOAPAction: \"\"\r\n")
        .endsWith("\r\n\r\n<a/>");
    assertThat(Arrays.copyOfRange(request.bytes(), request.headBytes(), request.length()))
        .isEqualTo(BODY);
  }
}
