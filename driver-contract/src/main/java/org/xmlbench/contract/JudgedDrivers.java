package org.xmlbench.contract;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.xmlbench.core.driver.Driver;

/**
 * The drivers that the contract judges: those on the class path or, where the property {@value
 * #FOLDER} names what all modules of drivers leave, those of each of them.
 */
final class JudgedDrivers {
  /** Names the folder with a folder of jars for each module. */
  static final String FOLDER = "xmlbench.contract.drivers";

  /** Class loaders are kept: a library that is warm is warm for the next test. */
  private static final class Together {
    static final List<DriverModule> MODULES = of(Path.of(System.getProperty(FOLDER)));

    private static List<DriverModule> of(Path folder) {
      try (Stream<Path> modules = Files.list(folder)) {
        return modules.sorted().map(DriverModule::ofFolder).toList();
      } catch (IOException e) {
        throw new IllegalStateException(
            "no drivers in " + folder + ": mvn verify builds them before it judges them", e);
      }
    }
  }

  private JudgedDrivers() {}

  /** The modules whose drivers these are; on a class path it is one. */
  static List<DriverModule> modules() {
    return System.getProperty(FOLDER) == null
        ? List.of(DriverModule.ofClassPath())
        : Together.MODULES;
  }

  /**
   * All drivers that can run here, named by their identifiers. Where none can, the tests are
   * skipped with the reason.
   */
  static Stream<Named<Driver>> all() {
    List<Named<Driver>> available =
        modules().stream().flatMap(module -> module.seeing(() -> named(module)).stream()).toList();
    if (available.isEmpty()) {
      modules().forEach(DriverModule::assumeAvailable);
    }
    return available.stream();
  }

  private static List<Named<Driver>> named(DriverModule module) {
    return module.available().stream()
        .map(driver -> Named.of(driver.describe().id(), driver))
        .toList();
  }
}
