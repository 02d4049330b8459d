package org.xmlbench.contract.bare;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Optional;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.event.EventObserver;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.event.EventTally;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.core.input.MemoryInput;

/**
 * Times a bare loop in a fork. Parses that are observed are the real driver's; every other one is
 * the loop's, which must add up the same each time: the orders of a document that a fork times have
 * the same totals. The sink is given the totals of the first one afterwards, since a fork wants
 * them after each parse: eight stores a document. Until one is observed the real driver does not
 * parse here (see {@link DriverTotals}), and the first document is the loop's, as it is the
 * driver's in the driver's fork: what a library serves first decides how it is compiled.
 *
 * <p>Once a parse was observed nothing is timed any more, and the documents are others. The loop
 * reads those that are not observed, which are the malformed ones, and adds up what it likes: only
 * the library may reject them.
 */
abstract class BareParser {
  private static final VarHandle OBSERVER = handle("observer", EventObserver.class);
  private static final VarHandle ELEMENTS = handle("elements", long.class);
  private static final VarHandle ATTRIBUTES = handle("attributes", long.class);
  private static final VarHandle NAMESPACES = handle("namespaceDeclarations", long.class);
  private static final VarHandle TEXT_RUNS = handle("textRuns", long.class);
  private static final VarHandle TEXT_UNITS = handle("textUnits", long.class);
  private static final VarHandle NAME_UNITS = handle("nameUnits", long.class);
  private static final VarHandle VALUE_UNITS = handle("valueUnits", long.class);
  private static final VarHandle INSTRUCTIONS = handle("processingInstructions", long.class);

  private final Parser real;
  private final BareLoop loop;
  private final Count count;
  private EventTotals totals;
  private Optional<Long> sum = Optional.empty();
  private boolean timed = true;

  /** Counts what the real driver delivers of a document, without it. */
  @FunctionalInterface
  interface Count {
    EventTotals of(byte[] document) throws IOException;
  }

  private BareParser(Parser real, BareLoop loop, Count count) {
    this.real = real;
    this.loop = loop;
    this.count = count;
  }

  /** One of the kind of {@code real}: a fork measures trees for longer than streams. */
  static Parser of(Parser real, BareLoop loop, Count count) {
    return switch (real) {
      case TreeParser tree -> new OfTrees(tree, loop, count);
      case StreamingParser stream -> new OfStreams(stream, loop, count);
    };
  }

  private static VarHandle handle(String field, Class<?> type) {
    try {
      return MethodHandles.privateLookupIn(EventSink.class, MethodHandles.lookup())
          .findVarHandle(EventSink.class, field, type);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  public final void parse(InputStream in, EventSink sink) throws IOException {
    if (OBSERVER.get(sink) != null) {
      timed = false;
      real.parse(in, sink);
      totals = sink.totals();
    } else if (totals == null) {
      byte[] document = in.readAllBytes();
      totals = count.of(document);
      parseByTheLoop(new MemoryInput(document).open(), sink);
    } else {
      parseByTheLoop(in, sink);
    }
  }

  private void parseByTheLoop(InputStream in, EventSink sink) throws IOException {
    long read = read(in);
    if (timed && read != sum.orElse(read)) {
      throw new IOException("the bare loop added up %d, then %d".formatted(sum.get(), read));
    }
    if (sum.isEmpty()) {
      sum = Optional.of(read);
    }
    fill(sink);
  }

  private long read(InputStream in) throws IOException {
    try {
      return loop.read(in);
    } catch (IOException e) {
      throw e;
    } catch (Exception e) {
      throw new IOException("the bare loop failed", e);
    }
  }

  private void fill(EventSink sink) {
    EventTally tally = totals.tally();
    ELEMENTS.set(sink, tally.elements());
    ATTRIBUTES.set(sink, tally.attributes());
    NAMESPACES.set(sink, tally.namespaceDeclarations());
    TEXT_RUNS.set(sink, tally.textRuns());
    TEXT_UNITS.set(sink, tally.textUnits());
    NAME_UNITS.set(sink, totals.nameUnits());
    VALUE_UNITS.set(sink, totals.valueUnits());
    INSTRUCTIONS.set(sink, totals.processingInstructions());
  }

  public final Class<?> implementation() {
    return real.implementation();
  }

  private static final class OfStreams extends BareParser implements StreamingParser {
    OfStreams(StreamingParser real, BareLoop loop, Count count) {
      super(real, loop, count);
    }
  }

  private static final class OfTrees extends BareParser implements TreeParser {
    private final TreeParser real;

    OfTrees(TreeParser real, BareLoop loop, Count count) {
      super(real, loop, count);
      this.real = real;
    }

    @Override
    public Object build(InputStream in) throws IOException {
      return real.build(in);
    }

    @Override
    public void walk(Object tree, EventSink sink) throws IOException {
      real.walk(tree, sink);
    }

    @Override
    public void release(Object tree) {
      real.release(tree);
    }
  }
}
