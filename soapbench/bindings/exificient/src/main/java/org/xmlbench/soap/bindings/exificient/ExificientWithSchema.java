package org.xmlbench.soap.bindings.exificient;

import java.util.List;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.trace.ReportType;

/** EXI with the reports' schema: names are left out, and values have the schema's types. */
public final class ExificientWithSchema implements Framework {
  @Override
  public FrameworkDescription describe() {
    return ExificientFramework.description(
        "exificient+schema", "EXIficient with the schema, by hand", List.of("grammar=trace.xsd"));
  }

  @Override
  public Mapping load(ReportType type) throws Exception {
    return ExiMapping.withSchema(type);
  }
}
