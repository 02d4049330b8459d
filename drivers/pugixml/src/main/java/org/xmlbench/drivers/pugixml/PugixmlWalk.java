package org.xmlbench.drivers.pugixml;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.xmlbench.core.driver.foreign.ForeignText.MEMORY;
import static org.xmlbench.core.driver.foreign.ForeignText.POINTER;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.ref.Cleaner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.core.driver.UnsupportedDocumentException;
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
  private static final int DOCTYPE = 7;

  /** What a DOCTYPE has that declares entities, or names a file that may. */
  private static final Pattern DECLARES = Pattern.compile("<!ENTITY|\\s(SYSTEM|PUBLIC)\\s");

  /** A reference as pugixml leaves it, which expands those that XML itself has. */
  private static final Pattern REFERENCE =
      Pattern.compile("&(?!(?:lt|gt|amp|apos|quot);)([^&;#\\s]+);");

  private final MemorySegment walk = newWalk();
  private final MemorySegment events = Arena.ofAuto().allocate(ADDRESS);
  private final ForeignNames<String> names = new ForeignNames<>(name -> name);
  private final ForeignText text = new ForeignText();
  private boolean mayHaveEntities;

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
   * @throws UnsupportedDocumentException at what looks like a reference to an entity
   */
  boolean run(long document, EventSink sink, MemorySegment failure)
      throws UnsupportedDocumentException {
    mayHaveEntities = false;
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

  private void deliver(long event, EventSink sink) throws UnsupportedDocumentException {
    switch ((int) MEMORY.get(JAVA_LONG, event)) {
      case DECLARATION -> sink.namespace(name(event + FIRST), name(event + SECOND));
      case START -> sink.startElement(name(event + FIRST), name(event + SECOND));
      case ATTRIBUTE ->
          sink.attribute(
              name(event + FIRST), name(event + SECOND), value(MEMORY.get(POINTER, event + THIRD)));
      case TEXT -> {
        int units = text.decode(MEMORY.get(POINTER, event + FIRST));
        if (mayHaveEntities) {
          requireNoReference(new String(text.chars(), 0, units));
        }
        sink.text(text.chars(), 0, units);
      }
      case INSTRUCTION ->
          sink.processingInstruction(
              text.string(MEMORY.get(POINTER, event + FIRST)),
              text.string(MEMORY.get(POINTER, event + SECOND)));
      case END -> sink.endElement();
      case DOCTYPE ->
          mayHaveEntities =
              DECLARES.matcher(text.string(MEMORY.get(POINTER, event + FIRST))).find();
      default -> throw new IllegalStateException("an event of no kind");
    }
  }

  private String value(long address) throws UnsupportedDocumentException {
    String value = text.string(address);
    if (mayHaveEntities) {
      requireNoReference(value);
    }
    return value;
  }

  private static void requireNoReference(String content) throws UnsupportedDocumentException {
    Matcher reference = REFERENCE.matcher(content);
    if (reference.find()) {
      throw UnsupportedDocumentException.entity(reference.group(1));
    }
  }

  private String name(long place) {
    long address = MEMORY.get(POINTER, place);
    return address == 0 ? null : names.at(address);
  }
}
