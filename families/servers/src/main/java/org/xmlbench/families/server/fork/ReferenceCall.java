package org.xmlbench.families.server.fork;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.soap.fork.MessageCheck;
import org.xmlbench.soap.fork.SoapTask;
import org.xmlbench.soap.http.ClientHead;
import org.xmlbench.soap.http.RawConnection;
import org.xmlbench.soap.http.RawReply;
import org.xmlbench.soap.http.RawRequest;
import org.xmlbench.soap.http.ReplyCheck;
import org.xmlbench.soap.http.RequestCatcher;
import org.xmlbench.soap.http.ServerProcess;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.Toolkit;

/**
 * A call that a client without a toolkit makes to a toolkit's server. All servers of an encoding
 * are sent the same reference message, with the head that the toolkit's own client would send; one
 * that speaks no XML gets what its own client writes. A reply is right when it is the bytes of the
 * one that was verified, or says the same.
 */
public final class ReferenceCall {
  /** The status of a reply that says it is one. */
  static final int OK = ReplyCheck.OK;

  private final URI endpoint;
  private final RawRequest request;
  private final ClientHead head;
  private final ReplyCheck check;
  private byte[] verified;

  private final byte[] body;

  private ReferenceCall(URI endpoint, ClientHead head, byte[] body, ReplyCheck check) {
    this.endpoint = endpoint;
    this.head = head;
    this.body = body;
    this.request = request(body, Optional.empty(), Map.of());
    this.check = check;
  }

  private static ReferenceCall of(
      Toolkit toolkit, Exchange exchange, URI endpoint, RequestCatcher own) throws IOException {
    Encoding encoding = toolkit.describe().encoding();
    return new ReferenceCall(
        endpoint,
        ClientHead.of(own),
        encoding.isXml() ? ReferenceMessage.request(encoding, exchange).bytes() : own.request(),
        new ReplyCheck(toolkit.describe(), exchange));
  }

  /** The same call to another server of that toolkit, which must give the reply of this one. */
  public ReferenceCall at(URI other) {
    ReferenceCall call = new ReferenceCall(other, head, body, check);
    call.verified = verified;
    return call;
  }

  /**
   * A call whose reply was verified: the toolkit's own client understands the server, and what the
   * server answers to this call says what it must.
   *
   * @param patience how long to wait for a reply
   * @throws WrongEventsException when the server answers something else
   */
  public static ReferenceCall verified(
      Toolkit toolkit, Exchange exchange, ServerProcess server, Duration patience)
      throws Exception {
    SoapTask task = new SoapTask(toolkit.describe().id(), Seam.HTTP, exchange);
    HttpToolkit http = toolkit.as(HttpToolkit.class);
    Encoding encoding = toolkit.describe().encoding();
    byte[] canned = encoding.isXml() ? task.reply(encoding).bytes() : new byte[0];
    try (RequestCatcher catcher = RequestCatcher.start(canned)) {
      try (StackClient client = http.http(catcher.endpoint(), false)) {
        client.prepare(exchange.operation(), exchange.data()).invoke();
      }
      try (StackClient client = http.http(server.endpoint(), false)) {
        StackClient.Call call = client.prepare(exchange.operation(), exchange.data());
        new MessageCheck(task, toolkit.describe()).requireReply(call.read(call.invoke()));
      }
      ReferenceCall call = of(toolkit, exchange, server.endpoint(), catcher);
      call.verify(patience);
      return call;
    }
  }

  /**
   * Calls once and compares the reply with what it must be.
   *
   * @throws WrongEventsException when it is something else
   */
  public void verify(Duration patience) throws IOException {
    verify(reply(patience));
  }

  /** Calls once, by a connection of its own. */
  public RawReply reply(Duration patience) throws IOException {
    try (RawConnection connection = RawConnection.open(endpoint, patience)) {
      return connection.call(request);
    }
  }

  /**
   * Compares a reply with what it must be.
   *
   * @throws WrongEventsException when it is something else
   */
  public void verify(RawReply reply) {
    WrongEventsException.requireNone("", deepFault(reply));
    verified = reply.body();
  }

  /** What is wrong with a reply; empty where nothing is. */
  Optional<String> fault(RawReply reply) {
    return reply.status() == OK && Arrays.equals(reply.body(), verified)
        ? Optional.empty()
        : deepFault(reply);
  }

  private Optional<String> deepFault(RawReply reply) {
    Optional<String> fault = check.fault(reply);
    if (fault.isPresent() || check.hasReference() || verified == null) {
      return fault;
    }
    return Arrays.equals(reply.body(), verified)
        ? Optional.empty()
        : Optional.of("its server's reply is another than before");
  }

  /**
   * The request with another body.
   *
   * @param type its content type; empty for the usual
   * @param headers more of its head, by name
   */
  public RawRequest request(byte[] body, Optional<String> type, Map<String, String> headers) {
    return RawRequest.post(
        endpoint, type.orElse(head.contentType()), head.action().orElse(null), headers, body);
  }

  public RawRequest request() {
    return request;
  }

  public URI endpoint() {
    return endpoint;
  }

  /** Bytes of the reply's body. */
  public int replyBytes() {
    return verified.length;
  }
}
