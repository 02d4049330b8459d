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
import org.xmlbench.contract.bare.BareLoop;
import org.xmlbench.contract.bare.HandlersInC;
import org.xmlbench.core.driver.Parser;

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
  private final Libxml2PullParser parser;

  /** A loop over the readers of that parser. */
  public Libxml2PullParserBareLoop(Parser parser) throws Exception {
    this.parser = (Libxml2PullParser) parser;
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
    long[] read = new long[1];
    parser.read(
        in,
        reader -> {
          read[0] = (long) sum.invokeExact(reader, functions);
          parser.throwWhatIsWrong((int) Math.min(read[0], 0));
        });
    return read[0];
  }
}
