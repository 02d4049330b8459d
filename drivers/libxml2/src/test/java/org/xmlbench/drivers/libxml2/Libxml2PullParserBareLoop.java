package org.xmlbench.drivers.libxml2;

import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.List;
import org.xmlbench.contract.bare.BareDriver;
import org.xmlbench.contract.bare.BareLoop;
import org.xmlbench.contract.bare.HandlersInC;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.drivers.libxml2.Libxml2Library.ReaderFunctions;

/** A reader like the driver's, which is asked in C for all that the driver asks it for. */
@SuppressWarnings("restricted") // It looks up native code.
public final class Libxml2PullParserBareLoop implements BareLoop {
  /** In the order of the structure {@code functions} in loop.c. */
  private static final List<String> FUNCTIONS =
      List.of(
          "Read",
          "NodeType",
          "IsEmptyElement",
          "IsNamespaceDecl",
          "MoveToFirstAttribute",
          "MoveToNextAttribute",
          "MoveToElement",
          "ConstLocalName",
          "ConstPrefix",
          "ConstNamespaceUri",
          "ConstValue");

  private final Arena arena = Arena.ofAuto();
  private final MemorySegment functions = arena.allocate(ValueLayout.ADDRESS, FUNCTIONS.size());
  private final MethodHandle sum;
  private final Libxml2Errors errors;
  private final Libxml2Input input;
  private final MemorySegment bytes;
  private final MemorySegment handler;
  private final int options;

  /** A loop with the options of that parser. */
  public Libxml2PullParserBareLoop(Parser parser) throws Exception {
    errors = (Libxml2Errors) BareDriver.field(parser, "errors");
    input = (Libxml2Input) BareDriver.field(parser, "input");
    bytes = (MemorySegment) BareDriver.field(parser, "bytes");
    handler = (MemorySegment) BareDriver.field(parser, "handler");
    options = (int) BareDriver.field(parser, "options");
    SymbolLookup library = SymbolLookup.libraryLookup("libxml2.so.2", arena);
    for (int i = 0; i < FUNCTIONS.size(); i++) {
      functions.setAtIndex(
          ValueLayout.ADDRESS, i, library.findOrThrow("xmlTextReader" + FUNCTIONS.get(i)));
    }
    sum =
        new HandlersInC(Libxml2PullParserBareLoop.class)
            .call(
                "reader",
                FunctionDescriptor.of(
                    ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS));
  }

  @Override
  public long read(InputStream in) throws IOException {
    errors.begin();
    input.begin(in);
    MemorySegment none = MemorySegment.NULL;
    try {
      MemorySegment reader =
          (MemorySegment)
              ReaderFunctions.FOR_IO.invokeExact(bytes, none, none, none, none, options);
      try {
        ReaderFunctions.SET_ERROR_HANDLER.invokeExact(reader, handler, none);
        long read = (long) sum.invokeExact(reader, functions);
        if (read < 0 || errors.isRejected()) {
          throw errors.rejection();
        }
        return read;
      } finally {
        ReaderFunctions.FREE.invokeExact(reader);
      }
    } catch (IOException | RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw Libxml2.broken(e);
    }
  }
}
