package org.xmlbench.soap.toolkit;

import java.util.ServiceLoader;

public final class KnownToolkits {
  private KnownToolkits() {}

  /**
   * The toolkit of that name.
   *
   * @throws IllegalArgumentException when there is none
   */
  public static Toolkit named(String id) {
    return ServiceLoader.load(Toolkit.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(toolkit -> toolkit.describe().id().equals(id))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException("no toolkit " + id + " on this class path"));
  }
}
