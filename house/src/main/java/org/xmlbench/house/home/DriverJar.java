package org.xmlbench.house.home;

import java.io.IOException;
import java.nio.file.Path;
import java.util.zip.ZipFile;
import org.xmlbench.core.driver.Driver;

/** Tells the jar that holds a driver from those of its library. */
final class DriverJar {
  /** Every jar of the project is called so. */
  private static final String OURS = "xmlbench-";

  private static final String SERVICE = "META-INF/services/" + Driver.class.getName();

  private DriverJar() {}

  /** Whether it is one of the project's, or names a driver as one of the user's does. */
  static boolean is(Path jar) {
    if (jar.getFileName().toString().startsWith(OURS)) {
      return true;
    }
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      return zip.getEntry(SERVICE) != null;
    } catch (IOException e) {
      return false;
    }
  }
}
