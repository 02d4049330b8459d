package org.xmlbench.soap.bindings.moxy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.persistence.jaxb.JAXBContextFactory;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.binding.PlatformParsers;
import org.xmlbench.soap.jaxb.JaxbTrace;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.trace.ReportType;

/** EclipseLink MOXy, the other implementation of JAXB. */
public class MoxyFramework implements Framework {
  private final Optional<StaxParser> parser;

  /** It as it comes, on the parser that it uses by itself. */
  public MoxyFramework() {
    this(Optional.empty());
  }

  private MoxyFramework(Optional<StaxParser> parser) {
    this.parser = parser;
  }

  /** It over Woodstox. */
  public static final class OnWoodstox extends MoxyFramework {
    /** The framework {@code moxy+woodstox}. */
    public OnWoodstox() {
      super(Optional.of(StaxParser.WOODSTOX));
    }
  }

  /** It over Aalto. */
  public static final class OnAalto extends MoxyFramework {
    /** The framework {@code moxy+aalto}. */
    public OnAalto() {
      super(Optional.of(StaxParser.AALTO));
    }
  }

  @Override
  public FrameworkDescription describe() {
    List<String> packages = new ArrayList<>(List.of("org.eclipse.persistence."));
    packages.add(parser.map(StaxParser::packages).orElse("com.sun.org.apache."));
    return FrameworkDescription.ofXml(
        "moxy" + parser.map(StaxParser::named).orElse(""),
        SubjectLibrary.withClass(
            "org.eclipse.persistence.jaxb.JAXBContextFactory",
            "EclipseLink MOXy",
            "org.eclipse.persistence:org.eclipse.persistence.moxy",
            "EPL-2.0 OR BSD-3-Clause"),
        new SubjectSetup(
            parser.map(StaxParser::text).orElse("JDK StAX"),
            parser.map(any -> List.of("unmarshal=from an XMLStreamReader")).orElse(List.of()),
            packages));
  }

  @Override
  public Mapping load(ReportType type) throws Exception {
    PlatformParsers.name();
    Class<?>[] bound = {JaxbTrace.boundClass(type)};
    return new JaxbTrace(JAXBContextFactory.createContext(bound, Map.of()), parser);
  }
}
