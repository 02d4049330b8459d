package org.xmlbench.contract.bare;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.stream.XMLInputFactory;
import org.xml.sax.XMLReader;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.DomTreeParser;
import org.xmlbench.core.driver.support.SaxStreamingParser;
import org.xmlbench.core.driver.support.StaxStreamingParser;

/**
 * The library of another driver, with the options that this driver sets, in a {@link BareLoop}. The
 * resource {@value #RESOURCE} of its jar names the other driver's class.
 */
public final class BareDriver implements Driver {
  /** Names the class of the driver whose library is run. */
  public static final String RESOURCE = "META-INF/xmlbench-bare-driver";

  /** What stands before the id of the other driver in this one's. */
  public static final String PREFIX = "bare-";

  private final Driver other = other();

  private static Driver other() {
    try (InputStream in = BareDriver.class.getResourceAsStream("/" + RESOURCE)) {
      String name = new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
      return (Driver) Class.forName(name).getDeclaredConstructor().newInstance();
    } catch (IOException | ReflectiveOperationException e) {
      throw new IllegalStateException("the driver of " + RESOURCE + " cannot be made", e);
    }
  }

  @Override
  public DriverDescription describe() {
    DriverDescription real = other.describe();
    return new DriverDescription(
        PREFIX + real.id(),
        real.library(),
        real.style(),
        real.lacks(),
        real.options(),
        real.raisedLimits());
  }

  @Override
  public Parser newParser() {
    try {
      return BareParser.of(other.newParser(), loop(other.newParser()));
    } catch (Exception e) {
      throw new IllegalStateException("no bare loop around " + other.describe().id(), e);
    }
  }

  private static BareLoop loop(Parser parser) throws Exception {
    return switch (parser) {
      case SaxStreamingParser sax ->
          new BareSax((XMLReader) field(sax, "reader"), (String) field(sax, "systemId"));
      case StaxStreamingParser stax -> new BareStax((XMLInputFactory) field(stax, "factory"));
      case DomTreeParser dom -> new BareDom((DocumentBuilder) field(dom, "builder"));
      default ->
          (BareLoop)
              Class.forName(parser.getClass().getName() + "BareLoop")
                  .getDeclaredConstructor(Parser.class)
                  .newInstance(parser);
    };
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
