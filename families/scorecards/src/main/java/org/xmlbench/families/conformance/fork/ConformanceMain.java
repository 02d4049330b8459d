package org.xmlbench.families.conformance.fork;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.xmlbench.core.check.DriverDelivery;
import org.xmlbench.core.check.EventsMain;
import org.xmlbench.core.check.FileCheck;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.measure.Drivers;
import org.xmlbench.core.measure.Implementations;
import org.xmlbench.core.measure.TimedFork;
import org.xmlbench.core.record.Implementation;
import org.xmlbench.families.conformance.fork.ConformanceMeasures.Deviation;
import org.xmlbench.families.scorecard.fork.AskedLibrary;

/**
 * The main class of a fork in which one driver parses the documents of a conformance suite, one
 * after the other. What it makes of them is the result, whatever it is.
 */
public final class ConformanceMain {
  /** The argument for a file that has a {@link SuiteTest} in each line. */
  public static final String TESTS = "tests";

  /** No test takes a parser that ends a second. */
  private static final int LIMIT_SECONDS = 10;

  /** Each leaves a thread that runs on: more would take the processors from the other tests. */
  private static final int MOST_ENDLESS = 3;

  private final TimedFork fork;
  private final Supplier<Parser> newParser;
  private FileCheck check;
  private int endless;

  private ConformanceMain(TimedFork fork, Driver driver) {
    this.fork = fork;
    this.newParser = driver::newParser;
    this.check = new FileCheck(newParser);
  }

  /** Takes the driver, the file of tests and a schedule. */
  public static void main(String[] args) throws IOException {
    EventsMain.silence();
    TimedFork.run(
        args,
        fork -> {
          Driver driver = Drivers.locate(fork.arguments().required(AskedLibrary.DRIVER));
          fork.record(implementation(driver));
          new ConformanceMain(fork, driver)
              .run(Files.readAllLines(Path.of(fork.arguments().required(TESTS))));
        });
  }

  /** Of a parser that has parsed: some know their class no earlier. */
  private static Implementation implementation(Driver driver) throws IOException {
    Parser parser = driver.newParser();
    try {
      parser.parse(
          new ByteArrayInputStream("<a/>".getBytes(StandardCharsets.UTF_8)), new EventSink());
    } catch (IOException | RuntimeException e) {
      // What it makes of documents is for the tests to tell.
    }
    return Implementations.of(parser.implementation(), driver.describe());
  }

  private void run(List<String> lines) throws InterruptedException {
    long start = System.nanoTime();
    int right = 0;
    for (String line : lines) {
      SuiteTest test = SuiteTest.parse(line);
      Optional<Deviation> deviation = deviation(test, delivery(test));
      deviation.ifPresent(found -> fork.keep(ConformanceMeasures.of(found, test.number()), 1));
      right += deviation.isEmpty() ? 1 : 0;
    }
    fork.keep(ConformanceMeasures.RIGHT, right);
    fork.measured(lines.size(), System.nanoTime() - start);
  }

  /** How a delivery differs from what the suite says; empty where it does not. */
  static Optional<Deviation> deviation(SuiteTest test, DriverDelivery delivery) {
    return switch (delivery) {
      case DriverDelivery.Failed _ -> Optional.of(Deviation.BROKE);
      case DriverDelivery.Unsupported _ when test.reachesOutside() ->
          Optional.of(Deviation.NOT_READ);
      case DriverDelivery.Unsupported _, DriverDelivery.Rejected _ ->
          test.wellFormed() ? Optional.of(Deviation.REJECTED) : Optional.empty();
      case DriverDelivery.Delivered delivered -> {
        if (!test.wellFormed()) {
          yield Optional.of(Deviation.ACCEPTED);
        }
        yield test.digest().filter(digest -> !digest.equals(delivered.digest())).isPresent()
            ? Optional.of(Deviation.OTHER_OUTPUT)
            : Optional.empty();
      }
    };
  }

  private DriverDelivery delivery(SuiteTest test) throws InterruptedException {
    if (endless >= MOST_ENDLESS) {
      return new DriverDelivery.Failed("not tried: %d tests before did not end".formatted(endless));
    }
    FileCheck current = check;
    FutureTask<DriverDelivery> parse = new FutureTask<>(() -> current.digest(test.file()));
    Thread.ofPlatform().daemon().name("test-" + test.number()).start(parse);
    try {
      DriverDelivery delivery = parse.get(LIMIT_SECONDS, TimeUnit.SECONDS);
      if (current.isBroken()) {
        check = new FileCheck(newParser);
      }
      return delivery;
    } catch (TimeoutException e) {
      endless++;
      check = new FileCheck(newParser);
      return new DriverDelivery.Failed("no end after %d s".formatted(LIMIT_SECONDS));
    } catch (ExecutionException e) {
      throw new IllegalStateException("a test cannot be run", e.getCause());
    }
  }
}
