package org.xmlbench.soap.fork;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.xmlbench.soap.http.RequestCatcher;
import org.xmlbench.soap.http.ServerLauncher;
import org.xmlbench.soap.http.ServerProcess;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.ProfileFinding;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.RequestWitness;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.Toolkit;
import org.xmlbench.soap.toolkit.Wire;
import org.xmlbench.soap.toolkit.WitnessedToolkit;

/** A toolkit ready to do its task, with what is at the other end of the wire. */
abstract sealed class Stage implements AutoCloseable {
  protected final MessageCheck messages;
  private final byte[] reply;

  private Stage(MessageCheck messages, byte[] reply) {
    this.messages = messages;
    this.reply = reply;
  }

  /**
   * One.
   *
   * @param servers starts its server, if it has one
   */
  static Stage of(SoapTask task, Toolkit toolkit, ServerLauncher servers) throws Exception {
    Encoding encoding = toolkit.describe().encoding();
    byte[] reply = encoding.isXml() ? task.reply(encoding).bytes() : new byte[0];
    MessageCheck messages = new MessageCheck(task, toolkit.describe());
    return task.seam().hasServer()
        ? new Served(task, toolkit, messages, reply, servers)
        : new Canned(task, toolkit, messages, reply);
  }

  /** The result of checking the verified request by WS-I's Basic Profile. */
  final List<ProfileFinding> profile() {
    return messages.profile();
  }

  /** Bytes of the reply as it must be, or as it was last seen; 0 where it is no XML. */
  long replyBytes() {
    return reply.length;
  }

  abstract SoapWork work();

  /** Compares both messages of the task with what they must be. Returns the request's bytes. */
  abstract byte[] verify() throws Exception;

  /**
   * Wall nanoseconds of a call to a server whose host's defaults are left as they are; empty where
   * they are anyway, and where there is no server. The platform's server answers in two parts, of
   * which Nagle's algorithm holds the second back until the delayed acknowledgement of the first:
   * no toolkit's doing, so it is off in what is timed, and shown beside it.
   */
  OptionalDouble defaultCallNanos() throws Exception {
    return OptionalDouble.empty();
  }

  @Override
  public abstract void close();

  /** Above the canned transport. */
  private static final class Canned extends Stage {
    private final Wire wire;
    private final SoapWork work;

    Canned(SoapTask task, Toolkit toolkit, MessageCheck messages, byte[] reply) throws Exception {
      super(messages, reply);
      wire = new Wire(reply);
      work = SoapWork.of(task, toolkit, wire);
    }

    @Override
    SoapWork work() {
      return work;
    }

    @Override
    byte[] verify() throws Exception {
      return messages.once(work, wire);
    }

    @Override
    public void close() {
      work.close();
    }
  }

  /** Over HTTP to the toolkit's own server. */
  private static final class Served extends Stage {
    private static final int DEFAULT_WARM_UPS = 5;
    private static final int DEFAULT_CALLS = 5;

    private final ServerLauncher servers;
    private final SoapTask task;
    private final Toolkit toolkit;
    private final byte[] canned;
    private final String replyType;
    private final ServerProcess server;
    private final SoapWork work;
    private long securedBytes;

    Served(
        SoapTask task, Toolkit toolkit, MessageCheck messages, byte[] reply, ServerLauncher servers)
        throws Exception {
      super(messages, reply);
      this.servers = servers;
      this.task = task;
      this.toolkit = toolkit;
      this.canned = reply;
      this.replyType = toolkit.describe().encoding().mediaType();
      server = servers.start(toolkit.describe(), task.exchange().rule());
      try {
        work = SoapWork.over(task, client(server.endpoint()), server);
      } catch (Exception e) {
        server.close();
        throw e;
      }
    }

    private StackClient client(java.net.URI endpoint) throws Exception {
      return toolkit.as(HttpToolkit.class).http(endpoint, task.seam() == Seam.HTTP);
    }

    @Override
    SoapWork work() {
      return work;
    }

    /** What secures a reply is made for it, so there is none but the server's own. */
    @Override
    long replyBytes() {
      return securedBytes > 0 ? securedBytes : super.replyBytes();
    }

    /** The server says what it understood by its reply; what went over the wire a catcher shows. */
    @Override
    byte[] verify() throws Exception {
      work.run();
      messages.requireReply(work.reply());
      if (toolkit instanceof WitnessedToolkit own) {
        return witnessed(own);
      }
      return toolkit.describe().encoding().isSecured() ? verifySecured() : caught();
    }

    private byte[] witnessed(WitnessedToolkit own) throws Exception {
      try (RequestWitness witness = own.witness();
          SoapWork seen = SoapWork.over(task, client(witness.endpoint()), server)) {
        seen.run();
        messages.requireAsked(witness.asked());
        return witness.request();
      }
    }

    private byte[] caught() throws Exception {
      try (RequestCatcher catcher = RequestCatcher.start(canned, replyType);
          SoapWork caught = SoapWork.over(task, client(catcher.endpoint()), server)) {
        caught.run();
        byte[] request = catcher.request();
        messages.requireRequest(request, Optional.of(catcher.head()));
        if (canned.length > 0) {
          messages.requireReply(caught.reply());
        }
        return request;
      }
    }

    private byte[] verifySecured() throws Exception {
      try (RequestCatcher catcher = RequestCatcher.before(server.endpoint());
          SoapWork caught = SoapWork.over(task, client(catcher.endpoint()), server)) {
        caught.run();
        messages.requireReply(caught.reply());
        messages.requireRequest(catcher.request(), Optional.of(catcher.head()));
        messages.requireSecuredReply(catcher.reply());
        securedBytes = catcher.reply().length;
        return catcher.request();
      }
    }

    @Override
    OptionalDouble defaultCallNanos() throws Exception {
      if (toolkit.describe().serverOptions().isEmpty()) {
        return OptionalDouble.empty();
      }
      try (ServerProcess usual =
              servers.withHostsDefaults(toolkit.describe(), task.exchange().rule());
          SoapWork calls = SoapWork.over(task, client(usual.endpoint()), usual)) {
        for (int i = 0; i < DEFAULT_WARM_UPS; i++) {
          calls.run();
        }
        long[] nanos = new long[DEFAULT_CALLS];
        for (int i = 0; i < nanos.length; i++) {
          long before = calls.operations();
          long start = System.nanoTime();
          calls.run();
          nanos[i] = (System.nanoTime() - start) / (calls.operations() - before);
        }
        Arrays.sort(nanos);
        return OptionalDouble.of(nanos[DEFAULT_CALLS / 2]);
      }
    }

    @Override
    public void close() {
      work.close();
      server.close();
    }
  }
}
