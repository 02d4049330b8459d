package org.xmlbench.drivers.libxml2;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import org.xmlbench.core.driver.foreign.ForeignLibrary;
import org.xmlbench.drivers.libxml2.Libxml2Library.Functions;

/**
 * A structure {@code xmlSAXHandler}: 32 pointers, of which those that concern content lead to the
 * methods of one {@link Libxml2Feed}, errors to a {@link Libxml2Errors}, and the others to the
 * library's own functions, which keep what a DTD declares.
 */
final class Libxml2Handlers {
  private static final int SLOTS = 32;
  private static final int SAX_2 = 2;

  /** Places of the members in the structure. */
  private static final int REFERENCE = 16;

  private static final int CHARACTERS = 17;
  private static final int IGNORABLE = 18;
  private static final int INSTRUCTION = 19;
  private static final int COMMENT = 20;
  private static final int[] MESSAGES = {21, 22, 23};
  private static final int SECTION = 25;
  private static final int START_ELEMENT = 29;
  private static final int END_ELEMENT = 30;
  private static final int STRUCTURED_ERROR = 31;

  private Libxml2Handlers() {}

  /** The structure; it can be used while {@code arena} is open. */
  static MemorySegment of(Libxml2Feed feed, Libxml2Errors errors, Arena arena) throws Throwable {
    MemorySegment structure = arena.allocate(MemoryLayout.sequenceLayout(SLOTS, ADDRESS));
    int filled = (int) Functions.SAX_VERSION.invokeExact(structure, SAX_2);
    if (filled != 0) {
      throw new IllegalStateException("libxml2 has no SAX2");
    }
    MemorySegment text = function(feed, "text", arena, JAVA_LONG, JAVA_LONG, JAVA_INT);
    set(structure, CHARACTERS, text);
    set(structure, IGNORABLE, text);
    set(structure, SECTION, text);
    set(structure, REFERENCE, function(feed, "reference", arena, JAVA_LONG, JAVA_LONG));
    set(
        structure,
        INSTRUCTION,
        function(feed, "processingInstruction", arena, JAVA_LONG, JAVA_LONG, JAVA_LONG));
    set(structure, COMMENT, MemorySegment.NULL);
    set(
        structure,
        START_ELEMENT,
        function(
            feed,
            "startElement",
            arena,
            JAVA_LONG,
            JAVA_LONG,
            JAVA_LONG,
            JAVA_LONG,
            JAVA_INT,
            JAVA_LONG,
            JAVA_INT,
            JAVA_INT,
            JAVA_LONG));
    set(
        structure,
        END_ELEMENT,
        function(feed, "endElement", arena, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG));
    for (int message : MESSAGES) {
      set(structure, message, MemorySegment.NULL);
    }
    set(structure, STRUCTURED_ERROR, errors.callback(arena));
    return structure;
  }

  private static void set(MemorySegment structure, int slot, MemorySegment function) {
    structure.setAtIndex(ADDRESS, slot, function);
  }

  /** Pointers come as numbers: a segment for each would be an object for each. */
  private static MemorySegment function(
      Libxml2Feed feed, String method, Arena arena, MemoryLayout... arguments) {
    return ForeignLibrary.callback(
        MethodHandles.lookup(), feed, method, FunctionDescriptor.ofVoid(arguments), arena);
  }
}
