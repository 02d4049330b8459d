package org.xmlbench.drivers.expat;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import org.xmlbench.core.driver.foreign.ForeignLibrary;
import org.xmlbench.drivers.expat.ExpatLibrary.Functions;

/** Functions that C can call, each of which is a method of one {@link ExpatFeed}. */
final class ExpatHandlers {
  private final MemorySegment startElement;
  private final MemorySegment endElement;
  private final MemorySegment text;
  private final MemorySegment instruction;
  private final MemorySegment namespace;
  private final MemorySegment skipped;
  private final MemorySegment external;
  private final MemorySegment startDoctype;
  private final MemorySegment endDoctype;

  /** The methods of a feed; they can be called while {@code arena} is open. */
  ExpatHandlers(ExpatFeed feed, Arena arena) {
    startElement = function(feed, "startElement", arena, 3);
    endElement = function(feed, "endElement", arena, 2);
    text = function(feed, "text", arena, 2, JAVA_INT);
    instruction = function(feed, "processingInstruction", arena, 3);
    namespace = function(feed, "namespace", arena, 3);
    skipped = function(feed, "skippedEntity", arena, 2, JAVA_INT);
    external = externalEntity(feed, arena);
    startDoctype = function(feed, "startDoctype", arena, 4, JAVA_INT);
    endDoctype = function(feed, "endDoctype", arena, 1);
  }

  /** Makes the parser call them. */
  void attach(MemorySegment parser) throws Throwable {
    Functions.SET_ELEMENT_HANDLER.invokeExact(parser, startElement, endElement);
    Functions.SET_TEXT_HANDLER.invokeExact(parser, text);
    Functions.SET_INSTRUCTION_HANDLER.invokeExact(parser, instruction);
    Functions.SET_NAMESPACE_HANDLER.invokeExact(parser, namespace, MemorySegment.NULL);
    Functions.SET_SKIPPED_HANDLER.invokeExact(parser, skipped);
    Functions.SET_EXTERNAL_HANDLER.invokeExact(parser, external);
    Functions.SET_DOCTYPE_HANDLER.invokeExact(parser, startDoctype, endDoctype);
  }

  /**
   * A function of so many pointers, and of ints behind them. Pointers come as numbers: a segment
   * for each would be an object for each.
   */
  private static MemorySegment function(
      ExpatFeed feed, String name, Arena arena, int pointers, ValueLayout.OfInt... ints) {
    FunctionDescriptor type = FunctionDescriptor.ofVoid();
    for (int i = 0; i < pointers; i++) {
      type = type.appendArgumentLayouts(JAVA_LONG);
    }
    type = type.appendArgumentLayouts(ints);
    return ForeignLibrary.callback(MethodHandles.lookup(), feed, name, type, arena);
  }

  private static MemorySegment externalEntity(ExpatFeed feed, Arena arena) {
    FunctionDescriptor type =
        FunctionDescriptor.of(JAVA_INT, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG);
    return ForeignLibrary.callback(MethodHandles.lookup(), feed, "externalEntity", type, arena);
  }
}
