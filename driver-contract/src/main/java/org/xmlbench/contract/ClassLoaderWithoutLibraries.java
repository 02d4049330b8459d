package org.xmlbench.contract;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Loads XMLBench's own classes anew, and no class of any library: it finds a library's resources,
 * so that its version can be read from its jar's name, but refuses to define what is in it.
 */
public final class ClassLoaderWithoutLibraries extends URLClassLoader {
  private static final String OWN = "org.xmlbench.";

  public ClassLoaderWithoutLibraries() {
    super(classPath(), ClassLoader.getPlatformClassLoader());
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    if (!name.startsWith(OWN)) {
      throw new ClassNotFoundException(name + " is a library's");
    }
    return super.findClass(name);
  }

  @Override
  public void close() {
    try {
      super.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static URL[] classPath() {
    String path =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    return Arrays.stream(path.split(File.pathSeparator))
        .map(ClassLoaderWithoutLibraries::url)
        .toArray(URL[]::new);
  }

  private static URL url(String entry) {
    try {
      return Path.of(entry).toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException("class path entry " + entry, e);
    }
  }
}
