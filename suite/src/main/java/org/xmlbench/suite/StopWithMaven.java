package org.xmlbench.suite;

/**
 * Ends this process when the one that started it ends.
 *
 * <p>A build that is killed does not notify the processes it started: without this, a benchmark
 * started by Maven would continue alone. A terminal does not need it, so the build requests it by
 * the environment variable {@value #VARIABLE}.
 */
final class StopWithMaven {
  static final String VARIABLE = "XMLBENCH_END_WITH_PARENT";

  /** The exit status of an interrupted run. */
  private static final int INTERRUPTED = 130;

  private StopWithMaven() {}

  static void startIfAsked() {
    if (Boolean.parseBoolean(System.getenv(VARIABLE))) {
      ProcessHandle.current()
          .parent()
          .ifPresent(parent -> parent.onExit().thenRun(() -> System.exit(INTERRUPTED)));
    }
  }
}
