package org.xmlbench.soap.fork;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.xmlbench.core.measure.ForkArguments;
import org.xmlbench.core.measure.ForkFacts;
import org.xmlbench.core.measure.ForkResult;
import org.xmlbench.core.measure.ForkSession;
import org.xmlbench.core.measure.KeyValues;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.core.platform.ParentWatch;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.soap.toolkit.Toolkit;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.Wire;

/**
 * The main class of a fork of SOAPBench: a fresh JVM with the cores and one toolkit on its class
 * path, which verifies, warms up, measures and verifies again one operation, and leaves a {@link
 * ForkResult}.
 *
 * <p>Exit status 0 when there is a result, whatever its outcome; anything else is the JVM's or the
 * toolkit's own.
 */
public final class SoapFork {
  /** Bytes of the request, as the toolkit writes it. */
  public static final String REQUEST_BYTES = "request_bytes";

  /** Bytes of the reply that the toolkit is given. */
  public static final String REPLY_BYTES = "reply_bytes";

  private final SoapTask task;
  private final KeyValues arguments;
  private ForkSession session;
  private Map<String, Double> sizes = Map.of();
  private boolean verified;

  private SoapFork(KeyValues arguments) {
    this.arguments = arguments;
    this.task = SoapTask.of(arguments);
  }

  /** Takes the arguments of {@link SoapTask#toArguments()} and a schedule's. */
  public static void main(String[] args) throws IOException {
    ParentWatch.start();
    KeyValues arguments = KeyValues.parse(List.of(args));
    ForkResult result = new SoapFork(arguments).run();
    result.write(Path.of(arguments.required("result")));
    Runtime.getRuntime().halt(0);
  }

  private ForkResult run() {
    try {
      measure(toolkit());
      return result(Outcome.OK, null);
    } catch (WrongEventsException e) {
      return result(Outcome.WRONG, e.getMessage());
    } catch (Throwable e) {
      return result(Outcome.FAILED, ForkFacts.failure(e));
    }
  }

  private Toolkit toolkit() {
    return ServiceLoader.load(Toolkit.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(toolkit -> toolkit.describe().id().equals(task.toolkit()))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no toolkit " + task.toolkit() + " on this class path"));
  }

  private void measure(Toolkit toolkit) throws Exception {
    ToolkitDescription description = toolkit.describe();
    byte[] reply = task.reply(description.encoding()).bytes();
    Wire wire = new Wire(reply);
    try (SoapWork work = SoapWork.of(task, toolkit, wire)) {
      Verified messages = new Verified(task, description);
      byte[] request = messages.once(work, wire);
      sizes = Map.of(REQUEST_BYTES, (double) request.length, REPLY_BYTES, (double) reply.length);
      session = ForkSession.start(setting(toolkit), work);
      session.run();
      messages.once(work, wire);
      verified = true;
    }
  }

  private ForkSession.Setting setting(Toolkit toolkit) {
    List<String> watched = new ArrayList<>(toolkit.describe().packages());
    watched.add(toolkit.getClass().getPackageName() + ".");
    return new ForkSession.Setting(
        ForkArguments.Schedule.of(arguments),
        arguments.optional("compilations").map(Path::of).orElse(null),
        arguments.optional("turns").map(Path::of).orElse(null),
        watched);
  }

  private ForkResult result(Outcome outcome, String reason) {
    boolean timed = verified && session.measured() != null;
    double bytes = sizes.values().stream().mapToDouble(Double::doubleValue).sum();
    return new ForkResult(
        outcome,
        reason,
        session == null ? List.of() : session.iterations(),
        timed ? session.measured() : null,
        timed && session.steady(),
        (long) bytes,
        null,
        null,
        null,
        session == null ? ForkFacts.jvm() : ForkFacts.jvm(session.processor()),
        sizes);
  }
}
