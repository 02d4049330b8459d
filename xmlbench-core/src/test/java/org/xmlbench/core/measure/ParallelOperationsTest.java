package org.xmlbench.core.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.input.MemoryInput;
import org.xmlbench.core.record.Operation;

/** An operation in several threads at the same time. */
class ParallelOperationsTest {
  private static final MemoryInput OWN = input("<a/>");
  private static final int THREADS = 3;

  private final Map<Thread, Integer> parses = new ConcurrentHashMap<>();

  @Test
  void eachThreadHasADriverOfItsOwnAndItsOperationsAreSummed() throws Exception {
    AtomicInteger drivers = new AtomicInteger();
    ParallelOperations all =
        started(
            () -> {
              drivers.incrementAndGet();
              return new OfOneElement(this::deliver);
            });
    assertThat(drivers).hasValue(THREADS);
    parses.clear();
    all.run();
    all.run();
    assertThat(parses).hasSize(THREADS);
    assertThat(all.operations())
        .isEqualTo(parses.values().stream().mapToInt(Integer::intValue).sum());
    assertThat(all.threads().cpuNanos()).isPositive();
    assertThat(all.threads().allocatedBytes()).isPositive();
  }

  /** Each operation waits, and its thread's time does: so the rates are those of the waits. */
  @Test
  void theWallTimeIsThatOfTheRatesTogether() throws Exception {
    ParallelOperations all =
        started(
            () ->
                new OfOneElement(
                    (_, sink) -> {
                      sleep();
                      deliver(null, sink);
                    }));
    all.last(Duration.ZERO);
    long before = System.nanoTime();
    all.run();
    long whole = System.nanoTime() - before;
    assertThat(all.operations()).isGreaterThanOrEqualTo(THREADS);
    assertThat(all.wallNanos()).isBetween(Duration.ofMillis(20).toNanos(), Math.max(whole, 1));
  }

  @Test
  void aDriverThatSharesItsSinkBetweenThreadsIsWrongInOneLine() throws Exception {
    SharedSink shared = new SharedSink();
    ParallelOperations all = started(() -> new OfOneElement(shared::deliver));
    all.last(Duration.ofSeconds(5));
    assertThatThrownBy(all::run)
        .isInstanceOf(WrongEventsException.class)
        .hasMessageMatching(
            "with 3 threads in one JVM, in thread [123]: events differ: expected .*");
  }

  @Test
  void whatAThreadThrowsEndsTheOthersAndIsTheReason() throws Exception {
    Thread main = Thread.currentThread();
    ParallelOperations all =
        started(
            () ->
                new OfOneElement(
                    (_, sink) -> {
                      if (parses.merge(Thread.currentThread(), 1, Integer::sum) > 2
                          && Thread.currentThread() != main) {
                        throw new IllegalStateException("in use\nby another");
                      }
                      sink.startElement("", "a");
                      sink.endElement();
                    }));
    assertThatThrownBy(
            () -> {
              for (int i = 0; i < THREADS; i++) {
                all.run();
              }
            })
        .satisfies(
            failure ->
                assertThat(ForkFacts.failure(failure))
                    .matches(
                        "with 3 threads in one JVM, in thread [123]:"
                            + " java.lang.IllegalStateException: in use"));
  }

  @Test
  void allThreadsVerifyTheDocumentsOwnOrder() throws Exception {
    ParallelOperations all = started(() -> new OfOneElement(this::deliver));
    all.run();
    parses.clear();
    assertThat(all.verify()).isEqualTo(operation(new OfOneElement(this::deliver)).verify());
    assertThat(parses.keySet()).hasSize(THREADS + 1);
  }

  /** An iteration holds ten operations of each thread, by the time of an operation of them all. */
  @Test
  void anIterationHoldsSeveralOperationsOfEachThread() throws Exception {
    assertThat(started(() -> new OfOneElement(this::deliver)).shortestNanos(7)).isEqualTo(210);
  }

  private void deliver(InputStream in, EventSink sink) {
    parses.merge(Thread.currentThread(), 1, Integer::sum);
    sink.startElement("", "a");
    sink.endElement();
  }

  private static void sleep() {
    try {
      Thread.sleep(20);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static ParallelOperations started(Supplier<Driver> drivers) throws Exception {
    TimedOperation first = operation(drivers.get());
    first.run();
    return ParallelOperations.start(
        first,
        THREADS,
        () -> {
          TimedOperation another = operation(drivers.get());
          another.run();
          return another;
        });
  }

  private static TimedOperation operation(Driver driver) {
    return TimedOperation.of(
        new ForkArguments(
            new ForkArguments.Subject("one", Operation.PARSE, false, THREADS),
            new ForkArguments.Source(Path.of("own.xml"), false),
            new ForkArguments.Expected(Verification.ORACLE, null, null),
            ForkChecks.NONE,
            null,
            0,
            null),
        driver,
        List.of(new TimedOperation.Timed(OWN, null)));
  }

  private static MemoryInput input(String document) {
    return new MemoryInput(document.getBytes(StandardCharsets.UTF_8));
  }

  /** Delivers its events to the sink of whichever thread came last. */
  private static final class SharedSink {
    private static final Duration WAIT = Duration.ofMillis(20);

    private final AtomicInteger inside = new AtomicInteger();
    private volatile EventSink last;

    void deliver(InputStream in, EventSink sink) {
      last = sink;
      inside.incrementAndGet();
      long end = System.nanoTime() + WAIT.toNanos();
      while (inside.get() < 2 && System.nanoTime() < end) {
        Thread.onSpinWait();
      }
      last.startElement("", "a");
      last.endElement();
      inside.decrementAndGet();
    }
  }

  private interface Delivery {
    void to(InputStream in, EventSink sink) throws IOException;
  }

  /** A driver of a document with one element. */
  private record OfOneElement(Delivery delivery) implements Driver {
    @Override
    public DriverDescription describe() {
      return new DriverDescription(
          "one",
          new Library("One", "org.xmlbench.test:one", "1", "Apache-2.0", "one", List.of()),
          ApiStyle.PUSH,
          Set.of(),
          List.of(),
          List.of());
    }

    @Override
    public Parser newParser() {
      return new StreamingParser() {
        @Override
        public void parse(InputStream in, EventSink sink) throws IOException {
          delivery.to(in, sink);
        }

        @Override
        public Class<?> implementation() {
          return OfOneElement.class;
        }
      };
    }
  }
}
