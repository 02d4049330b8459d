package org.xmlbench.soap.bindings.exificient;

import java.util.List;
import java.util.Set;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.trace.ReportType;

/** EXI without a schema: every value is a string. */
public final class ExificientFramework implements Framework {
  @Override
  public FrameworkDescription describe() {
    return description("exificient", "EXIficient, by hand", List.of());
  }

  static FrameworkDescription description(String id, String library, List<String> options) {
    return new FrameworkDescription(
        id,
        SubjectLibrary.withClass(
            "com.siemens.ct.exi.main.api.stream.StAXDecoder",
            library,
            "com.siemens.ct.exi:exificient",
            "MIT"),
        FrameworkDescription.Form.BINARY,
        Set.of(),
        new SubjectSetup(
            "none", options, List.of("com.siemens.ct.exi.", "org.xmlbench.soap.content.")));
  }

  @Override
  public Mapping load(ReportType type) throws Exception {
    return ExiMapping.withoutSchema(type);
  }
}
