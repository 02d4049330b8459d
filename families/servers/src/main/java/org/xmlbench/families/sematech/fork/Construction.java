package org.xmlbench.families.sematech.fork;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;
import org.xmlbench.core.measure.Implementations;
import org.xmlbench.core.record.Implementation;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
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
public final class Construction implements AutoCloseable {
  private final Preparation preparation;
  private final Worker worker;
  private final Optional<ProcessHandle> process;
  private final Runnable end;

  private Construction(
      Preparation preparation, Worker worker, Optional<ProcessHandle> process, Runnable end) {
    this.preparation = preparation;
    this.worker = worker;
    this.process = process;
    this.end = end;
  }

  /** Makes the toolkit's own objects of data. */
  @FunctionalInterface
  private interface Preparation {
    Message of(Payload data) throws Exception;
  }

  /** Says what does the work. */
  @FunctionalInterface
  private interface Worker {
    Implementation of(ToolkitDescription toolkit) throws IOException;
  }

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
    Built build() throws Exception;
  }

  /**
   * That toolkit's, for requests of that exchange: by its client above the canned transport, which
   * may be a program, or by its binding where it has no such client.
   *
   * @throws IllegalArgumentException where it can make no message without sending it
   */
  public static Construction of(Toolkit toolkit, Exchange exchange) throws Exception {
    SoapOperation operation = exchange.operation();
    if (!toolkit.describe().seams().contains(Seam.STACK)) {
      return byBinding(toolkit.as(BindingToolkit.class).binding(), operation);
    }
    byte[] reply = ReferenceMessage.reply(toolkit.describe().encoding(), exchange).bytes();
    Wire wire = new Wire(reply);
    StackClient client = toolkit.as(StackToolkit.class).stack(wire);
    return client instanceof ProgramClient program
        ? byProgram(program, operation)
        : byClient(client, operation, wire);
  }

  private static Construction byClient(StackClient client, SoapOperation operation, Wire wire) {
    return new Construction(
        data -> {
          StackClient.Call call = client.prepare(operation, Optional.of(data));
          return () -> called(call, wire);
        },
        inJvm(client.implementation()),
        Optional.empty(),
        client::close);
  }

  private static Built called(StackClient.Call call, Wire wire) throws Exception {
    wire.capture();
    try {
      long start = System.nanoTime();
      call.invoke();
      return new Built(wire.captured(), wire.replyTaken() - start);
    } catch (Exception e) {
      wire.captured();
      throw e;
    }
  }

  /** By the program's own clock: neither the command nor its answer is in what a message takes. */
  private static Construction byProgram(ProgramClient client, SoapOperation operation) {
    return new Construction(
        data -> {
          ProgramClient.BatchCall call = client.prepare(operation, Optional.of(data));
          return () -> {
            ProgramClient.Construct made = call.construct();
            return new Built(made.request(), made.requestNanos());
          };
        },
        toolkit ->
            Implementations.ofProgram(
                client.programClass(), client.program(), toolkit.library().recordedVersion()),
        Optional.of(client.process()),
        client::close);
  }

  private static Construction byBinding(Binding binding, SoapOperation operation) {
    return new Construction(
        data -> {
          Binding.RequestWriter writer = binding.request(operation, Optional.of(data));
          return () -> {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            long start = System.nanoTime();
            writer.write(out);
            long nanos = System.nanoTime() - start;
            return new Built(out.toByteArray(), nanos);
          };
        },
        inJvm(binding.implementation()),
        Optional.empty(),
        () -> {});
  }

  private static Worker inJvm(Class<?> type) {
    return toolkit ->
        Implementations.of(type, toolkit.setup().packages(), toolkit.library().recordedVersion());
  }

  /** Makes the toolkit's own objects of data, which is not timed. */
  public Message prepare(Payload data) throws Exception {
    return preparation.of(data);
  }

  /**
   * What does the work, for the record.
   *
   * @throws org.xmlbench.core.measure.WrongEventsException when it is not of the toolkit
   */
  public Implementation implementation(ToolkitDescription toolkit) throws IOException {
    return worker.of(toolkit);
  }

  /** The process that makes the messages; empty where it is this JVM. */
  public Optional<ProcessHandle> process() {
    return process;
  }

  @Override
  public void close() {
    end.run();
  }
}
