package org.xmlbench.families.sematech.fork;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.measure.ForkArguments;
import org.xmlbench.core.measure.TimedFork;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.core.platform.OtherWork;
import org.xmlbench.core.record.CallMeasures;
import org.xmlbench.families.server.fork.ServerFork;
import org.xmlbench.soap.fork.MessageCheck;
import org.xmlbench.soap.fork.ProfileMeasures;
import org.xmlbench.soap.fork.SoapTask;
import org.xmlbench.soap.http.RawConnection;
import org.xmlbench.soap.http.RawReply;
import org.xmlbench.soap.http.RawRequest;
import org.xmlbench.soap.http.Received;
import org.xmlbench.soap.http.ReplyCheck;
import org.xmlbench.soap.http.ServerLauncher;
import org.xmlbench.soap.http.ServerProcess;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.toolkit.KnownToolkits;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.Toolkit;

/**
 * The main class of a fork that sends trace reports to a receiver of the same toolkit in a separate
 * process: a pair of processes.
 *
 * <p>A toolkit's client that is a program makes its messages in a separate process. That process
 * and this JVM's one thread that commands it and sends are the sender then. What else this JVM
 * does, such as to compile its own code, is in no figure.
 *
 * <p>Source: the measurements of Simmon, Crispieri: Measuring the Performance of XML-Based Data
 * Standards (NIST, SEMATECH). Readings of two processes' clocks are never subtracted.
 */
public final class SematechFork {
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final String CONTENT_TYPE = "text/xml; charset=utf-8";
  private static final String NO_ACTION = "\"\"";

  private final TimedFork fork;
  private final SematechTask task;
  private final Toolkit toolkit;
  private final int messages;
  private final PairFigures series = new PairFigures();
  private final List<byte[]> sent = new ArrayList<>();
  private final List<RawReply> replies = new ArrayList<>();
  private RawConnection connection;
  private long wallNanos;

  private SematechFork(TimedFork fork) {
    this.fork = fork;
    this.task = SematechTask.named(fork.arguments().required(ServerFork.TASK));
    this.toolkit = KnownToolkits.named(fork.arguments().required(ServerFork.TOOLKIT));
    this.messages = ForkArguments.Schedule.of(fork.arguments()).iterations();
  }

  /** Takes the toolkit, the task and a schedule, of which an iteration is a message. */
  public static void main(String[] args) throws IOException {
    TimedFork.run(args, fork -> new SematechFork(fork).run());
  }

  private void run() throws Exception {
    try (ServerProcess receiver =
            ServerLauncher.of(fork.arguments()).watched(toolkit.describe(), task.receiving());
        Construction construction = Construction.of(toolkit, task.exchange())) {
      fork.record(construction.implementation(toolkit.describe()));
      boolean own = OwnProcessors.give(senders(construction), receiver);
      fork.keep(SematechMeasures.OWN_PROCESSORS, own ? 1 : 0);
      try {
        OtherWork meanwhile = OtherWork.watch();
        receiver.watchOtherWork();
        send(construction, receiver);
        PairSampler watch =
            new PairSampler(sender(construction), ProcessMeter.of(receiver), System::nanoTime);
        for (int message = 2; message <= messages; message++) {
          send(construction, receiver);
        }
        watch.measures(messages - 1L).forEach(fork::keep);
        fork.contention(receiver.otherWork(meanwhile));
      } catch (IOException e) {
        throw receiver.explained(e);
      } finally {
        disconnect();
      }
      understood(receiver);
    }
    verify();
    keepMeasures();
  }

  private static List<ProcessHandle> senders(Construction construction) {
    List<ProcessHandle> senders = new ArrayList<>(List.of(ProcessHandle.current()));
    construction.process().ifPresent(senders::add);
    return senders;
  }

  private static ProcessMeter sender(Construction construction) {
    return construction
        .process()
        .map(program -> ProcessMeter.of(program).and(ProcessMeter.ownThread()))
        .orElseGet(ProcessMeter::own);
  }

  /** One message, from its values to its reply. Nothing is verified meanwhile but the status. */
  private void send(Construction construction, ServerProcess receiver) throws Exception {
    long made = System.nanoTime();
    Payload data = task.exchange().data().orElseThrow();
    series.add(SematechMeasures.DATA_SENDER, System.nanoTime() - made);
    Construction.Message prepared = construction.prepare(data);
    connect(receiver);
    Construction.Built built = prepared.build();
    RawRequest request =
        RawRequest.post(receiver.endpoint(), CONTENT_TYPE, NO_ACTION, built.bytes());
    long sending = System.nanoTime();
    connection.send(request, 0, request.length());
    long written = System.nanoTime();
    RawReply reply = connection.reply();
    long end = System.nanoTime();
    if (reply.closes()) {
      disconnect();
    }
    requireAnswer(reply);
    wallNanos += sent.isEmpty() ? 0 : built.nanos() + end - sending;
    sent.add(built.bytes());
    replies.add(reply);
    series.add(SematechMeasures.CONSTRUCT, built.nanos());
    series.add(SematechMeasures.SEND, end - sending);
    series.add(SematechMeasures.WRITE, written - sending);
  }

  private void connect(ServerProcess receiver) throws IOException {
    if (connection == null) {
      connection = RawConnection.open(receiver.endpoint(), PATIENCE);
    }
  }

  private void disconnect() throws IOException {
    if (connection != null) {
      connection.close();
      connection = null;
    }
  }

  private static void requireAnswer(RawReply reply) {
    if (reply.status() != ReplyCheck.OK) {
      throw new WrongEventsException(
          "its server answers with status %d%s"
              .formatted(reply.status(), reply.faultText().map(why -> ": " + why).orElse("")));
    }
  }

  /** What the receiver has understood, which is what was sent, and how long that took it. */
  private void understood(ServerProcess receiver) throws IOException {
    List<Received> all = receiver.received();
    if (all.size() != messages) {
      throw new WrongEventsException(
          "its server has received %d reports instead of %d".formatted(all.size(), messages));
    }
    Payload data = task.exchange().data().orElseThrow();
    for (Received received : all) {
      WrongEventsException.requireNone(
          "its server understood another report: ",
          data.difference(new Payload.Trace(received.report())));
      series.add(SematechMeasures.XML_RECEIVER, received.xmlNanos());
      series.add(SematechMeasures.DATA_RECEIVER, received.dataNanos());
    }
  }

  /** Compares every message and reply with what it must be: only now, as a parser warms a JVM. */
  private void verify() {
    SoapTask same = new SoapTask(toolkit.describe().id(), Seam.HTTP, task.exchange());
    MessageCheck check = new MessageCheck(same, toolkit.describe());
    sent.forEach(check::requireRequest);
    ReplyCheck replyCheck = new ReplyCheck(toolkit.describe(), task.exchange());
    for (RawReply reply : replies) {
      WrongEventsException.requireNone("", replyCheck.fault(reply));
      check.profileReply(reply.body());
    }
    ProfileMeasures.keep(fork, check.profile());
  }

  private void keepMeasures() {
    series.keep(fork, messages);
    fork.keep(CallMeasures.REQUEST, sent.getLast().length);
    fork.keep(CallMeasures.REPLY, replies.getLast().body().length);
    fork.measured(messages - 1L, wallNanos);
  }
}
