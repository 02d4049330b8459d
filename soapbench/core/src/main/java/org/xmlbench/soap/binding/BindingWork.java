package org.xmlbench.soap.binding;

import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import org.xmlbench.core.measure.TimedWork;
import org.xmlbench.core.measure.WrongEventsException;
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
   */
  public static BindingWork of(
      BindingTask task, Framework.Mapping mapping, TraceReport report, byte[] message) {
    return switch (task.direction()) {
      case MARSHAL -> new Marshal(mapping, report);
      case UNMARSHAL -> new Unmarshal(mapping, message);
    };
  }

  @Override
  public final Object run() throws Exception {
    Object product = operate();
    operations++;
    return product;
  }

  @Override
  public final long operations() {
    return operations;
  }

  abstract Object operate() throws Exception;

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
      if (out.bytes != expected) {
        if (expected >= 0) {
          throw new WrongEventsException(
              "the message has %d bytes instead of %d".formatted(out.bytes, expected));
        }
        expected = out.bytes;
      }
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
