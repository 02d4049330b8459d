package org.xmlbench.core.measure;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.core.input.FileInput;
import org.xmlbench.core.input.Input;
import org.xmlbench.core.input.MemoryInput;
import org.xmlbench.core.platform.JvmThreadsCpu;
import org.xmlbench.core.platform.ParentWatch;
import org.xmlbench.core.platform.ThreadReading;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Implementation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.core.record.ParseMeasures;
import org.xmlbench.core.record.UnseenCheck;

/**
 * The main class of a fork: a fresh JVM with the core and one library on its class path, which
 * warms up, measures and verifies one cell and leaves a {@link ForkResult}.
 *
 * <p>Exit status 0 when there is a result, whatever its outcome; anything else is the JVM's or the
 * subject's own.
 */
public final class ForkMain {
  private ForkMain() {}

  /** Takes the arguments of {@link ForkArguments}. */
  public static void main(String[] args) throws IOException {
    ParentWatch.start();
    JvmThreadsCpu.rememberCompilers();
    ForkArguments arguments = ForkArguments.parse(List.of(args));
    ForkResult result = new ForkMain.Attempt(arguments).run();
    result.write(arguments.files().result());
    Runtime.getRuntime().halt(0);
  }

  /** One attempt: collects what is known, so that a failure half-way still reports it. */
  private static final class Attempt {
    private final ForkArguments arguments;
    private final KeptMeasures measures = new KeptMeasures();
    private List<TimedOperation.Timed> orders = List.of();
    private final List<String> engines = new ArrayList<>();
    private Implementation implementation;
    private ForkSession session;
    private TimedOperation operation;
    private VerifiedWork work;
    private String digest;
    private EventTotals totals;
    private UnseenCheck unseen;
    private boolean verified;

    Attempt(ForkArguments arguments) {
      this.arguments = arguments;
    }

    ForkResult run() {
      try {
        measure();
        return result(timedOutcome(), timedReason());
      } catch (WrongEventsException e) {
        return result(Outcome.WRONG, e.getMessage());
      } catch (UnsupportedDocumentException e) {
        return result(rejectedOutcome(), e.getMessage());
      } catch (Exception e) {
        return result(rejectedOutcome(), ForkFacts.failure(e));
      } catch (Throwable e) {
        return result(brokenOutcome(), ForkFacts.failure(e));
      }
    }

    private void measure() throws Exception {
      Driver driver = Drivers.locate(arguments.subject().driver());
      orders = timedOrders();
      operation = firstOperation(driver);
      work = inThreads(operation);
      session = ForkSession.start(arguments.schedule(), arguments.files().openTurns(), work);
      session.timeSingly(arguments.singles());
      if (arguments.source().coldCaches()) {
        session.sweepCaches();
      }
      if (arguments.counters()) {
        session.countEvents();
      }
      session.atEdges(() -> driver.engine().ifPresent(engines::add));
      session.afterwards(() -> verify(driver));
      session.run();
    }

    private boolean verify(Driver driver) throws Exception {
      session.keepSingles(measures);
      implementation =
          Implementations.of(operation.implementation(), driver.describe())
              .withEngine(Implementation.engine(engines));
      digest = work.verify();
      totals = operation.totals();
      forgetDocuments();
      unseen = checkUnseen(driver);
      verified = true;
      return true;
    }

    /**
     * Makes the operation, and times it once: nothing of the library was used before. JMH and the
     * harness are not loaded yet, so they are no part of it. The code that reads the clocks has run
     * before.
     */
    private TimedOperation firstOperation(Driver driver) throws IOException {
      ThreadReading.ofCurrentThread();
      ThreadReading before = ThreadReading.ofCurrentThread();
      long start = System.nanoTime();
      TimedOperation first = TimedOperation.of(arguments, driver, orders);
      first.run();
      long nanos = System.nanoTime() - start;
      Long cpuNanos = ThreadReading.ofCurrentThread().since(before).cpuNanos();
      measures.keep(ParseMeasures.FIRST_DOCUMENT, nanos);
      if (cpuNanos != null) {
        measures.keep(ParseMeasures.FIRST_DOCUMENT_CPU, cpuNanos);
      }
      return first;
    }

    /** In the threads that the cell has, each with a driver of its own. */
    private VerifiedWork inThreads(TimedOperation first) throws Exception {
      int threads = arguments.subject().threads();
      return threads == 0
          ? first
          : ParallelOperations.start(first, threads, this::anotherOperation);
    }

    /** The same with another driver; the bytes of the document are shared. */
    private TimedOperation anotherOperation() {
      Driver another = Drivers.locate(arguments.subject().driver());
      return TimedOperation.of(arguments, another, orders);
    }

    private void forgetDocuments() {
      orders = List.of();
      work.forget();
    }

    /** The document, and its other orders. */
    private List<TimedOperation.Timed> timedOrders() throws IOException {
      List<TimedOperation.Timed> all = new ArrayList<>();
      all.add(
          new TimedOperation.Timed(
              input(arguments.source().document()), arguments.expected().digest()));
      for (ForkChecks.Variant variant : arguments.checks().variants()) {
        all.add(new TimedOperation.Timed(input(variant.file()), variant.digest()));
      }
      return all;
    }

    private Input input(Path file) throws IOException {
      return arguments.source().fileInput() ? new FileInput(file) : MemoryInput.load(file);
    }

    private UnseenCheck checkUnseen(Driver driver) throws IOException {
      Optional<ForkChecks.Unseen> other = arguments.checks().unseen();
      return other.isEmpty()
          ? UnseenCheck.IMPOSSIBLE
          : new UnseenDocument(
                  operation, other.get(), arguments.source().fileInput(), driver.describe().lacks())
              .check();
    }

    private Outcome timedOutcome() {
      return switch (arguments.expected().verification()) {
        case ORACLE -> Outcome.OK;
        case DECLARED -> Outcome.DECLARED;
        case UNVERIFIED, OUTSIDE -> Outcome.UNVERIFIED;
      };
    }

    private String timedReason() {
      return switch (arguments.expected().verification()) {
        case ORACLE -> null;
        case DECLARED -> "the document needs a capability that the driver declares missing";
        case UNVERIFIED -> "no two code lineages agree on the document's events";
        case OUTSIDE -> "the document lies outside the domain in which parsers must agree";
      };
    }

    private Outcome rejectedOutcome() {
      return arguments.expected().verification() == Verification.OUTSIDE
          ? Outcome.SKIPPED
          : brokenOutcome();
    }

    /** A declared defect may be a rejection, or worse; of any other subject it is a failure. */
    private Outcome brokenOutcome() {
      return arguments.expected().verification() == Verification.DECLARED
          ? Outcome.DECLARED
          : Outcome.FAILED;
    }

    private ForkResult result(Outcome outcome, String reason) {
      return new ForkResult(
          outcome,
          reason,
          session == null ? ForkTiming.NONE : session.timing(verified),
          new ForkResult.Verified(totals, digest, implementation, unseen),
          session == null ? ForkFacts.jvm() : ForkFacts.jvm(session.processors()),
          verified ? measures.values() : Map.of());
    }
  }
}
