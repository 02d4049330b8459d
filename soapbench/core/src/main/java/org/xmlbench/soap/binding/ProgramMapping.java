package org.xmlbench.soap.binding;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import org.xmlbench.core.measure.Implementations;
import org.xmlbench.core.record.Implementation;
import org.xmlbench.soap.program.Batch;
import org.xmlbench.soap.program.BuiltProgram;
import org.xmlbench.soap.program.ProgramPipe;
import org.xmlbench.soap.program.ReportPipe;
import org.xmlbench.soap.trace.ReportType;
import org.xmlbench.soap.trace.TraceReport;

/**
 * Marshals and unmarshals in a program, which {@code binding.h} makes of a library of C++. It holds
 * one object to be marshalled and one message to be unmarshalled, and does either by the batch at
 * one command, whose time it reads itself.
 */
public final class ProgramMapping implements Framework.Mapping {
  private final BuiltProgram program;
  private final ReportType type;
  private final String worker;
  private final ProgramPipe pipe;

  /**
   * A mapping of reports of that type, in a process that starts now and ends with this JVM.
   *
   * @param worker what in the program does the work, such as a generated function, for the record
   */
  public ProgramMapping(BuiltProgram program, ReportType type, String worker) throws IOException {
    this.program = program;
    this.type = type;
    this.worker = worker;
    this.pipe = new ProgramPipe(program.start(List.of(type.element())));
  }

  @Override
  public Class<?> implementation() {
    return getClass();
  }

  /** What does the work, for the record. */
  Implementation recorded(String version) throws IOException {
    return Implementations.ofProgram(worker, program.built().file(), version);
  }

  /** The program holds it from now on, until another is given to it. */
  @Override
  public Object own(TraceReport report) {
    try {
      pipe.command('o', to -> ReportPipe.write(to, report));
      return report;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void marshal(Object own, OutputStream out) throws IOException {
    out.write(
        pipe.command(
            'm',
            to -> {
              to.writeInt(1);
              to.writeBoolean(true);
            },
            from -> {
              batch(from);
              return ProgramPipe.read(from);
            }));
  }

  Batch marshal(int times) throws IOException {
    return pipe.command(
        'm',
        to -> {
          to.writeInt(times);
          to.writeBoolean(false);
        },
        from -> {
          Batch batch = batch(from);
          ProgramPipe.read(from);
          return batch;
        });
  }

  private static Batch batch(DataInputStream from) throws IOException {
    return new Batch(from.readLong(), from.readLong(), from.readLong());
  }

  /** Gives the program the message that it unmarshals from now on. */
  void hold(byte[] message) throws IOException {
    pipe.command('r', to -> ProgramPipe.write(to, message));
  }

  /** Unmarshals the message that the program holds, so many times. */
  Batch unmarshal(int times) throws IOException {
    return pipe.command('u', to -> to.writeInt(times), ProgramMapping::batch);
  }

  /** The program keeps the object. */
  @Override
  public Object unmarshal(InputStream in) throws IOException {
    hold(in.readAllBytes());
    unmarshal(1);
    return this;
  }

  /** What the program unmarshalled last. */
  @Override
  public TraceReport report(Object own) {
    try {
      return pipe.command('d', _ -> {}, from -> ReportPipe.read(from, type));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
