package org.xmlbench.contract;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Where a test finds classes: the class path, and what the thread's class loader adds to it. */
final class SeenClassPath {
  private SeenClassPath() {}

  static URL[] urls() {
    return Stream.concat(ofJvm(), ofThread()).toArray(URL[]::new);
  }

  /** The same as an argument of a command. */
  static String text() {
    return Stream.of(urls())
        .map(url -> Path.of(URI.create(url.toString())).toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static Stream<URL> ofJvm() {
    String path =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    return Arrays.stream(path.split(File.pathSeparator)).map(SeenClassPath::url);
  }

  private static Stream<URL> ofThread() {
    return Thread.currentThread().getContextClassLoader() instanceof URLClassLoader loader
        ? Stream.of(loader.getURLs())
        : Stream.of();
  }

  private static URL url(String entry) {
    try {
      return Path.of(entry).toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException("class path entry " + entry, e);
    }
  }
}
