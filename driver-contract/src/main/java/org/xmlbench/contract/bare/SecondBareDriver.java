package org.xmlbench.contract.bare;

import javax.xml.stream.XMLInputFactory;
import org.xml.sax.XMLReader;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.SaxStreamingParser;
import org.xmlbench.core.driver.support.StaxStreamingParser;

/**
 * A loop that does the same work as that of {@link BareDriver} and is written in another way. What
 * the two differ by is what a compiler makes of the same parser below different callers: no harness
 * can be told apart from none more sharply than that. A driver's own second loop may do less, and
 * says what.
 */
public final class SecondBareDriver extends LoopDriver {
  /** The driver {@code bare2-ID}. */
  public SecondBareDriver() {
    super("bare2-");
  }

  @Override
  BareLoop loop(Parser parser) throws Exception {
    return switch (parser) {
      case SaxStreamingParser sax ->
          new SecondBareSax(
              (XMLReader) BareDriver.field(sax, "reader"),
              (String) BareDriver.field(sax, "systemId"));
      case StaxStreamingParser stax ->
          new SecondBareStax((XMLInputFactory) BareDriver.field(stax, "factory"));
      default -> BareDriver.ofItsOwn(parser, "SecondBareLoop");
    };
  }
}
