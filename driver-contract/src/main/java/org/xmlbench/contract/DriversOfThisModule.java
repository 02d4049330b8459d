package org.xmlbench.contract;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.xmlbench.core.driver.Driver;

/** The drivers on the class path. */
final class DriversOfThisModule {
  private DriversOfThisModule() {}

  /** All drivers, named by their identifiers. */
  static Stream<Named<Driver>> all() {
    return list().stream().map(driver -> Named.of(driver.describe().id(), driver));
  }

  /** All drivers. */
  static List<Driver> list() {
    return ServiceLoader.load(Driver.class).stream().map(ServiceLoader.Provider::get).toList();
  }
}
