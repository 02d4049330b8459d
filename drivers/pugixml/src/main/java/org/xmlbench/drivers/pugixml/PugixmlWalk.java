package org.xmlbench.drivers.pugixml;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.xmlbench.core.driver.foreign.ForeignText.MEMORY;
import static org.xmlbench.core.driver.foreign.ForeignText.POINTER;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.ref.Cleaner;
import org.xmlbench.core.driver.foreign.ForeignNames;
import org.xmlbench.core.driver.foreign.ForeignText;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.drivers.pugixml.PugixmlLibrary.Functions;

/** Feeds a sink with the events that a walk in C++ hands over by the batch. */
final class PugixmlWalk {
  private static final Cleaner CLEANER = Cleaner.create();

  /** A structure {@code Event}: its kind and three pointers. */
  private static final long EVENT = 4 * Long.BYTES;

  private static final long FIRST = Long.BYTES;
  private static final long SECOND = 2 * Long.BYTES;
  private static final long THIRD = 3 * Long.BYTES;

  /** Values of {@code Kind}. */
  private static final int DECLARATION = 1;

  private static final int START = 2;
  private static final int ATTRIBUTE = 3;
  private static final int TEXT = 4;
  private static final int INSTRUCTION = 5;
  private static final int END = 6;

  private final MemorySegment walk = newWalk();
  private final MemorySegment events = Arena.ofAuto().allocate(ADDRESS);
  private final ForeignNames<String> names = new ForeignNames<>(name -> name);
  private final ForeignText text = new ForeignText();

  PugixmlWalk() {
    MemorySegment address = walk;
    CLEANER.register(this, () -> free(address));
  }

  private static MemorySegment newWalk() {
    try {
      return (MemorySegment) Functions.WALK.invokeExact();
    } catch (Throwable e) {
      throw PugixmlTreeParser.broken(e);
    }
  }

  private static void free(MemorySegment address) {
    try {
      Functions.FREE_WALK.invokeExact(address);
    } catch (Throwable e) {
      throw PugixmlTreeParser.broken(e);
    }
  }

  /**
   * Delivers a document.
   *
   * @param failure takes what fails
   * @return whether nothing failed
   */
  boolean run(long document, EventSink sink, MemorySegment failure) {
    long count = begin(document, failure);
    while (count > 0) {
      long event = MEMORY.get(POINTER, events.address());
      for (long i = 0; i < count; i++) {
        deliver(event, sink);
        event += EVENT;
      }
      count = next(failure);
    }
    return count == 0;
  }

  private long begin(long document, MemorySegment failure) {
    try {
      Functions.BEGIN.invokeExact(walk, MemorySegment.ofAddress(document));
    } catch (Throwable e) {
      throw PugixmlTreeParser.broken(e);
    }
    return next(failure);
  }

  private long next(MemorySegment failure) {
    try {
      return (long) Functions.NEXT.invokeExact(walk, events, failure);
    } catch (Throwable e) {
      throw PugixmlTreeParser.broken(e);
    }
  }

  private void deliver(long event, EventSink sink) {
    switch ((int) MEMORY.get(JAVA_LONG, event)) {
      case DECLARATION -> sink.namespace(name(event + FIRST), name(event + SECOND));
      case START -> sink.startElement(name(event + FIRST), name(event + SECOND));
      case ATTRIBUTE ->
          sink.attribute(
              name(event + FIRST),
              name(event + SECOND),
              text.string(MEMORY.get(POINTER, event + THIRD)));
      case TEXT -> {
        int units = text.decode(MEMORY.get(POINTER, event + FIRST));
        sink.text(text.chars(), 0, units);
      }
      case INSTRUCTION ->
          sink.processingInstruction(
              text.string(MEMORY.get(POINTER, event + FIRST)),
              text.string(MEMORY.get(POINTER, event + SECOND)));
      case END -> sink.endElement();
      default -> throw new IllegalStateException("an event of no kind");
    }
  }

  private String name(long place) {
    long address = MEMORY.get(POINTER, place);
    return address == 0 ? null : names.at(address);
  }
}
