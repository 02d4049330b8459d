package org.xmlbench.soap.binding;

import java.io.IOException;
import java.util.ServiceLoader;
import org.xmlbench.core.measure.TimedFork;
import org.xmlbench.core.record.CallMeasures;
import org.xmlbench.soap.content.TraceXml;
import org.xmlbench.soap.trace.TraceReport;

/** The main class of a fork of the marshalling tests: one direction of one framework. */
public final class BindingFork {
  static final String FRAMEWORK = "framework";

  /** Asks for what calls take beside a busy process, too. */
  public static final String NEIGHBOUR = "neighbour";

  private BindingFork() {}

  /** Takes the framework's id, the arguments of {@link BindingTask} and a schedule's. */
  public static void main(String[] args) throws IOException {
    TimedFork.run(args, BindingFork::measure);
  }

  private static void measure(TimedFork fork) throws Exception {
    BindingTask task = BindingTask.of(fork.arguments());
    Framework framework = framework(fork.arguments().required(FRAMEWORK));
    FrameworkDescription description = framework.describe();
    TraceReport report = task.report();
    byte[] first = first(task, description, report);
    long start = System.nanoTime();
    Framework.Mapping mapping = framework.load(task.type());
    BindingWork.of(task, mapping, report, first).run();
    fork.keep(CallMeasures.FIRST_CALL, System.nanoTime() - start);
    record(fork, mapping, description);
    BindingCheck check = new BindingCheck(report, description);
    if (task.direction() == BindingTask.Direction.UNMARSHAL) {
      check.requireSame(mapping, first);
    }
    byte[] message = check.roundTrip(mapping);
    fork.keep(CallMeasures.MESSAGE, message.length);
    fork.time(BindingWork.of(task, mapping, report, message));
    if (fork.arguments().optional(NEIGHBOUR).isPresent()) {
      BusyNeighbour.measure(fork, BindingWork.of(task, mapping, report, message));
    }
    check.roundTrip(mapping);
  }

  private static void record(
      TimedFork fork, Framework.Mapping mapping, FrameworkDescription description)
      throws IOException {
    String version = description.library().recordedVersion();
    if (mapping instanceof ProgramMapping program) {
      fork.record(program.recorded(version));
    } else {
      fork.record(mapping.implementation(), description.setup().packages(), version);
    }
  }

  /** What the first call reads, made without the framework in this JVM. */
  private static byte[] first(BindingTask task, FrameworkDescription framework, TraceReport report)
      throws Exception {
    boolean ofItsOwn = framework.form() == FrameworkDescription.Form.BINARY;
    return ofItsOwn && task.direction() == BindingTask.Direction.UNMARSHAL
        ? BinaryMain.message(framework, task)
        : TraceXml.write(report);
  }

  static Framework framework(String id) {
    return ServiceLoader.load(Framework.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(framework -> framework.describe().id().equals(id))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException("no framework " + id + " on this class path"));
  }
}
