package org.xmlbench.soap.bindings.xstream;

import java.util.List;
import java.util.Optional;
import org.xmlbench.core.driver.support.LibraryVersion;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.trace.ReportType;

/** XStream, by reflection, with its security framework closed but for our classes. */
public class XstreamFramework implements Framework {
  private static final String OWN_PARSER = "io.github.xstream.mxparser.MXParser";

  private final Optional<StaxParser> parser;

  /** It as it comes, on the pull parser that it brings. */
  public XstreamFramework() {
    this(Optional.empty());
  }

  private XstreamFramework(Optional<StaxParser> parser) {
    this.parser = parser;
  }

  public static final class OnWoodstox extends XstreamFramework {
    /** The framework {@code xstream+woodstox}. */
    public OnWoodstox() {
      super(Optional.of(StaxParser.WOODSTOX));
    }
  }

  public static final class OnAalto extends XstreamFramework {
    /** The framework {@code xstream+aalto}. */
    public OnAalto() {
      super(Optional.of(StaxParser.AALTO));
    }
  }

  @Override
  public FrameworkDescription describe() {
    String id = "xstream" + parser.map(StaxParser::named).orElse("");
    SubjectLibrary library =
        SubjectLibrary.withClass(
            "com.thoughtworks.xstream.XStream",
            "XStream",
            "com.thoughtworks.xstream:xstream",
            "BSD-3-Clause");
    return parser.isPresent()
        ? FrameworkDescription.ofXml(
            id,
            library,
            setup(parser.get().text(), List.of("driver=StaxDriver"), parser.get().packages()),
            PermittedDifference.DATE_TIME_FORM)
        : FrameworkDescription.ofXml(
            id,
            library,
            setup(
                LibraryVersion.named("MXParser", OWN_PARSER, "mxparser"),
                List.of(),
                "io.github.xstream."),
            PermittedDifference.DATE_TIME_FORM,
            PermittedDifference.INDENTED);
  }

  private static SubjectSetup setup(String text, List<String> options, String packages) {
    return new SubjectSetup(text, options, List.of("com.thoughtworks.xstream.", packages));
  }

  @Override
  public Mapping load(ReportType type) {
    return new XstreamMapping(type, parser);
  }
}
