package org.xmlbench.soap.fidelity;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import org.xmlbench.core.record.FidelityMeasures.Fate;
import org.xmlbench.soap.http.ServerProcess;
import org.xmlbench.soap.http.RawConnection;
import org.xmlbench.soap.http.RawReply;
import org.xmlbench.soap.http.RawRequest;
import org.xmlbench.soap.http.ReplyCheck;
import org.xmlbench.soap.message.MessageException;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/** What a toolkit's server does to the values of a case: it is to give them back. */
final class ServerProbe {
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final ToolkitDescription toolkit;
  private final FidelityCase tested;

  ServerProbe(ToolkitDescription toolkit, FidelityCase tested) {
    this.toolkit = toolkit;
    this.tested = tested;
  }

  /**
   * From a request to its reply.
   *
   * @param head that of the toolkit's own client
   */
  ValueComparison echoes(byte[] request, ClientProbe.Head head)
      throws IOException, InterruptedException, MessageException {
    try (ServerProcess server = ServerProcess.start(toolkit, DataRule.PUBLISHED)) {
      RawReply reply;
      try (RawConnection connection = RawConnection.open(server.endpoint(), PATIENCE)) {
        reply =
            connection.call(
                RawRequest.post(server.endpoint(), head.contentType(), head.action(), request));
      } catch (IOException e) {
        return ValueComparison.of(Fate.UNANSWERED, server.explained(e).toString());
      }
      return compared(request, reply);
    }
  }

  private ValueComparison compared(byte[] request, RawReply reply) throws MessageException {
    Optional<String> fault = reply.faultText();
    if (fault.isPresent() || reply.status() != ReplyCheck.OK) {
      String status = "status " + reply.status();
      return ValueComparison.of(
          Fate.REFUSED, fault.map(text -> status + ", fault: " + text).orElse(status));
    }
    try {
      return ValueComparison.of(
          tested.shape(), tested.values(request), tested.values(reply.body()));
    } catch (MessageException e) {
      return ValueComparison.of(Fate.CHANGED, "its reply: " + e.getMessage());
    }
  }
}
