package org.xmlbench.soap.binding;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.xmlbench.soap.fork.TimedFork;
import org.xmlbench.soap.trace.TraceReport;
import org.xmlbench.soap.trace.TraceXml;

/** The main class of a fork of the marshalling tests: one direction of one framework. */
public final class BindingFork {
  /** Wall time of the first call: mappings are made, classes loaded, nothing is compiled. */
  public static final String FIRST_CALL = "first_call_nanos";

  /** Bytes of the message. */
  public static final String MESSAGE_BYTES = "message_bytes";

  private BindingFork() {}

  /** Takes the framework's id, the arguments of {@link BindingTask} and a schedule's. */
  public static void main(String[] args) throws IOException {
    TimedFork.run(args, BindingFork::measure);
  }

  private static void measure(TimedFork fork) throws Exception {
    BindingTask task = BindingTask.of(fork.arguments());
    Framework framework = framework(fork.arguments().required("framework"));
    FrameworkDescription description = framework.describe();
    TraceReport report = task.report();
    byte[] reference = TraceXml.write(report);
    boolean binary = description.form() == FrameworkDescription.Form.BINARY;
    long start = System.nanoTime();
    Framework.Mapping mapping = framework.load(task.kind());
    if (!binary || task.direction() == BindingTask.Direction.MARSHAL) {
      BindingWork.of(task, mapping, report, reference).run();
      fork.keep(FIRST_CALL, System.nanoTime() - start);
    }
    fork.record(mapping.implementation(), description.packages(), description.version());
    BindingCheck check = new BindingCheck(report, description);
    byte[] message = check.roundTrip(mapping);
    fork.keep(MESSAGE_BYTES, message.length);
    List<String> watched = new ArrayList<>(description.packages());
    watched.add(framework.getClass().getPackageName() + ".");
    fork.time(BindingWork.of(task, mapping, report, message), message.length, watched);
    check.roundTrip(mapping);
  }

  private static Framework framework(String id) {
    return ServiceLoader.load(Framework.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(framework -> framework.describe().id().equals(id))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException("no framework " + id + " on this class path"));
  }
}
