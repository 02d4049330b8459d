package org.xmlbench.suite.cli;

import java.io.PrintStream;
import java.util.function.Supplier;
import org.xmlbench.core.Printable;
import org.xmlbench.suite.console.OutputException;
import org.xmlbench.suite.home.DriverCatalogue;
import org.xmlbench.suite.home.Home;

/**
 * What every command works with.
 *
 * @param home finds the distribution, or throws a user error
 * @param out takes the result; it throws an {@link OutputException} when it cannot be written
 * @param err takes progress and messages
 */
public record Session(Supplier<Home> home, PrintStream out, PrintStream err) {
  /** The drivers of the distribution; what is wrong with one of them is said on {@link #err}. */
  public DriverCatalogue drivers() {
    DriverCatalogue drivers = DriverCatalogue.of(home.get());
    drivers.problems().forEach(this::warn);
    return drivers;
  }

  /** Says something in one line on {@link #err}. */
  public void warn(String message) {
    err.println("xmlbench: " + Printable.line(message));
  }
}
