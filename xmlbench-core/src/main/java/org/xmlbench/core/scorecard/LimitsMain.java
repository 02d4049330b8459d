package org.xmlbench.core.scorecard;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.measure.TimedFork;
import org.xmlbench.core.record.LimitMeasures;
import org.xmlbench.core.record.LimitMeasures.Stop;

/**
 * The main class of a fork in which one library, as it comes, is given documents that grow in one
 * dimension. The greatest that it delivers is the result; its words at the next one are the
 * record's reason.
 */
public final class LimitsMain {
  /** The argument for the driver's locator. */
  public static final String DRIVER = AskedLibrary.DRIVER;

  public static final String DIMENSION = "dimension";

  private static final Duration LIMIT = Duration.ofSeconds(20);
  private static final int LEAST = 64;

  private final TimedFork fork;
  private final Dimension dimension;
  private final Supplier<Parser> parsers;

  private LimitsMain(TimedFork fork) throws IOException, InterruptedException {
    this.fork = fork;
    this.dimension = Labelled.of(fork.arguments().required(DIMENSION), Dimension.class);
    this.parsers = AskedLibrary.of(fork, SetupName.DEFAULT, LIMIT);
  }

  /** Takes the driver, the dimension and a schedule. */
  public static void main(String[] args) throws IOException {
    TimedFork.runUnguarded(args, fork -> new LimitsMain(fork).run());
  }

  private void run() throws InterruptedException {
    long start = System.nanoTime();
    LimitSearch.Found found = new LimitSearch(LEAST, dimension.most()).find(this::fails);
    fork.keep(LimitMeasures.REACHED, found.reached());
    found
        .beyond()
        .ifPresent(
            beyond -> {
              fork.keep(LimitMeasures.STOPS.of(beyond.how().label()), 1);
              if (!beyond.words().isEmpty()) {
                fork.note(beyond.words());
              }
            });
    fork.measured(1, System.nanoTime() - start);
  }

  private Optional<LimitSearch.Beyond> fails(int size) throws InterruptedException {
    return switch (Attempt.parse(parsers, dimension.document(size), null, LIMIT)) {
      case Attempt.End.Delivered end ->
          dimension.isDelivered(end, size)
              ? Optional.empty()
              : beyond(Stop.OTHER_SIZE, "something smaller was delivered: " + end.totals());
      case Attempt.End.Refused refused ->
          beyond(Stop.REFUSED, refused.message() == null ? "" : refused.message());
      case Attempt.End.StackExhausted stack -> beyond(Stop.STACK_EXHAUSTED, "in " + stack.where());
      case Attempt.End.HeapExhausted _ -> beyond(Stop.HEAP_EXHAUSTED, "");
      case Attempt.End.Broke broke -> beyond(Stop.BROKE, broke.message());
      case Attempt.End.Endless _ ->
          beyond(Stop.ENDLESS, "no end within %d s".formatted(LIMIT.toSeconds()));
    };
  }

  private static Optional<LimitSearch.Beyond> beyond(Stop how, String words) {
    return Optional.of(new LimitSearch.Beyond(how, words));
  }
}
