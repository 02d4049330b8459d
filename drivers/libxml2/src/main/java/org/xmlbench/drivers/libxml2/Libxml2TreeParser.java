package org.xmlbench.drivers.libxml2;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static org.xmlbench.core.driver.foreign.ForeignText.MEMORY;
import static org.xmlbench.core.driver.foreign.ForeignText.POINTER;

import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.ref.Cleaner;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.drivers.libxml2.Libxml2Library.Functions;
import org.xmlbench.drivers.libxml2.Libxml2Library.TreeFunctions;

/** Builds trees of libxml2 with one context, which it resets for each document. */
final class Libxml2TreeParser implements TreeParser {
  private static final Cleaner CLEANER = Cleaner.create();

  /** Of a structure {@code xmlSAXHandler}: the place of the function for errors. */
  private static final long HANDLER_OF_ERRORS = 31 * ADDRESS.byteSize();

  private final Libxml2Errors errors = new Libxml2Errors();
  private final Libxml2Input input = new Libxml2Input();
  private final Libxml2Walk walk = new Libxml2Walk();
  private final Arena arena = Arena.ofAuto();
  private final MemorySegment reader = input.callback(arena);
  private final MemorySegment handler = errors.callback(arena);
  private final MemorySegment context = newContext();
  private final int options;

  /** The address of a document. */
  private record Tree(long address) {}

  Libxml2TreeParser(int options) {
    this.options = options;
    long handlers = MEMORY.get(POINTER, context.address());
    MEMORY.set(POINTER, handlers + HANDLER_OF_ERRORS, handler.address());
    MemorySegment address = context;
    CLEANER.register(this, () -> freeContext(address));
  }

  private static MemorySegment newContext() {
    try {
      return (MemorySegment) TreeFunctions.NEW_CONTEXT.invokeExact();
    } catch (Throwable e) {
      throw Libxml2.broken(e);
    }
  }

  private static void freeContext(MemorySegment address) {
    try {
      Functions.FREE.invokeExact(address);
    } catch (Throwable e) {
      throw Libxml2.broken(e);
    }
  }

  @Override
  public Object build(InputStream in) throws IOException {
    errors.begin();
    input.begin(in);
    MemorySegment document;
    try {
      document =
          (MemorySegment)
              TreeFunctions.READ.invokeExact(
                  context,
                  reader,
                  MemorySegment.NULL,
                  MemorySegment.NULL,
                  MemorySegment.NULL,
                  MemorySegment.NULL,
                  options);
    } catch (Throwable e) {
      throw Libxml2.broken(e);
    }
    boolean accepted = false;
    try {
      throwWhatIsWrong(document);
      accepted = true;
      return new Tree(document.address());
    } finally {
      if (!accepted && document.address() != 0) {
        free(document.address());
      }
    }
  }

  private void throwWhatIsWrong(MemorySegment document) throws IOException {
    if (input.failure() != null) {
      throw input.failure();
    }
    if (errors.failure() != null) {
      throw errors.failure();
    }
    if (document.address() == 0 || errors.isRejected()) {
      throw errors.rejection();
    }
  }

  @Override
  public void walk(Object tree, EventSink sink) throws IOException {
    walk.run(((Tree) tree).address, sink);
  }

  @Override
  public void release(Object tree) {
    free(((Tree) tree).address);
  }

  private static void free(long document) {
    try {
      Functions.FREE_DOCUMENT.invokeExact(MemorySegment.ofAddress(document));
    } catch (Throwable e) {
      throw Libxml2.broken(e);
    }
  }

  @Override
  public Class<?> implementation() {
    return Libxml2TreeParser.class;
  }
}
