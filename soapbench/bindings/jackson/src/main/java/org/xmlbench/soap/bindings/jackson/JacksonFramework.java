package org.xmlbench.soap.bindings.jackson;

import java.util.List;
import java.util.Set;
import org.xmlbench.core.driver.support.LibraryVersion;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.trace.TraceReport;

/** Jackson's XML module, on the Woodstox that it brings. */
public final class JacksonFramework implements Framework {
  private static final String CLASS = "tools.jackson.dataformat.xml.XmlMapper";

  @Override
  public FrameworkDescription describe() {
    return new FrameworkDescription(
        "jackson-xml",
        "Jackson XML",
        "tools.jackson.dataformat:jackson-dataformat-xml",
        LibraryVersion.of(CLASS, "jackson-dataformat-xml"),
        "Apache-2.0",
        FrameworkDescription.Form.XML,
        "Woodstox",
        Set.of(),
        List.of(),
        List.of("tools.jackson.", "com.ctc.wstx."));
  }

  @Override
  public Mapping load(TraceReport.Kind kind) throws Exception {
    return new JacksonMapping(kind);
  }
}
