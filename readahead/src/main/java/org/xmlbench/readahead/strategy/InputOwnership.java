package org.xmlbench.readahead.strategy;

import java.io.IOException;

/** Hands what was opened to an input that is to close it, or closes it where there is none. */
public final class InputOwnership {
  private InputOwnership() {}

  /** Makes an input of what was opened for it. */
  @FunctionalInterface
  public interface Maker<R, T> {
    /** Makes it; whatever this throws, the resource is closed. */
    T make(R resource) throws IOException;
  }

  /**
   * Makes an input that owns a resource.
   *
   * @throws IOException when it cannot be made; the resource is closed then, as it is after any
   *     other failure, such as too little memory for buffers
   */
  public static <R extends AutoCloseable, T> T over(R resource, Maker<R, T> maker)
      throws IOException {
    try {
      return maker.make(resource);
    } catch (IOException | RuntimeException | Error e) {
      close(resource, e);
      throw e;
    }
  }

  private static void close(AutoCloseable resource, Throwable failure) {
    try {
      resource.close();
    } catch (Exception e) {
      failure.addSuppressed(e);
    }
  }
}
