package org.xmlbench.families.strategies.fork;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.core.measure.Drivers;
import org.xmlbench.core.measure.ForkFacts;
import org.xmlbench.core.measure.ForkResult;
import org.xmlbench.core.measure.Implementations;
import org.xmlbench.core.measure.Turns;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.core.platform.ParentWatch;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Implementation;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.readahead.Inputs;
import org.xmlbench.readahead.cache.DeviceReads;

/**
 * The main class of a fork: parses the warm-up file once, then asks for a turn before each run and
 * once after the last, so that the process that grants them can evict the file from the cache, and
 * see what is in it, while the fork does not read. One more parse then gives the digest.
 *
 * <p>A run for which the device delivered more or less than the file is void and is done again:
 * something else had brought the file in, or read beside it. Exit status 0 when there is a result,
 * whatever its outcome.
 *
 * <p>Every parse must give the document's events. Where they are unknown, or the driver declares
 * that it reads the document otherwise, it must give those that the driver itself makes of the file
 * by {@code plain}.
 */
public final class ReadaheadFork {
  /** How far what the device delivers may be off the file's size. */
  private static final double DEVICE_TOLERANCE = 0.01;

  /** A device delivers whole pages; a server the file. */
  private static final long PAGE = 4096;

  /** Brings what every other strategy must bring. */
  private static final String REFERENCE = "plain";

  private final RunArguments arguments;
  private final List<Iteration> warmUp = new ArrayList<>();
  private final MeasuredRuns runs = new MeasuredRuns();
  private int voids;
  private long documentBytes;
  private StrategyParse parse;
  private Implementation implementation;
  private Optional<String> expectedDigest = Optional.empty();
  private String digest;

  private ReadaheadFork(RunArguments arguments) {
    this.arguments = arguments;
  }

  /** Takes the arguments of {@link RunArguments}. */
  public static void main(String[] args) throws IOException {
    ParentWatch.start();
    RunArguments arguments = RunArguments.parse(List.of(args));
    new ReadaheadFork(arguments).run().write(arguments.files().result());
    Runtime.getRuntime().halt(0);
  }

  private ForkResult run() {
    try {
      measure();
      if (runs.count() < arguments.runs().count()) {
        return result(
            Outcome.VOID,
            "in %d of %d runs the device delivered another number of bytes than the file has: a cache, or another reader"
                .formatted(voids, voids + runs.count()));
      }
      if (arguments.expected().declared().isPresent()) {
        return result(Outcome.DECLARED, arguments.expected().declared().get());
      }
      return arguments.expected().totals().isPresent()
          ? result(Outcome.OK, null)
          : result(Outcome.UNVERIFIED, "no two code lineages agree on the document's events");
    } catch (UnsupportedOperationException e) {
      // The strategy delivers characters, which the driver does not take.
      return result(Outcome.SKIPPED, e.getMessage());
    } catch (WrongEventsException e) {
      return result(Outcome.WRONG, e.getMessage());
    } catch (Throwable e) {
      return result(Outcome.FAILED, ForkFacts.failure(e));
    }
  }

  private void measure() throws IOException {
    Driver driver = Drivers.locate(arguments.driver());
    documentBytes = Files.size(arguments.source().document());
    Optional<EventTotals> totals = arguments.expected().totals();
    expectedDigest = arguments.expected().digest();
    if (arguments.expected().heldToOwn()) {
      StrategyParse plain = StrategyParse.of(driver, Inputs.strategy(REFERENCE), Optional.empty());
      expectedDigest = Optional.of(plain.digest(arguments.source().warmUp()));
      totals = Optional.of(plain.totals());
    }
    parse = StrategyParse.of(driver, Inputs.strategy(arguments.strategy()), totals);
    warmUp();
    Readings.Source source =
        new Readings.Source(
            arguments.runs().server().map(DeviceReads::ofServer).orElseGet(DeviceReads::new));
    try (Turns turns = arguments.files().openTurns()) {
      while (runs.count() < arguments.runs().count() && voids <= arguments.runs().count()) {
        turns.take();
        runOnce(source);
      }
      turns.take();
      verify();
    }
    implementation = Implementations.of(parse.implementation(), driver.describe());
  }

  private void warmUp() throws IOException {
    Readings.Source source = new Readings.Source(new DeviceReads());
    Readings start = source.before();
    parse.run(arguments.source().warmUp());
    warmUp.add(start.iteration(source.after(), Iteration.Phase.WARMUP));
  }

  private void runOnce(Readings.Source source) throws IOException {
    Readings start = source.before();
    parse.run(arguments.source().document());
    Readings end = source.after();
    Long delivered =
        Readings.less(end.storage().deviceBytes(), start.storage().deviceBytes()).orElse(null);
    long unit = arguments.runs().server().isPresent() ? 1 : PAGE;
    long whole = Math.ceilDiv(documentBytes, unit) * unit;
    if (arguments.runs().cold()
        && delivered != null
        && Math.abs(delivered - whole) > documentBytes * DEVICE_TOLERANCE) {
      voids++;
    } else {
      runs.add(start, end);
    }
  }

  /**
   * The digest, by the same driver and strategy and code that is compiled by now. Of the warm-up
   * file, whose content is the document's: it was read at the start and not evicted from the cache,
   * so that slow storage is not waited for once more.
   */
  private void verify() throws IOException {
    if (expectedDigest.isPresent()) {
      digest = parse.digest(arguments.source().warmUp());
      if (!digest.equals(expectedDigest.get())) {
        throw WrongEventsException.digest(expectedDigest.get(), digest);
      }
    }
  }

  private ForkResult result(Outcome outcome, String reason) {
    List<Iteration> iterations = new ArrayList<>(warmUp);
    iterations.addAll(runs.iterations());
    boolean whole =
        outcome == Outcome.OK || outcome == Outcome.UNVERIFIED || outcome == Outcome.DECLARED;
    return new ForkResult(
        outcome,
        reason,
        ForkTiming.of(iterations, whole ? runs.measured() : null, runs.steady()),
        new ForkResult.Verified(whole ? parse.totals() : null, digest, implementation),
        ForkFacts.jvm(),
        runs.measures(voids));
  }
}
