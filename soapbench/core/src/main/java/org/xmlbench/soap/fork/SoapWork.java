package org.xmlbench.soap.fork;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.xmlbench.core.measure.Implementations;
import org.xmlbench.core.measure.TimedWork;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.core.platform.OtherWork;
import org.xmlbench.core.record.Implementation;
import org.xmlbench.soap.http.ServerProcess;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.Binding;
import org.xmlbench.soap.toolkit.BindingToolkit;
import org.xmlbench.soap.toolkit.ProgramClient;
import org.xmlbench.soap.toolkit.Reply;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.StackToolkit;
import org.xmlbench.soap.toolkit.Toolkit;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.Wire;

/**
 * One operation of one toolkit, repeated. After each the bytes of the request are compared with
 * those of the verified one, inside the timed region: a comparison of two numbers.
 */
public abstract sealed class SoapWork implements TimedWork, AutoCloseable
    permits ProgramWork, SoapWork.Calls, SoapWork.Codec {
  /** Part names of MIME packages have counters and clocks in them. */
  private static final int PART_NAMES = 64;

  private final long tolerance;
  private long expectedBytes = -1;
  private long operations;
  private Object last;

  /** The work of requests whose number of bytes may differ by that many. */
  SoapWork(long tolerance) {
    this.tolerance = tolerance;
  }

  private static long tolerance(Toolkit toolkit) {
    return toolkit.describe().encoding() == Encoding.MTOM ? PART_NAMES : 0;
  }

  public static SoapWork of(SoapTask task, Toolkit toolkit, Wire wire) throws Exception {
    return switch (task.seam()) {
      case STACK, CONTROL -> stack(task, toolkit, wire);
      case BINDING -> new Codec(task, toolkit, wire);
      case HTTP, HTTP_CLOSE ->
          throw new IllegalArgumentException("no wire has a server at its other end");
    };
  }

  private static SoapWork stack(SoapTask task, Toolkit toolkit, Wire wire) throws Exception {
    StackClient client = toolkit.as(StackToolkit.class).stack(wire);
    return client instanceof ProgramClient program
        ? ProgramWork.above(task, program, wire)
        : new Stack(task, client, wire, tolerance(toolkit));
  }

  /** The work of {@code task} by a client whose calls go to {@code server}. */
  static SoapWork over(SoapTask task, StackClient client, ServerProcess server) throws Exception {
    return client instanceof ProgramClient program
        ? ProgramWork.over(task, program, server)
        : new Remote(task, client, server);
  }

  @Override
  public final Object run() throws Exception {
    last = null;
    last = operate();
    operations += lastCalls();
    long bytes = requestBytes();
    if (expectedBytes < 0) {
      expectedBytes = bytes;
    } else if (Math.abs(bytes - expectedBytes) > tolerance) {
      throw new WrongEventsException(
          "the request has %d bytes instead of %d".formatted(bytes, expectedBytes));
    }
    return last;
  }

  @Override
  public final long operations() {
    return operations;
  }

  /**
   * Does it once, or so often as {@link #lastCalls} says. Returns the toolkit's own reply, where
   * there is one.
   */
  abstract Object operate() throws Exception;

  /** How many operations the last time was. */
  long lastCalls() {
    return 1;
  }

  /**
   * What does the work, for the record.
   *
   * @throws WrongEventsException when it is not of the toolkit
   */
  Implementation recorded(ToolkitDescription toolkit) throws IOException {
    return Implementations.of(
        implementation(), toolkit.setup().packages(), toolkit.library().recordedVersion());
  }

  /** The toolkit's class whose object does the work. */
  public abstract Class<?> implementation();

  /** Bytes of the last request; 0 where they are not counted. */
  abstract long requestBytes();

  /** The reply of the last operation, as data. */
  public final Reply reply() throws Exception {
    return read(last);
  }

  abstract Reply read(Object reply) throws Exception;

  @Override
  public void close() {}

  /** Calls of a toolkit's whole client. */
  private abstract static sealed class Calls extends SoapWork {
    private final StackClient client;
    private final StackClient.Call call;

    Calls(SoapTask task, StackClient client, long tolerance) throws Exception {
      super(tolerance);
      this.client = client;
      this.call = client.prepare(task.exchange().operation(), task.exchange().data());
    }

    @Override
    Object operate() throws Exception {
      return call.invoke();
    }

    @Override
    public Class<?> implementation() {
      return client.implementation();
    }

    @Override
    Reply read(Object reply) throws Exception {
      return call.read(reply);
    }

    @Override
    public void close() {
      client.close();
    }
  }

  /** Calls above a wire. */
  private static final class Stack extends Calls {
    private final Wire wire;

    Stack(SoapTask task, StackClient client, Wire wire, long tolerance) throws Exception {
      super(task, client, tolerance);
      this.wire = wire;
    }

    @Override
    long requestBytes() {
      return wire.requestBytes();
    }
  }

  /** Calls to a server in another JVM, whose CPU time is part of what a call costs. */
  private static final class Remote extends Calls {
    private final ServerProcess server;

    Remote(SoapTask task, StackClient client, ServerProcess server) throws Exception {
      super(task, client, 0);
      this.server = server;
    }

    @Override
    Object operate() throws Exception {
      try {
        return super.operate();
      } catch (Exception e) {
        throw server.explained(e);
      }
    }

    @Override
    public boolean waitsForProcesses() {
      return true;
    }

    @Override
    public void watchOtherHost() {
      server.watchOtherWork();
    }

    @Override
    public OptionalDouble otherWork(OtherWork here) {
      return server.otherWork(here);
    }

    @Override
    public long otherCpuNanos() {
      return server.cpuNanos();
    }

    @Override
    public OptionalLong otherCompilerNanos() {
      return server.compilerNanos();
    }

    @Override
    long requestBytes() {
      return 0;
    }
  }

  /** What a client's call does with envelopes: it writes a request, then reads a reply. */
  private static final class Codec extends SoapWork {
    private final Wire wire;
    private final Binding binding;
    private final Binding.RequestWriter writer;
    private final Binding.ReplyReader reader;

    Codec(SoapTask task, Toolkit toolkit, Wire wire) throws Exception {
      super(tolerance(toolkit));
      this.wire = wire;
      SoapOperation operation = task.exchange().operation();
      Optional<Payload> data = task.exchange().data();
      this.binding = toolkit.as(BindingToolkit.class).binding();
      this.writer = binding.request(operation, data);
      this.reader = binding.reply(operation);
    }

    @Override
    Object operate() throws Exception {
      writer.write(wire.request());
      return reader.read(wire.reply());
    }

    @Override
    public Class<?> implementation() {
      return binding.implementation();
    }

    @Override
    long requestBytes() {
      return wire.requestBytes();
    }

    @Override
    Reply read(Object reply) throws Exception {
      return reader.reply(reply);
    }
  }
}
