package org.xmlbench.core.platform;

import java.io.IOException;
import java.io.InputStream;

/**
 * Ends this JVM when the process that started it has ended: that process holds the other end of our
 * standard input, so the end of that stream is its death, however it died. The watching thread
 * sleeps in a read and uses no CPU time.
 */
public final class ParentWatch {
  /** Exit status of a JVM whose parent has ended. */
  public static final int ORPHANED = 130;

  private ParentWatch() {}

  /** Starts to watch; the end is at once, without shutdown hooks. */
  public static void start() {
    start(() -> Runtime.getRuntime().halt(ORPHANED));
  }

  /** Starts to watch; the end lets shutdown hooks remove the files that they are to remove. */
  public static void startOrderly() {
    start(() -> System.exit(ORPHANED));
  }

  private static void start(Runnable end) {
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
              end.run();
            },
            "parent-watch");
    watch.setDaemon(true);
    watch.start();
    System.setIn(InputStream.nullInputStream());
  }
}
