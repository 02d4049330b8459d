package org.xmlbench.contract;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Named;
import org.xmlbench.core.driver.Driver;

/** The drivers on the class path. */
final class DriversOfThisModule {
  private DriversOfThisModule() {}

  /**
   * All drivers that can run here, named by their identifiers. Where none can, the tests are
   * skipped with the reason.
   */
  static Stream<Named<Driver>> all() {
    List<Driver> available =
        list().stream().filter(driver -> driver.unavailable().isEmpty()).toList();
    Assumptions.assumeFalse(
        available.isEmpty(), () -> list().getFirst().unavailable().orElseThrow());
    return available.stream().map(driver -> Named.of(driver.describe().id(), driver));
  }

  static List<Driver> list() {
    return ServiceLoader.load(Driver.class).stream().map(ServiceLoader.Provider::get).toList();
  }
}
