package org.xmlbench.core.measure;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.core.input.FileInput;
import org.xmlbench.core.input.Input;
import org.xmlbench.core.input.MemoryInput;
import org.xmlbench.core.platform.CollectorReading;
import org.xmlbench.core.platform.ParentWatch;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Implementation;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Outcome;

/**
 * The main class of a fork that runs a fixed number of operations, however long they take: what is
 * asked of it is whether they end in its heap, and what its collections take of their time.
 *
 * <p>JMH is not loaded: its own garbage would be part of the smallest heap. Exit status 0 when
 * there is a {@link ForkResult}, whatever its outcome.
 */
public final class CountedForkMain {
  /** The argument for the number of operations; half of them, at least one, are not measured. */
  public static final String OPERATIONS = "operations";

  private final ForkArguments arguments;
  private final int operations;
  private ForkTiming timing = ForkTiming.NONE;

  private CountedForkMain(ForkArguments arguments, int operations) {
    this.arguments = arguments;
    this.operations = operations;
  }

  /** Takes the arguments of {@link ForkArguments}, and {@value #OPERATIONS}. */
  public static void main(String[] args) throws IOException {
    ParentWatch.start();
    List<String> words = List.of(args);
    ForkArguments arguments = ForkArguments.parse(words);
    int operations = Integer.parseInt(KeyValues.parse(words).required(OPERATIONS));
    new CountedForkMain(arguments, operations).run().write(arguments.files().result());
    Runtime.getRuntime().halt(0);
  }

  private ForkResult run() {
    try {
      return measured();
    } catch (WrongEventsException e) {
      return failed(Outcome.WRONG, e.getMessage());
    } catch (UnsupportedDocumentException e) {
      return failed(Outcome.FAILED, e.getMessage());
    } catch (Throwable e) {
      return failed(Outcome.FAILED, ForkFacts.failure(e));
    }
  }

  private ForkResult measured() throws IOException {
    Driver driver = Drivers.locate(arguments.subject().driver());
    Path file = arguments.source().document();
    Input input = arguments.source().fileInput() ? new FileInput(file) : MemoryInput.load(file);
    TimedOperation operation =
        TimedOperation.of(
            arguments,
            driver,
            List.of(new TimedOperation.Timed(input, arguments.expected().digest())));
    time(operation);
    Implementation implementation =
        Implementations.of(operation.implementation(), driver.describe());
    String digest = operation.verify();
    return result(Outcome.OK, null, operation.totals(), digest, implementation);
  }

  private void time(TimedOperation operation) throws IOException {
    int before = Math.max(1, operations / 2);
    Iteration warmUp = timed(operation, Iteration.Phase.WARMUP, before);
    Iteration counted = timed(operation, Iteration.Phase.MEASURED, operations - before);
    timing =
        new ForkTiming(
            List.of(warmUp, counted), new Measured(counted.wallNanos(), null, null, null));
  }

  private static Iteration timed(TimedOperation operation, Iteration.Phase phase, int times)
      throws IOException {
    CollectorReading collector = CollectorReading.read();
    long start = System.nanoTime();
    for (int i = 0; i < times; i++) {
      operation.run();
    }
    long wall = System.nanoTime() - start;
    CollectorReading now = CollectorReading.read();
    return new Iteration(
        phase,
        times,
        wall,
        null,
        null,
        now.count() - collector.count(),
        now.nanos() - collector.nanos(),
        null,
        null);
  }

  private ForkResult failed(Outcome outcome, String reason) {
    return result(outcome, reason, null, null, null);
  }

  private ForkResult result(
      Outcome outcome,
      String reason,
      EventTotals totals,
      String digest,
      Implementation implementation) {
    return new ForkResult(
        outcome,
        reason,
        outcome == Outcome.OK ? timing : ForkTiming.NONE,
        new ForkResult.Verified(totals, digest, implementation),
        ForkFacts.jvm(),
        Map.of());
  }
}
