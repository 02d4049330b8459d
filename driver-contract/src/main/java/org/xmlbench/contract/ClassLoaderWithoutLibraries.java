package org.xmlbench.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLClassLoader;

/**
 * Loads XMLBench's own classes anew, and no class of any library: it finds a library's resources,
 * so that its version can be read from its jar's name, but refuses to define what is in it.
 */
public final class ClassLoaderWithoutLibraries extends URLClassLoader {
  private static final String OWN = "org.xmlbench.";

  public ClassLoaderWithoutLibraries() {
    super(SeenClassPath.urls(), ClassLoader.getPlatformClassLoader());
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
}
