package org.xmlbench.drivers.expat;

import static org.xmlbench.core.driver.foreign.ForeignText.MEMORY;
import static org.xmlbench.core.driver.foreign.ForeignText.POINTER;

import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.driver.foreign.ForeignNames;
import org.xmlbench.core.driver.foreign.ForeignText;
import org.xmlbench.core.event.EventSink;

/**
 * Hands what Expat calls back with to a sink. What a method throws would end the JVM, so it is kept
 * until the call into Expat has returned.
 */
final class ExpatFeed {
  /** Between a namespace's URI and a local name: no document can hold it. */
  static final char SEPARATOR = 1;

  private static final int CONTRIBUTES_NOTHING = 1;

  /** A name that Expat has resolved. */
  private record Name(String uri, String local) {
    static Name of(String text) {
      int end = text.indexOf(SEPARATOR);
      return end < 0
          ? new Name("", text)
          : new Name(text.substring(0, end), text.substring(end + 1));
    }
  }

  private final ForeignNames<Name> names = new ForeignNames<>(Name::of);
  private final ForeignText text = new ForeignText();
  private EventSink sink;
  private boolean inDoctype;
  private UnsupportedDocumentException unsupported;
  private RuntimeException failure;

  /** Forgets the document before. */
  void begin(EventSink newSink) {
    sink = newSink;
    inDoctype = false;
    unsupported = null;
    failure = null;
  }

  /** The reference that was skipped, or {@code null}. */
  UnsupportedDocumentException unsupported() {
    return unsupported;
  }

  /** What a method has thrown, or {@code null}. */
  RuntimeException failure() {
    return failure;
  }

  void startElement(long user, long name, long attributes) {
    try {
      Name element = names.at(name);
      sink.startElement(element.uri, element.local);
      long at = attributes;
      long key = MEMORY.get(POINTER, at);
      while (key != 0) {
        Name attribute = names.at(key);
        String value = text.string(MEMORY.get(POINTER, at + Long.BYTES));
        sink.attribute(attribute.uri, attribute.local, value);
        at += 2 * Long.BYTES;
        key = MEMORY.get(POINTER, at);
      }
    } catch (RuntimeException e) {
      keep(e);
    }
  }

  void endElement(long user, long name) {
    try {
      sink.endElement();
    } catch (RuntimeException e) {
      keep(e);
    }
  }

  void text(long user, long start, int length) {
    try {
      int units = text.decode(start, length);
      sink.text(text.chars(), 0, units);
    } catch (RuntimeException e) {
      keep(e);
    }
  }

  void processingInstruction(long user, long target, long data) {
    try {
      if (!inDoctype) {
        sink.processingInstruction(text.string(target), text.string(data));
      }
    } catch (RuntimeException e) {
      keep(e);
    }
  }

  void namespace(long user, long prefix, long uri) {
    try {
      sink.namespace(text.string(prefix), text.string(uri));
    } catch (RuntimeException e) {
      keep(e);
    }
  }

  void skippedEntity(long user, long name, int isParameter) {
    try {
      if (isParameter == 0 && unsupported == null) {
        unsupported = UnsupportedDocumentException.entity(text.string(name));
      }
    } catch (RuntimeException e) {
      keep(e);
    }
  }

  int externalEntity(long parser, long context, long base, long systemId, long publicId) {
    return CONTRIBUTES_NOTHING;
  }

  void startDoctype(long user, long name, long systemId, long publicId, int hasSubset) {
    inDoctype = true;
  }

  void endDoctype(long user) {
    inDoctype = false;
  }

  /** The first is the cause of those after it. */
  private void keep(RuntimeException thrown) {
    if (failure == null) {
      failure = thrown;
    }
  }
}
