package org.xmlbench.families.scorecard.fork;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.event.EventObserver;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.core.measure.ForkFacts;

/** One document given to a new parser, in a thread of its own, for a bounded time. */
public final class Attempt {
  private Attempt() {}

  public sealed interface End {
    /** The parser delivered the whole document. */
    record Delivered(EventTotals totals, Duration took) implements End {}

    /** It rejected it, or reported that it cannot deliver it. */
    record Refused(String message) implements End {}

    /**
     * Its stack was not deep enough.
     *
     * @param where the method that calls itself, as the end of the stack shows
     */
    record StackExhausted(String where) implements End {}

    /** The heap was not large enough. */
    record HeapExhausted() implements End {}

    /** It threw what no parser should. */
    record Broke(String message) implements End {}

    /** It had not ended in time. */
    record Endless() implements End {}
  }

  /**
   * Parses.
   *
   * @param observer takes the events; {@code null} for none
   */
  public static End parse(
      Supplier<Parser> parsers, byte[] document, EventObserver observer, Duration limit)
      throws InterruptedException {
    FutureTask<End> parse = new FutureTask<>(() -> parse(parsers, document, observer));
    Thread.ofPlatform().daemon().name("attempt").start(parse);
    try {
      return parse.get(limit.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      return new End.Endless();
    } catch (ExecutionException e) {
      return new End.Broke(ForkFacts.failure(e.getCause()));
    }
  }

  private static End parse(Supplier<Parser> parsers, byte[] document, EventObserver observer) {
    EventSink sink = new EventSink();
    sink.observe(observer);
    long start = System.nanoTime();
    try {
      parsers.get().parse(new ByteArrayInputStream(document), sink);
      return new End.Delivered(sink.totals(), Duration.ofNanos(System.nanoTime() - start));
    } catch (NotWellFormedException | UnsupportedDocumentException e) {
      return ofCause(e, new End.Refused(e.getMessage()));
    } catch (IOException e) {
      return new End.Refused(ForkFacts.failure(e));
    } catch (Throwable e) {
      return ofCause(e, new End.Broke(ForkFacts.failure(e)));
    }
  }

  /** The method that is most often on the end of a stack. */
  private static String recursion(StackTraceElement[] end) {
    return Arrays.stream(end)
        .collect(
            Collectors.groupingBy(
                frame -> frame.getClassName() + "." + frame.getMethodName(), Collectors.counting()))
        .entrySet()
        .stream()
        .max(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .orElse("");
  }

  /** Libraries wrap what the JVM throws. */
  private static End ofCause(Throwable failure, End otherwise) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof StackOverflowError) {
        return new End.StackExhausted(recursion(cause.getStackTrace()));
      }
      if (cause instanceof OutOfMemoryError) {
        return new End.HeapExhausted();
      }
    }
    return otherwise;
  }
}
