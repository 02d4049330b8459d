package org.xmlbench.suite.home;

import java.nio.file.Path;
import java.util.List;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.results.store.SubjectEntry;

/**
 * A driver that forks can run.
 *
 * @param description the driver's description of itself
 * @param classPath the class path of a JVM that runs it: the core, the driver and its one library
 * @param locator how a fork finds the driver on that class path: its id, or {@code class:} and the
 *     name of its class
 */
public record DriverEntry(DriverDescription description, List<Path> classPath, String locator)
    implements Subject {
  public DriverEntry {
    classPath = List.copyOf(classPath);
  }

  /** A driver that its class path's service files name. */
  public DriverEntry(DriverDescription description, List<Path> classPath) {
    this(description, classPath, description.id());
  }

  /**
   * This driver, which reads a stream.
   *
   * @throws UserErrorException when it builds trees
   */
  public DriverEntry streaming() {
    if (description.style() == ApiStyle.TREE) {
      throw new UserErrorException(
          "driver '" + id() + "' builds trees: a strategy brings bytes to one that reads a stream");
    }
    return this;
  }

  @Override
  public String id() {
    return description.id();
  }

  @Override
  public String version() {
    return description.version();
  }

  @Override
  public SubjectEntry entry() {
    return SubjectEntry.of(description);
  }
}
