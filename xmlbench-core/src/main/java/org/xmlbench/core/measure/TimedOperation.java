package org.xmlbench.core.measure;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.event.CacheLinePadding;
import org.xmlbench.core.event.EventDigest;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.core.input.Input;
import org.xmlbench.core.record.Operation;

/**
 * The operation that a fork times, and its verification.
 *
 * <p>The orders of the document are read in turn, by an index into an array: the same for every
 * subject, and nothing beside a parse. So a subject that remembers the document that it read last
 * has nothing from it.
 *
 * <p>Each call of {@link #run()} is followed by the comparison of the sink's totals, eight numbers,
 * inside the timed region: equal for all subjects, and too small to be seen beside a parse.
 */
abstract sealed class TimedOperation extends CacheLinePadding implements VerifiedWork {
  private final Driver driver;
  private final boolean fresh;
  private final Parser kept;
  private Timed[] timed;
  private int turn;
  private long operations;
  protected final EventSink sink = new EventSink();
  protected EventTotals expected;

  /**
   * One order of the document.
   *
   * @param digest the digest of its events; {@code null} where only totals are compared
   */
  record Timed(Input input, String digest) {}

  private TimedOperation(Driver driver, boolean fresh, List<Timed> timed, EventTotals expected) {
    this.driver = driver;
    this.fresh = fresh;
    this.timed = timed.toArray(Timed[]::new);
    this.expected = expected;
    this.kept = driver.newParser();
  }

  /**
   * The operation that {@code arguments} name.
   *
   * @param timed the document first, then its other orders
   * @throws IllegalArgumentException when the driver has no such operation
   */
  static TimedOperation of(ForkArguments arguments, Driver driver, List<Timed> timed) {
    boolean fresh = arguments.subject().freshParser();
    EventTotals totals = arguments.expected().totals();
    Operation operation = arguments.subject().operation();
    if (!operation.isParse()) {
      throw new IllegalArgumentException("no driver does '%s'".formatted(operation));
    }
    return operation.equals(Operation.BUILD)
        ? new Build(driver, fresh, timed, totals)
        : new Parse(driver, fresh, timed, totals);
  }

  /** Has the next operation read another order of the document, counted from its own. */
  final void startAt(int order) {
    turn = order % timed.length;
  }

  @Override
  public final Object run() throws IOException {
    Object product;
    Input input = timed[turn].input();
    turn = turn + 1 == timed.length ? 0 : turn + 1;
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

  @Override
  public final boolean startsThreads() {
    return driver.threads() > 1;
  }

  final Class<?> implementation() {
    return kept.implementation();
  }

  @Override
  public final WorkLoop loop() {
    return new RepeatedCalls(this);
  }

  @Override
  public String verify() throws IOException {
    return verified(timed[0].digest(), () -> parseOnce(timed[0].input()));
  }

  @Override
  public void forget() {
    timed = new Timed[0];
    turn = 0;
  }

  /**
   * Parses another document with the same code, and compares totals and digest.
   *
   * @return the digest of the canonical stream
   * @throws WrongEventsException when anything differs
   */
  final String verifyOther(Input other, EventTotals totals, String digest) throws IOException {
    expected = totals;
    return verified(digest, () -> parseOnce(other));
  }

  /** Parses another document, and compares nothing. */
  final void parseOnce(Input other) throws IOException {
    try (InputStream in = other.open()) {
      parser().parse(in, sink);
    }
  }

  /** Feeds events to the sink. */
  interface Feed {
    void deliver() throws IOException;
  }

  final String verified(String expectedDigest, Feed feed) throws IOException {
    EventDigest digest = new EventDigest();
    sink.reset();
    sink.observe(digest.observer());
    try {
      feed.deliver();
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

  /** The document's own order. */
  final Timed first() {
    return timed[0];
  }

  /** The order of the document that the last operation read. */
  final Timed last() {
    return timed[(turn == 0 ? timed.length : turn) - 1];
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
    Parse(Driver driver, boolean fresh, List<Timed> timed, EventTotals expected) {
      super(driver, fresh, timed, expected);
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
   * for the totals and the digest. Each tree is released by the operation after its own.
   */
  private static final class Build extends TimedOperation {
    private Object lastTree;

    Build(Driver driver, boolean fresh, List<Timed> timed, EventTotals expected) {
      super(driver, fresh, timed, expected);
      if (!(parser() instanceof TreeParser)) {
        throw new IllegalArgumentException(
            driver.describe().id()
                + " builds no tree: it has no operation "
                + Operation.BUILD.label());
      }
    }

    @Override
    Object operate(Parser parser, InputStream in) throws IOException {
      TreeParser builder = (TreeParser) parser;
      releaseLast(builder);
      lastTree = builder.build(in);
      if (lastTree == null) {
        throw new WrongEventsException("build returned no tree");
      }
      return lastTree;
    }

    /** The tree that was timed last, then one of the document's own order if that was another. */
    @Override
    public String verify() throws IOException {
      TreeParser parser = (TreeParser) parser();
      Timed last = last();
      String digest = verified(last.digest(), () -> parser.walk(lastTree, sink));
      releaseLast(parser);
      return last == first() ? digest : super.verify();
    }

    private void releaseLast(TreeParser parser) {
      if (lastTree != null) {
        Object tree = lastTree;
        lastTree = null;
        parser.release(tree);
      }
    }
  }
}
