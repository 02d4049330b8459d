package org.xmlbench.core.measure;

import java.io.IOException;
import java.io.InputStream;

/**
 * Ends this JVM when the process that started it is gone: that process holds the other end of our
 * standard input, so the end of that stream is its death, however it died. The watching thread
 * sleeps in a read and uses no CPU time.
 */
public final class ParentWatch {
  /** Exit status of a JVM whose parent is gone. */
  public static final int ORPHANED = 130;

  private ParentWatch() {}

  /** Starts to watch. */
  public static void start() {
    InputStream parent = System.in;
    Thread watch =
        new Thread(
            () -> {
              try {
                while (parent.read() >= 0) {
                  // What a parent may write means nothing.
                }
              } catch (IOException e) {
                // A broken pipe is an end as well.
              }
              Runtime.getRuntime().halt(ORPHANED);
            },
            "parent-watch");
    watch.setDaemon(true);
    watch.start();
    System.setIn(InputStream.nullInputStream());
  }
}
