package org.xmlbench.families.scorecard.fork;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.Supplier;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.measure.Drivers;
import org.xmlbench.core.measure.Implementations;
import org.xmlbench.core.measure.TimedFork;
import org.xmlbench.core.measure.WrongEventsException;

/** The library that a fork asks, set up in one way. */
public final class AskedLibrary {
  /** The argument of a fork for the driver's locator. */
  public static final String DRIVER = "driver";

  private static final String TEXT = "plain";
  private static final byte[] PLAIN =
      "<p:a xmlns:p='urn:u'>%s</p:a>".formatted(TEXT).getBytes(StandardCharsets.UTF_8);

  private AskedLibrary() {}

  /**
   * Makes its parsers. One that delivers no plain document would seem to be safe from every hostile
   * one, and is wrong; the class that parses is kept in the record.
   *
   * @throws WrongEventsException when the plain document is not delivered, or another library's
   *     class parses
   */
  public static Supplier<Parser> of(TimedFork fork, SetupName setup, Duration limit)
      throws IOException, InterruptedException {
    Driver driver = Drivers.locate(fork.arguments().required(DRIVER));
    Supplier<Parser> parsers = setup.of(driver).parsers();
    requirePlain(parsers, limit);
    fork.record(Implementations.of(parsers.get().implementation(), driver.describe()));
    return parsers;
  }

  /** Refuses a library that does not deliver a plain document. */
  public static void requirePlain(Supplier<Parser> parsers, Duration limit)
      throws InterruptedException {
    TextCapture capture = new TextCapture();
    Attempt.End end = Attempt.parse(parsers, PLAIN, capture, limit);
    if (!(end instanceof Attempt.End.Delivered) || !capture.contains(TEXT)) {
      throw new WrongEventsException("a plain document is not delivered: " + end);
    }
  }
}
