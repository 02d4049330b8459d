package org.xmlbench.soap.bindings.xmlbeans;

import java.util.List;
import java.util.Optional;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.binding.PlatformParsers;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.trace.ReportType;

/** XMLBeans, whose objects are views of a document that it keeps. */
public class XmlBeansFramework implements Framework {
  private final Optional<StaxParser> parser;

  /** It as it comes, on the parser that it uses by itself. */
  public XmlBeansFramework() {
    this(Optional.empty());
  }

  private XmlBeansFramework(Optional<StaxParser> parser) {
    this.parser = parser;
  }

  public static final class OnWoodstox extends XmlBeansFramework {
    /** The framework {@code xmlbeans+woodstox}. */
    public OnWoodstox() {
      super(Optional.of(StaxParser.WOODSTOX));
    }
  }

  public static final class OnAalto extends XmlBeansFramework {
    /** The framework {@code xmlbeans+aalto}. */
    public OnAalto() {
      super(Optional.of(StaxParser.AALTO));
    }
  }

  @Override
  public FrameworkDescription describe() {
    return FrameworkDescription.ofXml(
        "xmlbeans" + parser.map(StaxParser::named).orElse(""),
        SubjectLibrary.withClass(
            "org.apache.xmlbeans.XmlBeans",
            "Apache XMLBeans",
            "org.apache.xmlbeans:xmlbeans",
            "Apache-2.0"),
        new SubjectSetup(
            parser.map(StaxParser::text).orElse("JDK SAX"),
            List.of(
                "marshal=fills a new document: one that was written keeps its text",
                "unmarshal=reads all values: they are made when asked for"
                    + parser.map(any -> "; from an XMLStreamReader").orElse(""),
                "disallowDocTypeDeclaration=true"),
            List.of(
                "org.apache.xmlbeans.",
                parser.map(StaxParser::packages).orElse("com.sun.org.apache."))),
        PermittedDifference.DATE_TIME_FORM);
  }

  @Override
  public Mapping load(ReportType type) {
    PlatformParsers.name();
    return switch (type.form()) {
      case E134 -> new NotificationDocuments(type.kind(), parser);
      case FLAT ->
          switch (type.kind()) {
            case INT -> new IntDocuments(parser);
            case DOUBLE -> new DoubleDocuments(parser);
          };
    };
  }
}
