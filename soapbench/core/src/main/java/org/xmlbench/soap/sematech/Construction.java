package org.xmlbench.soap.sematech;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;
import org.xmlbench.core.measure.Implementations;
import org.xmlbench.core.record.Implementation;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.toolkit.Binding;
import org.xmlbench.soap.toolkit.BindingToolkit;
import org.xmlbench.soap.toolkit.ProgramClient;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.StackToolkit;
import org.xmlbench.soap.toolkit.Toolkit;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.Wire;

/** A toolkit's own way from data to the bytes of a message in memory. */
public abstract sealed class Construction implements AutoCloseable {
  private Construction() {}

  /**
   * A message and what it took.
   *
   * @param bytes the envelope
   * @param nanos from the toolkit's own objects to the last byte in memory
   */
  public record Built(byte[] bytes, long nanos) {}

  /** Makes a message of data that is in the toolkit's own objects. */
  @FunctionalInterface
  public interface Message {
    /** Makes it. */
    Built build() throws Exception;
  }

  /**
   * That toolkit's, for requests of that exchange: by its client above the canned transport, which
   * may be a program, or by its binding where it has no such client.
   *
   * @throws IllegalArgumentException where it can make no message without sending it
   */
  public static Construction of(Toolkit toolkit, Exchange exchange) throws Exception {
    if (toolkit.describe().seams().contains(Seam.STACK)) {
      byte[] reply = ReferenceMessage.reply(toolkit.describe().encoding(), exchange).bytes();
      Wire wire = new Wire(reply);
      StackClient client = toolkit.as(StackToolkit.class).stack(wire);
      return client instanceof ProgramClient program
          ? new ByProgram(program, exchange)
          : new ByClient(client, exchange, wire);
    }
    return new ByBinding(toolkit.as(BindingToolkit.class).binding(), exchange);
  }

  /** Makes the toolkit's own objects of data, which is not timed. */
  public abstract Message prepare(Payload data) throws Exception;

  /**
   * What does the work, for the record.
   *
   * @throws org.xmlbench.core.measure.WrongEventsException when it is not of the toolkit
   */
  public abstract Implementation implementation(ToolkitDescription toolkit) throws IOException;

  private static Implementation inJvm(Class<?> type, ToolkitDescription toolkit)
      throws IOException {
    return Implementations.of(type, toolkit.setup().packages(), toolkit.library().version());
  }

  /** The process that makes the messages; empty where it is this JVM. */
  public Optional<ProcessHandle> process() {
    return Optional.empty();
  }

  @Override
  public void close() {}

  private static final class ByClient extends Construction {
    private final Exchange exchange;
    private final Wire wire;
    private final StackClient client;

    ByClient(StackClient client, Exchange exchange, Wire wire) {
      this.exchange = exchange;
      this.wire = wire;
      this.client = client;
    }

    @Override
    public Message prepare(Payload data) throws Exception {
      StackClient.Call call = client.prepare(exchange.operation(), Optional.of(data));
      return () -> {
        wire.capture();
        try {
          long start = System.nanoTime();
          call.invoke();
          return new Built(wire.captured(), wire.replyTaken() - start);
        } catch (Exception e) {
          wire.captured();
          throw e;
        }
      };
    }

    @Override
    public Implementation implementation(ToolkitDescription toolkit) throws IOException {
      return inJvm(client.implementation(), toolkit);
    }

    @Override
    public void close() {
      client.close();
    }
  }

  /** By the program's own clock: neither the command nor its answer is in what a message takes. */
  private static final class ByProgram extends Construction {
    private final ProgramClient client;
    private final Exchange exchange;

    ByProgram(ProgramClient client, Exchange exchange) {
      this.client = client;
      this.exchange = exchange;
    }

    @Override
    public Message prepare(Payload data) throws Exception {
      ProgramClient.BatchCall call = client.prepare(exchange.operation(), Optional.of(data));
      return () -> {
        ProgramClient.Construct made = call.construct();
        return new Built(made.request(), made.requestNanos());
      };
    }

    @Override
    public Optional<ProcessHandle> process() {
      return Optional.of(client.process());
    }

    @Override
    public Implementation implementation(ToolkitDescription toolkit) throws IOException {
      return Implementations.ofProgram(
          client.programClass(), client.program(), toolkit.library().version());
    }

    @Override
    public void close() {
      client.close();
    }
  }

  private static final class ByBinding extends Construction {
    private final Binding binding;
    private final Exchange exchange;

    ByBinding(Binding binding, Exchange exchange) {
      this.binding = binding;
      this.exchange = exchange;
    }

    @Override
    public Message prepare(Payload data) throws Exception {
      Binding.RequestWriter writer = binding.request(exchange.operation(), Optional.of(data));
      return () -> {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        long start = System.nanoTime();
        writer.write(out);
        long nanos = System.nanoTime() - start;
        return new Built(out.toByteArray(), nanos);
      };
    }

    @Override
    public Implementation implementation(ToolkitDescription toolkit) throws IOException {
      return inJvm(binding.implementation(), toolkit);
    }
  }
}
