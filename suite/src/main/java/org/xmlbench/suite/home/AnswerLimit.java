package org.xmlbench.suite.home;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Asks code that is not ours, such as a driver's static initialiser, in a thread of its own: it may
 * never come back.
 */
final class AnswerLimit {
  /** Far more than any library takes to be loaded, on a busy host, too. */
  static final Duration USUAL = Duration.ofSeconds(30);

  private static final Duration AFTER_INTERRUPT = Duration.ofSeconds(1);

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

    private static String where(StackTraceElement[] stack) {
      return stack.length == 0 ? "" : " (it is at %s)".formatted(stack[0]);
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
    }
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
