package org.xmlbench.drivers.libxml2;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.driver.foreign.ForeignNames;
import org.xmlbench.core.driver.foreign.ForeignText;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.drivers.libxml2.Libxml2Library.ReaderFunctions;

/** Asks a reader of libxml2's for what its nodes are, and feeds a sink. */
final class Libxml2Nodes {
  /** Values of {@code xmlReaderTypes}. */
  private static final int ELEMENT = 1;

  private static final int TEXT = 3;
  private static final int SECTION = 4;
  private static final int REFERENCE = 5;
  private static final int INSTRUCTION = 7;
  private static final int WHITE_SPACE = 13;
  private static final int SIGNIFICANT_WHITE_SPACE = 14;
  private static final int END_ELEMENT = 15;

  private final ForeignNames<String> names = new ForeignNames<>(name -> name);
  private final ForeignText text = new ForeignText();
  private MemorySegment reader;
  private int depth;

  /** Asks that reader from now on. */
  void begin(MemorySegment newReader) {
    reader = newReader;
    depth = 0;
  }

  /** Reads the next node and delivers it; returns 1, 0 at the end, and -1 after an error. */
  int next(EventSink sink) throws Throwable {
    int status = (int) ReaderFunctions.READ.invokeExact(reader);
    if (status == 1) {
      deliver((int) ReaderFunctions.NODE_TYPE.invokeExact(reader), sink);
    }
    return status;
  }

  private void deliver(int type, EventSink sink) throws Throwable {
    switch (type) {
      case ELEMENT -> startElement(sink);
      case END_ELEMENT -> {
        depth--;
        sink.endElement();
      }
      case TEXT, SECTION, WHITE_SPACE, SIGNIFICANT_WHITE_SPACE -> text(sink);
      case REFERENCE -> throw unexpanded();
      case INSTRUCTION -> {
        long target = address((MemorySegment) ReaderFunctions.LOCAL_NAME.invokeExact(reader));
        sink.processingInstruction(text.string(target), text.string(value()));
      }
      default -> {
        // Comments and the DOCTYPE are no events.
      }
    }
  }

  private void text(EventSink sink) throws Throwable {
    long value = value();
    if (depth > 0 && value != 0) {
      int units = text.decode(value);
      sink.text(text.chars(), 0, units);
    }
  }

  private IOException unexpanded() throws Throwable {
    long name = address((MemorySegment) ReaderFunctions.LOCAL_NAME.invokeExact(reader));
    return UnsupportedDocumentException.entity(text.string(name));
  }

  /** Declarations come before attributes. An empty element has no end of its own. */
  private void startElement(EventSink sink) throws Throwable {
    int empty = (int) ReaderFunctions.IS_EMPTY.invokeExact(reader);
    String uri = uri();
    String name = localName();
    int more = (int) ReaderFunctions.FIRST_ATTRIBUTE.invokeExact(reader);
    boolean moved = more == 1;
    while (more == 1 && (int) ReaderFunctions.IS_DECLARATION.invokeExact(reader) == 1) {
      declare(sink);
      more = (int) ReaderFunctions.NEXT_ATTRIBUTE.invokeExact(reader);
    }
    sink.startElement(uri, name);
    while (more == 1) {
      String value = text.string(value());
      sink.attribute(uri(), localName(), value == null ? "" : value);
      more = (int) ReaderFunctions.NEXT_ATTRIBUTE.invokeExact(reader);
    }
    if (moved) {
      int _ = (int) ReaderFunctions.BACK_TO_ELEMENT.invokeExact(reader);
    }
    if (empty == 1) {
      sink.endElement();
    } else {
      depth++;
    }
  }

  /** Of {@code xmlns} the prefix is null, of {@code xmlns:a} the local name is {@code a}. */
  private void declare(EventSink sink) throws Throwable {
    long prefix = address((MemorySegment) ReaderFunctions.PREFIX.invokeExact(reader));
    long uri = value();
    sink.namespace(prefix == 0 ? null : localName(), uri == 0 ? null : names.at(uri));
  }

  private String localName() throws Throwable {
    return names.at(address((MemorySegment) ReaderFunctions.LOCAL_NAME.invokeExact(reader)));
  }

  private String uri() throws Throwable {
    long uri = address((MemorySegment) ReaderFunctions.URI.invokeExact(reader));
    return uri == 0 ? "" : names.at(uri);
  }

  private long value() throws Throwable {
    return address((MemorySegment) ReaderFunctions.VALUE.invokeExact(reader));
  }

  private static long address(MemorySegment pointer) {
    return pointer.address();
  }
}
