package org.xmlbench.drivers.libxml2;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.xmlbench.core.driver.foreign.ForeignText.MEMORY;
import static org.xmlbench.core.driver.foreign.ForeignText.POINTER;

import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.driver.foreign.ForeignNames;
import org.xmlbench.core.driver.foreign.ForeignText;
import org.xmlbench.core.event.EventSink;

/**
 * Hands what libxml2 calls back with to a sink. What a method throws would end the JVM, so it is
 * kept until the call into libxml2 has returned.
 */
final class Libxml2Feed {
  /** Of an attribute: its local name, prefix and URI, and the beginning and end of its value. */
  private static final long ATTRIBUTE = 5 * Long.BYTES;

  /** The place of {@code inSubset} in the structure {@code xmlParserCtxt} of version 2.9. */
  private static final long CONTEXT_IN_SUBSET = 336;

  private final ForeignNames<String> names = new ForeignNames<>(name -> name);
  private final ForeignText text = new ForeignText();
  private EventSink sink;
  private int depth;
  private UnsupportedDocumentException unsupported;
  private RuntimeException failure;

  /** Forgets the document before. */
  void begin(EventSink newSink) {
    sink = newSink;
    depth = 0;
    unsupported = null;
    failure = null;
  }

  /** The reference that was not expanded, or {@code null}. */
  UnsupportedDocumentException unsupported() {
    return unsupported;
  }

  /** What a method has thrown, or {@code null}. */
  RuntimeException failure() {
    return failure;
  }

  void startElement(
      long user,
      long name,
      long prefix,
      long uri,
      int namespaceCount,
      long namespaces,
      int attributeCount,
      int defaulted,
      long attributes) {
    try {
      depth++;
      long declared = namespaces;
      for (int i = 0; i < namespaceCount; i++) {
        sink.namespace(name(pointer(declared)), name(pointer(declared + Long.BYTES)));
        declared += 2 * Long.BYTES;
      }
      sink.startElement(name(uri), names.at(name));
      long attribute = attributes;
      for (int i = 0; i < attributeCount; i++) {
        long value = pointer(attribute + 3 * Long.BYTES);
        int length = Math.toIntExact(pointer(attribute + 4 * Long.BYTES) - value);
        sink.attribute(
            name(pointer(attribute + 2 * Long.BYTES)),
            names.at(pointer(attribute)),
            text.string(value, length));
        attribute += ATTRIBUTE;
      }
    } catch (RuntimeException e) {
      keep(e);
    }
  }

  void endElement(long user, long name, long prefix, long uri) {
    try {
      depth--;
      sink.endElement();
    } catch (RuntimeException e) {
      keep(e);
    }
  }

  void text(long user, long start, int length) {
    try {
      if (depth > 0) {
        int units = text.decode(start, length);
        sink.text(text.chars(), 0, units);
      }
    } catch (RuntimeException e) {
      keep(e);
    }
  }

  /** Of an instruction inside the DOCTYPE the library tells like of any other. */
  void processingInstruction(long context, long target, long data) {
    try {
      if (MEMORY.get(JAVA_INT, context + CONTEXT_IN_SUBSET) != 0) {
        return;
      }
      sink.processingInstruction(text.string(target), text.string(data));
    } catch (RuntimeException e) {
      keep(e);
    }
  }

  void reference(long user, long name) {
    try {
      if (unsupported == null) {
        unsupported = UnsupportedDocumentException.entity(text.string(name));
      }
    } catch (RuntimeException e) {
      keep(e);
    }
  }

  /** The first is the cause of those after it. */
  private void keep(RuntimeException thrown) {
    if (failure == null) {
      failure = thrown;
    }
  }

  private String name(long address) {
    return address == 0 ? null : names.at(address);
  }

  private static long pointer(long address) {
    return MEMORY.get(POINTER, address);
  }
}
