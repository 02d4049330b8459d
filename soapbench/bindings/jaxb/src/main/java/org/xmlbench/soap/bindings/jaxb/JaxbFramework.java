package org.xmlbench.soap.bindings.jaxb;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.glassfish.jaxb.runtime.v2.JAXBContextFactory;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.binding.PlatformParsers;
import org.xmlbench.soap.jaxb.JaxbTrace;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.trace.ReportType;

/** JAXB's reference implementation. */
public class JaxbFramework implements Framework {
  private final Optional<StaxParser> parser;

  /** It as it comes, on the parser that it uses by itself. */
  public JaxbFramework() {
    this(Optional.empty());
  }

  private JaxbFramework(Optional<StaxParser> parser) {
    this.parser = parser;
  }

  /** It over Woodstox. */
  public static final class OnWoodstox extends JaxbFramework {
    /** The framework {@code jaxb-ri+woodstox}. */
    public OnWoodstox() {
      super(Optional.of(StaxParser.WOODSTOX));
    }
  }

  /** It over Aalto. */
  public static final class OnAalto extends JaxbFramework {
    /** The framework {@code jaxb-ri+aalto}. */
    public OnAalto() {
      super(Optional.of(StaxParser.AALTO));
    }
  }

  @Override
  public FrameworkDescription describe() {
    List<String> packages = new ArrayList<>(List.of("org.glassfish.jaxb."));
    packages.add(parser.map(StaxParser::packages).orElse("com.sun.org.apache."));
    return FrameworkDescription.ofXml(
        "jaxb-ri" + parser.map(StaxParser::named).orElse(""),
        SubjectLibrary.withClass(
            "org.glassfish.jaxb.runtime.v2.JAXBContextFactory",
            "JAXB RI",
            "org.glassfish.jaxb:jaxb-runtime",
            "BSD-3-Clause"),
        new SubjectSetup(
            parser.map(StaxParser::text).orElse("JDK SAX"),
            parser.map(any -> List.of("unmarshal=from an XMLStreamReader")).orElse(List.of()),
            packages));
  }

  @Override
  public Mapping load(ReportType type) throws Exception {
    PlatformParsers.name();
    Class<?>[] bound = {JaxbTrace.boundClass(type)};
    return new JaxbTrace(new JAXBContextFactory().createContext(bound, Map.of()), parser);
  }
}
