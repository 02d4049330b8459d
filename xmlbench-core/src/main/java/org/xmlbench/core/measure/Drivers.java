package org.xmlbench.core.measure;

import java.util.ServiceLoader;
import org.xmlbench.core.driver.Driver;

/** The drivers of this JVM's class path. */
public final class Drivers {
  private Drivers() {}

  /**
   * The driver of that id.
   *
   * @throws IllegalArgumentException when this class path has none
   */
  public static Driver byId(String id) {
    return ServiceLoader.load(Driver.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(driver -> driver.describe().id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no driver " + id + " on this class path"));
  }
}
