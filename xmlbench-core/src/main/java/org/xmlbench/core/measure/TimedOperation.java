package org.xmlbench.core.measure;

import java.io.IOException;
import java.io.InputStream;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.event.EventDigest;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.core.input.Input;
import org.xmlbench.core.record.Operation;

/**
 * The operation that a fork times, and its verification.
 *
 * <p>Each call of {@link #run()} is followed by the comparison of the sink's totals, eight numbers,
 * inside the timed region: equal for all subjects, and too small to be seen beside a parse.
 */
abstract sealed class TimedOperation implements TimedWork {
  private final Driver driver;
  private final boolean fresh;
  private final Input input;
  private final Parser kept;
  private long operations;
  protected final EventSink sink = new EventSink();
  protected EventTotals expected;

  private TimedOperation(Driver driver, boolean fresh, Input input, EventTotals expected) {
    this.driver = driver;
    this.fresh = fresh;
    this.input = input;
    this.expected = expected;
    this.kept = driver.newParser();
  }

  /**
   * The operation that {@code arguments} name.
   *
   * @throws IllegalArgumentException when the driver has no such operation
   */
  static TimedOperation of(ForkArguments arguments, Driver driver, Input input) {
    boolean fresh = arguments.subject().freshParser();
    EventTotals totals = arguments.expected().totals();
    return switch (arguments.subject().operation()) {
      case PARSE, BUILD_WALK -> new Parse(driver, fresh, input, totals);
      case BUILD -> new Build(driver, fresh, input, totals);
      case COUNT, CALL -> throw new IllegalArgumentException("no driver calls or counts");
    };
  }

  @Override
  public final Object run() throws IOException {
    Object product;
    try (InputStream in = input.open()) {
      product = operate(fresh ? driver.newParser() : kept, in);
    }
    operations++;
    return product;
  }

  abstract Object operate(Parser parser, InputStream in) throws IOException;

  @Override
  public final long operations() {
    return operations;
  }

  @Override
  public final boolean buildsTrees() {
    return kept instanceof TreeParser;
  }

  final Class<?> implementation() {
    return kept.implementation();
  }

  /**
   * Parses once more with the same, now compiled, code, and compares totals and digest.
   *
   * @param expectedDigest the oracle's, or {@code null} where only totals are compared
   * @return the digest of the canonical stream
   * @throws WrongEventsException when anything differs
   */
  final String verify(String expectedDigest) throws IOException {
    EventDigest digest = new EventDigest();
    sink.reset();
    sink.observe(digest.observer());
    try {
      observeOnce();
    } finally {
      sink.observe(null);
    }
    String actual;
    try {
      actual = digest.finish();
    } catch (IllegalStateException e) {
      throw new WrongEventsException(e.getMessage());
    }
    requireTotals();
    if (expectedDigest != null && !expectedDigest.equals(actual)) {
      throw WrongEventsException.digest(expectedDigest, actual);
    }
    return actual;
  }

  /** Feeds the events of one more operation to the observed sink. */
  void observeOnce() throws IOException {
    try (InputStream in = input.open()) {
      parser().parse(in, sink);
    }
  }

  final Parser parser() {
    return fresh ? driver.newParser() : kept;
  }

  final EventTotals totals() {
    return sink.totals();
  }

  /** Compares the sink's totals; without an oracle, with those of the first operation. */
  final void requireTotals() {
    if (expected == null) {
      expected = sink.totals();
    } else if (!sink.matches(expected)) {
      throw WrongEventsException.totals(expected, sink.totals());
    }
  }

  /** Parses, or builds and walks: every event goes through the sink and is added up. */
  private static final class Parse extends TimedOperation {
    Parse(Driver driver, boolean fresh, Input input, EventTotals expected) {
      super(driver, fresh, input, expected);
    }

    @Override
    Object operate(Parser parser, InputStream in) throws IOException {
      sink.reset();
      parser.parse(in, sink);
      requireTotals();
      return sink;
    }
  }

  /**
   * Builds a tree and leaves it unwalked. A tree can only be checked by walking it, which would be
   * another operation: so the tree that the last timed operation built is the one that is walked
   * for the totals and the digest.
   */
  private static final class Build extends TimedOperation {
    private Object lastTree;

    Build(Driver driver, boolean fresh, Input input, EventTotals expected) {
      super(driver, fresh, input, expected);
      if (!(parser() instanceof TreeParser)) {
        throw new IllegalArgumentException(
            driver.describe().id()
                + " builds no tree: it has no operation "
                + Operation.BUILD.label());
      }
    }

    @Override
    Object operate(Parser parser, InputStream in) throws IOException {
      lastTree = null;
      lastTree = ((TreeParser) parser).build(in);
      if (lastTree == null) {
        throw new WrongEventsException("build returned no tree");
      }
      return lastTree;
    }

    @Override
    void observeOnce() throws IOException {
      ((TreeParser) parser()).walk(lastTree, sink);
    }
  }
}
