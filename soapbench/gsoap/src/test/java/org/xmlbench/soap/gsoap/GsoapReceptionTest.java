package org.xmlbench.soap.gsoap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.InputStream;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.xmlbench.soap.http.RawConnection;
import org.xmlbench.soap.http.RawReply;
import org.xmlbench.soap.http.RawRequest;
import org.xmlbench.soap.http.Received;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Receiving;
import org.xmlbench.soap.operation.Reception;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.program.BuiltProgram;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** What the program's server leaves of reports that come in parts. */
@Timeout(60)
class GsoapReceptionTest {
  private static final Exchange REPORT = Exchange.named("receiveDoubleTrace:100");
  private static final byte[] MESSAGE =
      ReferenceMessage.request(Encoding.DOCUMENT_LITERAL, REPORT).bytes();
  private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(200);

  /** After it a server that says nothing is thought to wait. */
  private static final Duration PATIENCE = Duration.ofSeconds(1);

  @TempDir private Path folder;

  /** Nothing in this JVM is called. */
  private record Elsewhere(Receiving receiving, Path folder) implements Reception {
    @Override
    public InputStream body(InputStream body) {
      throw new AssertionError("a body is shown");
    }

    @Override
    public void bound() {
      throw new AssertionError("a report is bound");
    }

    @Override
    public void received(Payload data) {
      throw new AssertionError("a report is received");
    }
  }

  @BeforeEach
  void isThere() {
    BuiltProgram program = GsoapToolkit.program();
    assumeTrue(
        program.built().unavailable().isEmpty(), () -> program.built().unavailable().orElse(""));
  }

  private ToolkitServer server(Receiving receiving) throws Exception {
    return new GsoapToolkit()
        .serve(SoapService.watched(DataRule.PUBLISHED, new Elsewhere(receiving, folder)), 0);
  }

  private static RawRequest request(URI endpoint, byte[] body) {
    return RawRequest.post(endpoint, "text/xml; charset=utf-8", "\"\"", body);
  }

  /** To park may end at once, for no reason. */
  private static void pause() {
    long end = System.nanoTime() + PAUSE;
    for (long left = PAUSE; left > 0; left = end - System.nanoTime()) {
      LockSupport.parkNanos(left);
    }
  }

  @ParameterizedTest
  @EnumSource
  void theTimeBeginsWithTheBodyAndNotWithTheHead(Receiving receiving) throws Exception {
    try (ToolkitServer server = server(receiving);
        RawConnection connection = RawConnection.open(server.endpoint(), PATIENCE)) {
      RawRequest request = request(server.endpoint(), MESSAGE);
      int half = request.headBytes() + MESSAGE.length / 2;
      for (int message = 1; message <= 2; message++) {
        long start = System.nanoTime();
        connection.send(request, 0, request.headBytes() - 1);
        pause();
        connection.send(request, request.headBytes() - 1, 1);
        pause();
        connection.send(request, request.headBytes(), half - request.headBytes());
        pause();
        connection.send(request, half, request.length() - half);
        assertThat(connection.reply().status()).isEqualTo(200);
        long nanos = System.nanoTime() - start;
        assertThat(Received.all(folder)).hasSize(message);
        Received received = Received.all(folder).getLast();
        assertThat(received.xmlNanos())
            .isBetween(PAUSE - PAUSE / 10, nanos - 2 * PAUSE - received.dataNanos());
        assertThat(received.dataNanos()).isPositive();
        assertThat(REPORT.data().orElseThrow().difference(new Payload.Trace(received.report())))
            .isEmpty();
      }
    }
  }

  @Test
  void aBufferedRequestIsWholeBeforeItIsRead() throws Exception {
    String broken = new String(MESSAGE, StandardCharsets.UTF_8).replace("<trace>", "<trace>x");
    byte[] body = broken.getBytes(StandardCharsets.UTF_8);
    assertThat(body).isNotEqualTo(MESSAGE);
    for (Receiving receiving : Receiving.values()) {
      try (ToolkitServer server = server(receiving);
          RawConnection connection = RawConnection.open(server.endpoint(), PATIENCE)) {
        RawRequest request = request(server.endpoint(), body);
        connection.send(request, 0, request.length() - 1);
        if (receiving == Receiving.BUFFERED) {
          assertThatThrownBy(connection::reply).isInstanceOf(SocketTimeoutException.class);
          connection.send(request, request.length() - 1, 1);
        }
        assertThat(connection.reply().status()).isEqualTo(500);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsNoReportIsRefusedAndTheNextIsNot(Receiving receiving) throws Exception {
    String whole = new String(MESSAGE, StandardCharsets.UTF_8);
    String none = whole.replaceAll("(?s)(<([a-z0-9]+:)?input)>.*</([a-z0-9]+:)?input>", "$1/>");
    assertThat(none).hasSizeLessThan(whole.length() / 2);
    try (ToolkitServer server = server(receiving)) {
      RawReply refused = call(server, none.getBytes(StandardCharsets.UTF_8));
      assertThat(refused.status()).isEqualTo(500);
      assertThat(new String(refused.body(), StandardCharsets.UTF_8)).contains("has no report");
      assertThat(call(server, MESSAGE).status()).isEqualTo(200);
      assertThat(Received.all(folder)).hasSize(1);
    }
  }

  @Test
  void aServerThatCannotReportARequestAnswersWithAFault() throws Exception {
    Path removed = Files.createDirectory(folder.resolve("removed"));
    folder = removed;
    try (ToolkitServer server = server(Receiving.BUFFERED)) {
      Files.delete(removed.resolve("times"));
      Files.delete(removed);
      RawReply reply = call(server, MESSAGE);
      assertThat(reply.status()).isEqualTo(500);
      assertThat(new String(reply.body(), StandardCharsets.UTF_8)).contains("cannot record");
    }
  }

  private static RawReply call(ToolkitServer server, byte[] body) throws Exception {
    try (RawConnection connection = RawConnection.open(server.endpoint(), PATIENCE)) {
      return connection.call(request(server.endpoint(), body));
    }
  }
}
