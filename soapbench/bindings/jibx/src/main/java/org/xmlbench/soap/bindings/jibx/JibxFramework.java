package org.xmlbench.soap.bindings.jibx;

import java.util.List;
import java.util.Optional;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.trace.ReportType;

/** JiBX, whose compiler has woven its code into classes of today's version when this was built. */
public class JibxFramework implements Framework {
  private final Optional<StaxParser> parser;

  /** It as it comes, on the pull parser that it finds first. */
  public JibxFramework() {
    this(Optional.empty());
  }

  private JibxFramework(Optional<StaxParser> parser) {
    this.parser = parser;
  }

  public static final class OnWoodstox extends JibxFramework {
    /** The framework {@code jibx+woodstox}. */
    public OnWoodstox() {
      super(Optional.of(StaxParser.WOODSTOX));
    }
  }

  public static final class OnAalto extends JibxFramework {
    /** The framework {@code jibx+aalto}. */
    public OnAalto() {
      super(Optional.of(StaxParser.AALTO));
    }
  }

  @Override
  public FrameworkDescription describe() {
    return FrameworkDescription.ofXml(
        "jibx" + parser.map(StaxParser::named).orElse(""),
        SubjectLibrary.withClass(
            "org.jibx.runtime.BindingDirectory", "JiBX", "org.jibx:jibx-run", "BSD-3-Clause"),
        parser
            .map(
                over ->
                    new SubjectSetup(
                        over.text(),
                        List.of("reader=StAXReaderWrapper"),
                        List.of("org.jibx.", over.packages())))
            .orElse(SubjectSetup.ofDefaults("XPP3", "org.jibx.", "org.xmlpull.")));
  }

  @Override
  public Mapping load(ReportType type) throws Exception {
    return new JibxMapping(type, parser);
  }
}
