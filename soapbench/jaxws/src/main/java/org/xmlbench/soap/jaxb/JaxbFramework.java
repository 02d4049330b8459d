package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.JAXBContextFactory;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.binding.PlatformParsers;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.trace.ReportType;

/**
 * The implementation of JAXB whose module it is in. That module's file {@code
 * META-INF/xmlbench/jaxb.properties} says which: one class path has one.
 */
public class JaxbFramework implements Framework {
  private static final String FILE = "/META-INF/xmlbench/jaxb.properties";

  private final Properties library = read();
  private final Optional<StaxParser> parser;

  /** It as it comes, on the parser that it uses by itself. */
  public JaxbFramework() {
    this(Optional.empty());
  }

  private JaxbFramework(Optional<StaxParser> parser) {
    this.parser = parser;
  }

  public static final class OnWoodstox extends JaxbFramework {
    /** The framework {@code jaxb-ri+woodstox} or {@code moxy+woodstox}. */
    public OnWoodstox() {
      super(Optional.of(StaxParser.WOODSTOX));
    }
  }

  public static final class OnAalto extends JaxbFramework {
    /** The framework {@code jaxb-ri+aalto} or {@code moxy+aalto}. */
    public OnAalto() {
      super(Optional.of(StaxParser.AALTO));
    }
  }

  private static Properties read() {
    Properties properties = new Properties();
    try (InputStream in = JaxbFramework.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException("no " + FILE + ": add it to the module of the framework");
      }
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties;
  }

  private String named(String key) {
    String value = library.getProperty(key);
    if (value == null) {
      throw new IllegalStateException("no " + key + " in " + FILE);
    }
    return value;
  }

  @Override
  public FrameworkDescription describe() {
    List<String> packages = new ArrayList<>(List.of(named("packages")));
    packages.add(parser.map(StaxParser::packages).orElse("com.sun.org.apache."));
    return FrameworkDescription.ofXml(
        named("id") + parser.map(StaxParser::named).orElse(""),
        SubjectLibrary.withClass(
            named("factory"), named("name"), named("artifact"), named("licence")),
        new SubjectSetup(
            parser.map(StaxParser::text).orElse(named("parser")),
            parser.map(any -> List.of("unmarshal=from an XMLStreamReader")).orElse(List.of()),
            packages));
  }

  @Override
  public Mapping load(ReportType type) throws Exception {
    PlatformParsers.name();
    Class<?>[] bound = {JaxbTrace.boundClass(type)};
    JAXBContextFactory factory =
        (JAXBContextFactory) Class.forName(named("factory")).getDeclaredConstructor().newInstance();
    return new JaxbTrace(factory.createContext(bound, Map.of()), parser);
  }
}
