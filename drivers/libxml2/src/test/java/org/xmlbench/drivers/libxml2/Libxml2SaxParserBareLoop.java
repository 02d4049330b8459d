package org.xmlbench.drivers.libxml2;

import java.io.InputStream;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Map;
import org.xmlbench.contract.bare.BareDriver;
import org.xmlbench.contract.bare.BareLoop;
import org.xmlbench.contract.bare.HandlersInC;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventSink;

/** The driver's parser, whose handlers are C functions that add up lengths. */
public final class Libxml2SaxParserBareLoop implements BareLoop {
  /** Places in the structure {@code xmlSAXHandler}, as of {@link Libxml2Handlers}. */
  private static final Map<Integer, String> HANDLERS =
      Map.of(
          16, "reference",
          17, "text",
          18, "text",
          19, "instruction",
          25, "text",
          29, "start",
          30, "end");

  private final StreamingParser parser;
  private final HandlersInC handlers;
  private final EventSink unused = new EventSink();

  /** A loop around that parser, which calls Java for bytes alone from now on. */
  public Libxml2SaxParserBareLoop(Parser parser) throws Exception {
    this.parser = (StreamingParser) parser;
    handlers = new HandlersInC(Libxml2SaxParserBareLoop.class);
    MemorySegment structure = (MemorySegment) BareDriver.field(parser, "handlers");
    HANDLERS.forEach(
        (place, name) -> structure.setAtIndex(ValueLayout.ADDRESS, place, handlers.function(name)));
  }

  @Override
  public long read(InputStream in) throws Exception {
    parser.parse(in, unused);
    return handlers.sum();
  }
}
