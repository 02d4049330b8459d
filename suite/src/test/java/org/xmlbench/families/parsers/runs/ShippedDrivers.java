package org.xmlbench.families.parsers.runs;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.home.Distribution;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.home.SubjectCatalogue;

/** The drivers that this build has made, of which those of an optional profile are left out. */
final class ShippedDrivers {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

  private ShippedDrivers() {}

  /** What every fork of them has on its class path. */
  static List<Path> core() {
    return BrokenDriversFolder.coreClassPath();
  }

  /** All of them, by id; the test is skipped where they are not built. */
  static List<LibrarySubject<DriverDescription>> all() {
    Path drivers = ROOT.resolve("target/drivers");
    assumeTrue(Files.isDirectory(drivers), "the drivers are not built: run mvn verify at the top");
    return SubjectCatalogue.drivers(new Distribution(core(), drivers)).entries();
  }

  /** Those that this host can run. */
  static List<LibrarySubject<DriverDescription>> available() {
    return all().stream().filter(driver -> driver.unavailable().isEmpty()).toList();
  }
}
