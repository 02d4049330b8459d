package org.xmlbench.soap.bindings.jackson;

import java.util.List;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.trace.ReportType;

/** Jackson's XML module. */
public class JacksonFramework implements Framework {
  private final StaxParser parser;

  /** It as it comes, on the Woodstox that it brings. */
  public JacksonFramework() {
    this(StaxParser.WOODSTOX);
  }

  private JacksonFramework(StaxParser parser) {
    this.parser = parser;
  }

  public static final class OnAalto extends JacksonFramework {
    public OnAalto() {
      super(StaxParser.AALTO);
    }
  }

  @Override
  public FrameworkDescription describe() {
    return FrameworkDescription.ofXml(
        "jackson-xml" + parser.suffix(),
        SubjectLibrary.withClass(
            "tools.jackson.dataformat.xml.XmlMapper",
            "Jackson XML",
            "tools.jackson.dataformat:jackson-dataformat-xml",
            "Apache-2.0"),
        new SubjectSetup(
            parser.text(), parser.options(), List.of("tools.jackson.", parser.packages())),
        PermittedDifference.DATE_TIME_FORM);
  }

  @Override
  public Mapping load(ReportType type) {
    return new JacksonMapping(type, parser);
  }
}
