package org.xmlbench.house.broken;

import java.nio.file.Path;
import java.util.Optional;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.program.Batch;
import org.xmlbench.soap.toolkit.ProgramClient;
import org.xmlbench.soap.toolkit.Reply;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.Wire;

/** An honest toolkit that poses as a program: by its clocks each call takes as long as the last. */
public final class ProgramToolkit extends HonestToolkit {
  /** Wall time of a call by the program's clock. */
  public static final long WALL_NANOS = 1000;

  /** CPU time of a call by the program's clock. */
  public static final long CPU_NANOS = 800;

  /** Of a call's wall time, that to its request's last byte. */
  public static final long REQUEST_NANOS = 400;

  public ProgramToolkit() {
    super("soap-program");
  }

  @Override
  public StackClient stack(Wire wire) {
    StackClient honest = super.stack(wire);
    return new ProgramClient() {
      @Override
      public Path program() {
        return Path.of(System.getProperty("java.home"), "bin", "java");
      }

      /** The process that started this JVM and waits for it. */
      @Override
      public ProcessHandle process() {
        return ProcessHandle.current().parent().orElseThrow();
      }

      @Override
      public String programClass() {
        return "Proxy";
      }

      @Override
      public BatchCall prepare(SoapOperation operation, Optional<Payload> data) throws Exception {
        return batches(honest.prepare(operation, data), wire);
      }

      @Override
      public Class<?> implementation() {
        return honest.implementation();
      }

      @Override
      public void close() {
        honest.close();
      }
    };
  }

  private static ProgramClient.BatchCall batches(StackClient.Call call, Wire wire) {
    return new ProgramClient.BatchCall() {
      private Object last;
      private byte[] request;

      @Override
      public Batch make(int calls) throws Exception {
        long bytes = -1;
        for (int i = 0; i < calls; i++) {
          last = call.invoke();
          bytes = wire.requestBytes();
        }
        return new Batch(calls * WALL_NANOS, calls * CPU_NANOS, bytes);
      }

      @Override
      public ProgramClient.Construct construct() throws Exception {
        wire.capture();
        try {
          last = call.invoke();
        } finally {
          request = wire.captured();
        }
        return new ProgramClient.Construct(request, REQUEST_NANOS);
      }

      @Override
      public Reply read(Object reply) throws Exception {
        return call.read(last);
      }
    };
  }
}
