package org.xmlbench.house.home;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Asks code that is not ours, such as a driver's static initialiser, in a thread of its own: it may
 * never come back. Where it ends this JVM, that is said, and the exit code is none of success: a
 * gate would pass without having measured anything. What it prints does not get into results.
 */
final class AnswerLimit {
  /** Far more than any library takes to be loaded, on a busy host, too. */
  static final Duration USUAL = Duration.ofSeconds(30);

  private static final Duration AFTER_INTERRUPT = Duration.ofSeconds(1);

  private static final int USAGE = 2;

  private AnswerLimit() {}

  /** There was no answer in time. */
  static final class NoAnswerException extends IOException {
    private static final long serialVersionUID = 1;
    private final boolean working;

    private NoAnswerException(Duration limit, Thread thread) {
      super("no answer within %d s%s".formatted(limit.toSeconds(), where(thread.getStackTrace())));
      this.working = thread.isAlive();
    }

    /** Whether its thread did not end when it was interrupted: it may use a processor for good. */
    boolean isWorking() {
      return working;
    }

    /** The first place that is not the platform's. */
    private static String where(StackTraceElement[] stack) {
      return Arrays.stream(stack)
          .filter(frame -> !String.valueOf(frame.getModuleName()).startsWith("java."))
          .findFirst()
          .map(" (it is at %s)"::formatted)
          .orElse("");
    }
  }

  /**
   * Its answer. What it throws comes out as it was thrown.
   *
   * @param loader JAXP and service files use that of the thread
   * @throws NoAnswerException when it gives none in that time
   */
  static <T> T within(Duration limit, ClassLoader loader, Supplier<T> question) throws IOException {
    FutureTask<T> answer = new FutureTask<>(question::get);
    Thread thread = Thread.ofPlatform().daemon().name("subject's description").unstarted(answer);
    thread.setContextClassLoader(loader);
    Thread whenItEnds = new Thread(() -> failIfEndedBy(thread), "subject's end");
    Runtime.getRuntime().addShutdownHook(whenItEnds);
    PrintStream out = System.out;
    System.setOut(System.err);
    thread.start();
    try {
      return answer.get(limit.toMillis(), TimeUnit.MILLISECONDS);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) e.getCause();
    } catch (TimeoutException e) {
      throw unanswered(limit, thread);
    } catch (InterruptedException e) {
      thread.interrupt();
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    } finally {
      System.setOut(out);
      disarm(whenItEnds);
    }
  }

  private static void disarm(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // This JVM is ending: the hook has looked already.
    }
  }

  /** Who ends a JVM waits in that call until the hooks are through. A signal has its own thread. */
  private static void failIfEndedBy(Thread thread) {
    StackTraceElement[] stack = thread.getStackTrace();
    if (Arrays.stream(stack).anyMatch(f -> f.getClassName().equals("java.lang.Shutdown"))) {
      System.err.println(
          "xmlbench: a subject ended this process when it was asked what it is%s: remove it"
              .formatted(NoAnswerException.where(stack)));
      Runtime.getRuntime().halt(USAGE);
    }
  }

  /** Why there is no answer, with the reason below it: loaders wrap what constructors throw. */
  static String why(Throwable thrown) {
    if (thrown instanceof NoAnswerException) {
      return thrown.getMessage();
    }
    Throwable root = thrown;
    while (root.getCause() != null && root.getCause() != root) {
      root = root.getCause();
    }
    return root == thrown ? thrown.toString() : "%s (%s)".formatted(thrown, root);
  }

  private static NoAnswerException unanswered(Duration limit, Thread thread) {
    thread.interrupt();
    try {
      thread.join(AFTER_INTERRUPT);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return new NoAnswerException(limit, thread);
  }
}
