package org.xmlbench.families.fidelity.fork;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.xmlbench.families.fidelity.fork.FidelityMeasures.Fate;
import org.xmlbench.soap.http.ClientHead;
import org.xmlbench.soap.http.LocalServer;
import org.xmlbench.soap.http.RawConnection;
import org.xmlbench.soap.http.RawReply;
import org.xmlbench.soap.http.Received;
import org.xmlbench.soap.http.ReplyCheck;
import org.xmlbench.soap.message.MessageException;
import org.xmlbench.soap.message.WireValue;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Receiving;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/**
 * What a toolkit's server does to the values of a case: it is to give them back, or, of trace
 * reports, to record what it has understood.
 */
final class ServerProbe {
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final ToolkitDescription toolkit;
  private final FidelityCase tested;

  ServerProbe(ToolkitDescription toolkit, FidelityCase tested) {
    this.toolkit = toolkit;
    this.tested = tested;
  }

  /**
   * From a request to its reply, or to the server's record.
   *
   * @param head that of the toolkit's own client
   */
  ValueComparison takes(byte[] request, ClientHead head)
      throws IOException, InterruptedException, MessageException {
    try (LocalServer server = start()) {
      RawReply reply;
      try (RawConnection connection = RawConnection.open(server.endpoint(), PATIENCE)) {
        reply = connection.call(head.post(server.endpoint(), request));
      } catch (IOException e) {
        return ValueComparison.of(Fate.UNANSWERED, server.explained(e).toString());
      }
      return refusal(reply)
          .orElse(tested.comesBack() ? compared(request, reply) : recorded(request, server));
    }
  }

  private LocalServer start() throws IOException, InterruptedException {
    return tested.comesBack()
        ? LocalServer.start(toolkit, DataRule.PUBLISHED)
        : LocalServer.watched(toolkit, Receiving.BUFFERED);
  }

  private static Optional<ValueComparison> refusal(RawReply reply) {
    Optional<String> fault = reply.faultText();
    if (fault.isEmpty() && reply.status() == ReplyCheck.OK) {
      return Optional.empty();
    }
    String status = "status " + reply.status();
    return Optional.of(
        ValueComparison.of(
            Fate.REFUSED, fault.map(text -> status + ", fault: " + text).orElse(status)));
  }

  private ValueComparison recorded(byte[] request, LocalServer server)
      throws IOException, MessageException {
    List<Received> all = server.received();
    List<WireValue> understood =
        all.isEmpty()
            ? List.of()
            : ValueComparison.values(new Payload.Trace(all.getLast().report()));
    return ValueComparison.of(tested.shape(), tested.values(request), understood);
  }

  private ValueComparison compared(byte[] request, RawReply reply) throws MessageException {
    try {
      return ValueComparison.of(
          tested.shape(), tested.values(request), tested.values(reply.body()));
    } catch (MessageException e) {
      return ValueComparison.of(Fate.CHANGED, "its reply: " + e.getMessage());
    }
  }
}
