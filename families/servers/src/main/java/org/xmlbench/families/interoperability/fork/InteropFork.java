package org.xmlbench.families.interoperability.fork;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.measure.TimedFork;
import org.xmlbench.core.record.CallMeasures;
import org.xmlbench.families.server.fork.ServerFork;
import org.xmlbench.soap.fork.ComposingJvm;
import org.xmlbench.soap.http.LocalServer;
import org.xmlbench.soap.http.RawConnection;
import org.xmlbench.soap.http.RawReply;
import org.xmlbench.soap.http.Received;
import org.xmlbench.soap.http.ReplyCheck;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Receiving;
import org.xmlbench.soap.toolkit.KnownToolkits;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/**
 * The main class of a fork in which one toolkit's server is given another toolkit's message.
 * Whether it reads it is the result, whatever it is; why not is the record's reason.
 */
public final class InteropFork {
  /** The class path of the JVM that writes the message. */
  public static final String SENDER_CLASS_PATH = "sender-class-path";

  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final TimedFork fork;
  private final ForeignMessage message;
  private final ToolkitDescription receiver;

  private InteropFork(TimedFork fork) {
    this.fork = fork;
    this.message = ForeignMessage.named(fork.arguments().required(ServerFork.TASK));
    this.receiver = KnownToolkits.named(fork.arguments().required(ServerFork.TOOLKIT)).describe();
  }

  /** Takes the receiving toolkit, the message, the sender's class path and a schedule. */
  public static void main(String[] args) throws IOException {
    TimedFork.run(args, fork -> new InteropFork(fork).run());
  }

  private void run() throws Exception {
    SentRequest sent =
        SentRequest.read(
            ComposingJvm.composed(
                fork.arguments().required(SENDER_CLASS_PATH),
                ComposeMain.class,
                List.of(ComposeMain.MESSAGE + "=" + message.name())));
    fork.keep(CallMeasures.REQUEST, sent.envelope().length);
    try (LocalServer server = LocalServer.watched(receiver, Receiving.BUFFERED)) {
      long start = System.nanoTime();
      Optional<String> refusal = refusal(sent, server);
      long wallNanos = System.nanoTime() - start;
      fork.keep(CallMeasures.READS, refusal.isEmpty() ? 1 : 0);
      refusal.ifPresent(fork::note);
      fork.measured(1, wallNanos);
    }
  }

  /** Why the server does not read the message; empty where it does. */
  private Optional<String> refusal(SentRequest sent, LocalServer server)
      throws IOException, InterruptedException {
    RawReply reply;
    try (RawConnection connection = RawConnection.open(server.endpoint(), PATIENCE)) {
      reply = connection.call(sent.to(server.endpoint()));
    } catch (IOException e) {
      return Optional.of(server.explained(e).getMessage());
    }
    return refusal(reply, server);
  }

  private Optional<String> refusal(RawReply reply, LocalServer server) throws IOException {
    Optional<String> inReply = reply.faultText();
    if (inReply.isPresent()) {
      return inReply.map(text -> "its fault: " + text);
    }
    Optional<String> fault = ReplyCheck.toForeign(receiver, message.exchange()).fault(reply);
    if (fault.isPresent()) {
      return fault;
    }
    List<Received> received = server.received();
    if (received.isEmpty()) {
      throw new IOException("the server has not recorded any report");
    }
    return message
        .exchange()
        .data()
        .orElseThrow()
        .difference(new Payload.Trace(received.getLast().report()))
        .map(difference -> "it understood another report: " + difference);
  }
}
