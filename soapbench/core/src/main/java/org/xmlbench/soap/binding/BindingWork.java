package org.xmlbench.soap.binding;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import org.xmlbench.core.measure.TimedWork;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.soap.program.Batch;
import org.xmlbench.soap.program.Batches;
import org.xmlbench.soap.trace.TraceReport;

/** One direction of one mapping, repeated. */
public abstract sealed class BindingWork implements TimedWork {
  protected final Framework.Mapping mapping;
  private long operations;

  private BindingWork(Framework.Mapping mapping) {
    this.mapping = mapping;
  }

  /**
   * The work of that direction.
   *
   * @param message what is unmarshalled
   * @throws IOException when a program does not take what it is given to work on
   */
  public static BindingWork of(
      BindingTask task, Framework.Mapping mapping, TraceReport report, byte[] message)
      throws IOException {
    if (mapping instanceof ProgramMapping program) {
      return new OfProgram(task.direction(), program, report, message);
    }
    return switch (task.direction()) {
      case MARSHAL -> new Marshal(mapping, report);
      case UNMARSHAL -> new Unmarshal(mapping, message);
    };
  }

  @Override
  public final Object run() throws Exception {
    Object product = operate();
    operations += lastOperations();
    return product;
  }

  @Override
  public final long operations() {
    return operations;
  }

  abstract Object operate() throws Exception;

  /** How many operations the last run was. */
  int lastOperations() {
    return 1;
  }

  /** Requires that a message has as many bytes as the one before. */
  private static long checked(long bytes, long expected) {
    if (expected >= 0 && bytes != expected) {
      throw new WrongEventsException(
          "the message has %d bytes instead of %d".formatted(bytes, expected));
    }
    return bytes;
  }

  private static final class Marshal extends BindingWork {
    private final Object own;
    private final Counter out = new Counter();
    private long expected = -1;

    Marshal(Framework.Mapping mapping, TraceReport report) {
      super(mapping);
      this.own = mapping.own(report);
    }

    @Override
    Object operate() throws Exception {
      out.bytes = 0;
      mapping.marshal(own, out);
      expected = checked(out.bytes, expected);
      return out;
    }
  }

  private static final class Unmarshal extends BindingWork {
    private final byte[] message;

    Unmarshal(Framework.Mapping mapping, byte[] message) {
      super(mapping);
      this.message = message;
    }

    @Override
    Object operate() throws Exception {
      return mapping.unmarshal(new ByteArrayInputStream(message));
    }
  }

  /** In a program, by the batch. */
  private static final class OfProgram extends BindingWork {
    private final ProgramMapping program;
    private final BindingTask.Direction direction;
    private final Batches batches = new Batches();
    private int lastOperations;
    private long expected = -1;

    OfProgram(
        BindingTask.Direction direction, ProgramMapping program, TraceReport report, byte[] message)
        throws IOException {
      super(program);
      this.program = program;
      this.direction = direction;
      switch (direction) {
        case MARSHAL -> program.own(report);
        case UNMARSHAL -> program.hold(message);
      }
    }

    @Override
    Object operate() throws Exception {
      lastOperations = batches.calls();
      Batch batch = batches.make(lastOperations, this::make);
      expected = checked(batch.messageBytes(), expected);
      return batch;
    }

    private Batch make(int times) throws IOException {
      return switch (direction) {
        case MARSHAL -> program.marshal(times);
        case UNMARSHAL -> program.unmarshal(times);
      };
    }

    @Override
    int lastOperations() {
      return lastOperations;
    }

    @Override
    public Optional<ProgramClocks> programClocks() {
      return Optional.of(batches.clocks());
    }
  }

  /** Counts and discards. */
  private static final class Counter extends OutputStream {
    private long bytes;

    @Override
    public void write(int b) {
      bytes++;
    }

    @Override
    public void write(byte[] buffer, int offset, int length) {
      bytes += length;
    }
  }
}
