package org.xmlbench.results;

import java.nio.file.Files;
import java.nio.file.Path;

/** Where the project is, whichever module's tests run. */
public final class ProjectFolder {
  private ProjectFolder() {}

  /** The folder that holds {@code .mvn}, in this folder or above it. */
  public static Path top() {
    Path folder = Path.of("").toAbsolutePath();
    while (folder != null && !Files.isDirectory(folder.resolve(".mvn"))) {
      folder = folder.getParent();
    }
    if (folder == null) {
      throw new IllegalStateException("no .mvn in or above " + Path.of("").toAbsolutePath());
    }
    return folder;
  }
}
