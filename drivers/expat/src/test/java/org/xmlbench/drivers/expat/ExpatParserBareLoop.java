package org.xmlbench.drivers.expat;

import java.io.InputStream;
import java.lang.reflect.Field;
import java.util.Map;
import org.xmlbench.contract.bare.BareDriver;
import org.xmlbench.contract.bare.BareLoop;
import org.xmlbench.contract.bare.HandlersInC;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventSink;

/** The driver's parser, whose handlers are C functions that add up lengths. */
public final class ExpatParserBareLoop implements BareLoop {
  /** The handlers of {@link ExpatHandlers}, and the functions in their places. */
  private static final Map<String, String> HANDLERS =
      Map.of(
          "startElement", "start",
          "endElement", "end",
          "text", "text",
          "instruction", "three",
          "namespace", "three",
          "skipped", "skipped",
          "external", "external",
          "startDoctype", "start_doctype",
          "endDoctype", "end_doctype");

  private final StreamingParser parser;
  private final HandlersInC handlers;
  private final EventSink unused = new EventSink();

  /** A loop around that parser, which calls no method of Java from now on. */
  public ExpatParserBareLoop(Parser parser) throws Exception {
    this.parser = (StreamingParser) parser;
    handlers = new HandlersInC(ExpatParserBareLoop.class);
    Object ofDriver = BareDriver.field(parser, "handlers");
    for (Map.Entry<String, String> handler : HANDLERS.entrySet()) {
      Field field = ExpatHandlers.class.getDeclaredField(handler.getKey());
      field.setAccessible(true);
      field.set(ofDriver, handlers.function(handler.getValue()));
    }
  }

  @Override
  public long read(InputStream in) throws Exception {
    parser.parse(in, unused);
    return handlers.sum();
  }
}
