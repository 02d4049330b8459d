package org.xmlbench.contract.bare;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Optional;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.event.EventObserver;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.event.EventTally;
import org.xmlbench.core.event.EventTotals;

/**
 * Times a bare loop in a fork. The first parse, and those that are observed, are the real driver's;
 * every other one is the loop's, which must add up the same each time. The sink is given the totals
 * of the first one afterwards, since a fork wants them after each parse: eight stores a document.
 */
final class BareParser implements TreeParser {
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
  private EventTotals totals;
  private Optional<Long> sum = Optional.empty();

  BareParser(Parser real, BareLoop loop) {
    this.real = real;
    this.loop = loop;
  }

  private static VarHandle handle(String field, Class<?> type) {
    try {
      return MethodHandles.privateLookupIn(EventSink.class, MethodHandles.lookup())
          .findVarHandle(EventSink.class, field, type);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  @Override
  public void parse(InputStream in, EventSink sink) throws IOException {
    if (totals == null || OBSERVER.get(sink) != null) {
      real.parse(in, sink);
      totals = sink.totals();
      return;
    }
    long read = read(in);
    if (read != sum.orElse(read)) {
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

  @Override
  public Object build(InputStream in) throws IOException {
    return ((TreeParser) real).build(in);
  }

  @Override
  public void walk(Object tree, EventSink sink) throws IOException {
    ((TreeParser) real).walk(tree, sink);
  }

  @Override
  public Class<?> implementation() {
    return real.implementation();
  }
}
