package org.xmlbench.soap.bindings.jackson;

import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.trace.TraceReport;

/** Jackson's XML module, on the Woodstox that it brings. */
public final class JacksonFramework implements Framework {
  @Override
  public FrameworkDescription describe() {
    return FrameworkDescription.ofXml(
        "jackson-xml",
        SubjectLibrary.withClass(
            "tools.jackson.dataformat.xml.XmlMapper",
            "Jackson XML",
            "tools.jackson.dataformat:jackson-dataformat-xml",
            "Apache-2.0"),
        SubjectSetup.ofDefaults("Woodstox", "tools.jackson.", "com.ctc.wstx."));
  }

  @Override
  public Mapping load(TraceReport.Kind kind) throws Exception {
    return new JacksonMapping(kind);
  }
}
