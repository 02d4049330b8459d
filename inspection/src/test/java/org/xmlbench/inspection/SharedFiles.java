package org.xmlbench.inspection;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Finds the material that is shared beside the checkout; a test that needs it is skipped without.
 */
final class SharedFiles {
  private SharedFiles() {}

  static Path folder(String name) {
    String property = System.getProperty("xmlbench.shared");
    Path shared = property == null ? besideCheckout() : Path.of(property);
    Path folder = shared.resolve(name);
    assumeTrue(Files.isDirectory(folder), () -> "no folder " + folder);
    return folder;
  }

  private static Path besideCheckout() {
    Path folder = Path.of("").toAbsolutePath();
    while (folder.getParent() != null && !Files.isDirectory(folder.resolve(".git"))) {
      folder = folder.getParent();
    }
    return folder.resolveSibling("shared");
  }
}
