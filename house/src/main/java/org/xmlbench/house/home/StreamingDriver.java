package org.xmlbench.house.home;

import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.DriverDescription;

/** A driver to which a strategy can bring bytes. */
public final class StreamingDriver {
  private StreamingDriver() {}

  /**
   * This driver, which reads a stream.
   *
   * @throws UserErrorException when it builds trees
   */
  public static LibrarySubject<DriverDescription> of(LibrarySubject<DriverDescription> driver) {
    if (driver.description().style() == ApiStyle.TREE) {
      throw new UserErrorException(
          "driver '%s' builds trees: a strategy brings bytes to one that reads a stream"
              .formatted(driver.id()));
    }
    return driver;
  }
}
