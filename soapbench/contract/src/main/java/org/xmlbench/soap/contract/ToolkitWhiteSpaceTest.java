package org.xmlbench.soap.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.soap.fork.MessageCheck;
import org.xmlbench.soap.fork.SoapTask;
import org.xmlbench.soap.fork.SoapWork;
import org.xmlbench.soap.http.RawConnection;
import org.xmlbench.soap.http.RawReply;
import org.xmlbench.soap.http.RawRequest;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.WireMessage;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.Toolkit;
import org.xmlbench.soap.toolkit.ToolkitServer;
import org.xmlbench.soap.toolkit.Wire;

/**
 * An indented message means the same: white space between elements belongs to no value (Axis 1 and
 * many others write so).
 */
class ToolkitWhiteSpaceTest {
  private static final int SIZE = 3;
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /** The first toolkit of a module reads all operations, each other one a third of them. */
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("org.xmlbench.soap.contract.Toolkits#operations")
  void anIndentedReplyIsRead(Toolkit toolkit, Seam seam, SoapOperation operation) throws Exception {
    if (Toolkits.some(toolkit, Stream.of(operation)).findAny().isPresent()) {
      requireRead(toolkit, seam, operation);
    }
  }

  @Tag("slow")
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("org.xmlbench.soap.contract.Toolkits#operations")
  void anIndentedReplyOfEachOperationIsRead(Toolkit toolkit, Seam seam, SoapOperation operation)
      throws Exception {
    requireRead(toolkit, seam, operation);
  }

  private static void requireRead(Toolkit toolkit, Seam seam, SoapOperation operation)
      throws Exception {
    Encoding encoding = toolkit.describe().encoding();
    SoapTask task = Toolkits.task(toolkit, seam, exchange(operation));
    if (!isText(encoding)) {
      return;
    }
    byte[] reply = Indented.of(task.reply(encoding).bytes());
    try (SoapWork work = SoapWork.of(task, toolkit, new Wire(reply))) {
      work.run();
      new MessageCheck(task, toolkit.describe()).requireReply(work.reply());
    }
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("org.xmlbench.soap.contract.Toolkits#served")
  void anIndentedRequestIsAnswered(HttpToolkit toolkit, Seam seam) throws Exception {
    Encoding encoding = toolkit.describe().encoding();
    if (!isText(encoding) || seam != Seam.HTTP) {
      return;
    }
    try (ToolkitServer server = toolkit.serve(new SoapService(DataRule.PUBLISHED), 0)) {
      for (SoapOperation operation : Toolkits.operationsOf(toolkit).toList()) {
        SoapTask task = Toolkits.task(toolkit, seam, exchange(operation));
        RawReply answer = answer(server.endpoint(), Indented.of(task.request(encoding).bytes()));
        assertThat(answer.status()).as(operation.name() + text(answer.body())).isEqualTo(200);
        WireMessage expected = WireMessage.parse(task.reply(encoding).bytes());
        assertThat(
                WireMessage.parse(answer.body())
                    .difference(expected, toolkit.describe().allowances()))
            .as(operation.name())
            .isEmpty();
      }
    }
  }

  private static RawReply answer(URI endpoint, byte[] request) throws IOException {
    try (RawConnection connection = RawConnection.open(endpoint, PATIENCE)) {
      return connection.call(RawRequest.post(endpoint, "text/xml; charset=utf-8", "\"\"", request));
    }
  }

  private static Exchange exchange(SoapOperation operation) {
    return new Exchange(operation, SIZE, DataRule.PUBLISHED);
  }

  private static boolean isText(Encoding encoding) {
    return encoding.isEnvelope();
  }

  private static String text(byte[] message) {
    return new String(message, StandardCharsets.UTF_8);
  }
}
