package org.xmlbench.drivers.libxml2;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.xmlbench.core.driver.foreign.ForeignText.MEMORY;
import static org.xmlbench.core.driver.foreign.ForeignText.POINTER;

import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.driver.foreign.ForeignNames;
import org.xmlbench.core.driver.foreign.ForeignText;
import org.xmlbench.core.event.EventSink;

/** Walks a tree of libxml2 where it lies, without recursion, and feeds a sink. */
final class Libxml2Walk {
  /** Places in the structures {@code xmlNode} and {@code xmlAttr} of tree.h. */
  private static final long TYPE = 8;

  private static final long NAME = 16;
  private static final long CHILDREN = 24;
  private static final long PARENT = 40;
  private static final long NEXT = 48;
  private static final long NAMESPACE = 72;
  private static final long CONTENT = 80;
  private static final long ATTRIBUTES = 88;
  private static final long DECLARATIONS = 96;

  /** Places in the structure {@code xmlNs}, whose first is the next declaration. */
  private static final long URI = 16;

  private static final long PREFIX = 24;

  private static final int ELEMENT = 1;
  private static final int TEXT = 3;
  private static final int SECTION = 4;
  private static final int REFERENCE = 5;
  private static final int INSTRUCTION = 7;

  private final ForeignNames<String> names = new ForeignNames<>(name -> name);
  private final ForeignText text = new ForeignText();

  /**
   * Delivers a document.
   *
   * @param document the address of its {@code xmlDoc}
   * @throws UnsupportedDocumentException at a reference that was not expanded
   */
  void run(long document, EventSink sink) throws UnsupportedDocumentException {
    long node = pointer(document + CHILDREN);
    while (node != 0) {
      long child = enter(node, sink);
      while (child == 0 && node != document) {
        child = pointer(node + NEXT);
        if (child == 0) {
          node = pointer(node + PARENT);
          if (node != document) {
            sink.endElement();
          }
        }
      }
      node = child;
    }
  }

  /** Delivers a node; returns its first child, which is 0 of a node that has ended. */
  private long enter(long node, EventSink sink) throws UnsupportedDocumentException {
    switch (MEMORY.get(JAVA_INT, node + TYPE)) {
      case ELEMENT -> {
        return startElement(node, sink);
      }
      case TEXT, SECTION -> {
        long content = pointer(node + CONTENT);
        if (content != 0) {
          int units = text.decode(content);
          sink.text(text.chars(), 0, units);
        }
      }
      case REFERENCE ->
          throw UnsupportedDocumentException.entity(text.string(pointer(node + NAME)));
      case INSTRUCTION ->
          sink.processingInstruction(
              text.string(pointer(node + NAME)), text.string(pointer(node + CONTENT)));
      default -> {
        // Comments and the DOCTYPE are no events.
      }
    }
    return 0;
  }

  private long startElement(long element, EventSink sink) throws UnsupportedDocumentException {
    long declared = pointer(element + DECLARATIONS);
    while (declared != 0) {
      sink.namespace(name(pointer(declared + PREFIX)), name(pointer(declared + URI)));
      declared = pointer(declared);
    }
    sink.startElement(uri(element), names.at(pointer(element + NAME)));
    long attribute = pointer(element + ATTRIBUTES);
    while (attribute != 0) {
      sink.attribute(uri(attribute), names.at(pointer(attribute + NAME)), value(attribute));
      attribute = pointer(attribute + NEXT);
    }
    long first = pointer(element + CHILDREN);
    if (first == 0) {
      sink.endElement();
    }
    return first;
  }

  /** An attribute's value is one text, as long as every reference in it was expanded. */
  private String value(long attribute) throws UnsupportedDocumentException {
    long child = pointer(attribute + CHILDREN);
    if (child == 0) {
      return "";
    }
    String value = part(child);
    for (long next = pointer(child + NEXT); next != 0; next = pointer(next + NEXT)) {
      value += part(next);
    }
    return value;
  }

  private String part(long node) throws UnsupportedDocumentException {
    if (MEMORY.get(JAVA_INT, node + TYPE) == REFERENCE) {
      throw UnsupportedDocumentException.entity(text.string(pointer(node + NAME)));
    }
    String content = text.string(pointer(node + CONTENT));
    return content == null ? "" : content;
  }

  private String uri(long node) {
    long namespace = pointer(node + NAMESPACE);
    return namespace == 0 ? "" : names.at(pointer(namespace + URI));
  }

  private String name(long address) {
    return address == 0 ? null : names.at(address);
  }

  private static long pointer(long address) {
    return MEMORY.get(POINTER, address);
  }
}
