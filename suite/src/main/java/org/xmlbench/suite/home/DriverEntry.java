package org.xmlbench.suite.home;

import java.nio.file.Path;
import java.util.List;
import org.xmlbench.core.driver.DriverDescription;

/**
 * A driver of the distribution.
 *
 * @param description what the driver says of itself
 * @param classPath the class path of a JVM that runs it: the core, the driver and its one library
 */
public record DriverEntry(DriverDescription description, List<Path> classPath) {
  public DriverEntry {
    classPath = List.copyOf(classPath);
  }

  /** The driver's id, by which it is named everywhere. */
  public String id() {
    return description.id();
  }
}
