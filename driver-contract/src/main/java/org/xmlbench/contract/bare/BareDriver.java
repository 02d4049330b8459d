package org.xmlbench.contract.bare;

import java.lang.reflect.Field;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.stream.XMLInputFactory;
import org.xml.sax.XMLReader;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.DomTreeParser;
import org.xmlbench.core.driver.support.SaxStreamingParser;
import org.xmlbench.core.driver.support.StaxStreamingParser;

/** The least code that reads a document with a library. */
public final class BareDriver extends LoopDriver {
  public BareDriver() {
    super("bare-");
  }

  @Override
  BareLoop loop(Parser parser) throws Exception {
    return switch (parser) {
      case SaxStreamingParser sax ->
          new BareSax((XMLReader) field(sax, "reader"), (String) field(sax, "systemId"));
      case StaxStreamingParser stax -> new BareStax((XMLInputFactory) field(stax, "factory"));
      case DomTreeParser dom -> new BareDom((DocumentBuilder) field(dom, "builder"));
      default -> ofItsOwn(parser, "BareLoop");
    };
  }

  /** The loop that a driver's module has in its tests, beside the class of its parser. */
  static BareLoop ofItsOwn(Parser parser, String suffix) throws ReflectiveOperationException {
    return (BareLoop)
        Class.forName(parser.getClass().getName() + suffix)
            .getDeclaredConstructor(Parser.class)
            .newInstance(parser);
  }

  /**
   * What a parser keeps of its library, so that the bare loop has the same options.
   *
   * @throws ReflectiveOperationException when it keeps nothing of that name
   */
  public static Object field(Object parser, String name) throws ReflectiveOperationException {
    Field field = parser.getClass().getDeclaredField(name);
    field.setAccessible(true);
    return field.get(parser);
  }
}
