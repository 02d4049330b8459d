package org.xmlbench.drivers.pugixml;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.xmlbench.core.driver.foreign.ForeignText.POINTER;

import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.driver.foreign.ForeignText;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.drivers.pugixml.PugixmlLibrary.Functions;

/**
 * Copies a document into memory that C++ can read, and has pugixml build a tree of it, which copies
 * it once more.
 */
final class PugixmlTreeParser implements TreeParser {
  /**
   * {@code parse_cdata}, {@code parse_escapes}, {@code parse_eol}, {@code parse_wconv_attribute}.
   */
  static final int DEFAULT = 0x04 | 0x10 | 0x20 | 0x40;

  /**
   * With processing instructions, text of white space alone, and the DOCTYPE, which the default
   * leaves out.
   */
  static final int WHOLE = DEFAULT | 0x01 | 0x08 | 0x200;

  private static final int CHUNK = 1 << 16;

  /** An offset and a pointer. */
  private static final long FAILURE = JAVA_LONG.byteSize() + POINTER.byteSize();

  private final Arena arena = Arena.ofAuto();
  private final MemorySegment failure = arena.allocate(FAILURE, JAVA_LONG.byteSize());
  private final byte[] chunk = new byte[CHUNK];
  private final PugixmlWalk walk = new PugixmlWalk();
  private final int options;
  private MemorySegment bytes = arena.allocate(CHUNK);

  /** The address of a document. */
  private record Tree(long address) {}

  PugixmlTreeParser(int options) {
    this.options = options;
  }

  @Override
  public Object build(InputStream in) throws IOException {
    long length = load(in);
    MemorySegment document;
    try {
      document = (MemorySegment) Functions.BUILD.invokeExact(bytes, length, options, failure);
    } catch (Throwable e) {
      throw broken(e);
    }
    if (document.address() == 0) {
      throw rejected(failure, length);
    }
    Tree tree = new Tree(document.address());
    long reference = failure.get(JAVA_LONG, 0);
    if (reference >= 0) {
      release(tree);
      throw UnsupportedDocumentException.entity(nameAt(reference));
    }
    return tree;
  }

  /** Brings the whole document into {@link #bytes}; returns its length. */
  private long load(InputStream in) throws IOException {
    long length = 0;
    int read = in.read(chunk);
    while (read >= 0) {
      if (length + read > bytes.byteSize()) {
        MemorySegment larger = Arena.ofAuto().allocate(2 * (length + read));
        MemorySegment.copy(bytes, 0, larger, 0, length);
        bytes = larger;
      }
      MemorySegment.copy(chunk, 0, bytes, JAVA_BYTE, length, read);
      length += read;
      read = in.read(chunk);
    }
    return length;
  }

  /** The name in the bytes before a semicolon. */
  private String nameAt(long offset) {
    long end = offset;
    while (bytes.get(JAVA_BYTE, end) != ';') {
      end++;
    }
    return new ForeignText().string(bytes.address() + offset, Math.toIntExact(end - offset));
  }

  /** Line and column of an offset in the bytes, which are those that pugixml read if of UTF-8. */
  private NotWellFormedException rejected(MemorySegment why, long length) {
    long offset = why.get(JAVA_LONG, 0);
    String message = message(why);
    if (offset < 0 || offset > length) {
      return new NotWellFormedException(0, 0, message, null);
    }
    int line = 1;
    int column = 1;
    for (long i = 0; i < offset; i++) {
      boolean ends = bytes.get(JAVA_BYTE, i) == '\n';
      line = ends ? line + 1 : line;
      column = ends ? 1 : column + 1;
    }
    return new NotWellFormedException(line, column, message, null);
  }

  private static String message(MemorySegment why) {
    return new ForeignText().string(why.get(POINTER, JAVA_LONG.byteSize()));
  }

  @Override
  public void walk(Object tree, EventSink sink) {
    if (!walk.run(((Tree) tree).address, sink, failure)) {
      throw new IllegalStateException(message(failure));
    }
  }

  @Override
  public void release(Object tree) {
    try {
      Functions.FREE.invokeExact(MemorySegment.ofAddress(((Tree) tree).address));
    } catch (Throwable e) {
      throw broken(e);
    }
  }

  static IllegalStateException broken(Throwable failure) {
    return new IllegalStateException("a call into pugixml failed", failure);
  }

  @Override
  public Class<?> implementation() {
    return PugixmlTreeParser.class;
  }
}
