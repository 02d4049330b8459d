package org.xmlbench.house.broken;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/** Makes jars of what a test's class path holds as folders. */
public final class TestJars {
  private TestJars() {}

  /** Copies a jar, or packs a folder of classes. */
  public static void pack(Path entry, Path jar) throws IOException {
    if (Files.isRegularFile(entry)) {
      Files.copy(entry, jar);
      return;
    }
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
        Stream<Path> files = Files.walk(entry)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        out.putNextEntry(new JarEntry(entry.relativize(file).toString().replace('\\', '/')));
        Files.copy(file, out);
      }
    }
  }
}
