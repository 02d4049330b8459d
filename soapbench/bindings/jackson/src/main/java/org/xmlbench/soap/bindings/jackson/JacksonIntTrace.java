package org.xmlbench.soap.bindings.jackson;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonRootName;
import java.util.List;
import org.xmlbench.soap.trace.TraceBean;
import tools.jackson.dataformat.xml.annotation.JacksonXmlElementWrapper;
import tools.jackson.dataformat.xml.annotation.JacksonXmlProperty;

/** A report of ints. */
@JsonRootName("IntTraceReport")
@JsonPropertyOrder({"plan", "trace", "time", "value"})
public final class JacksonIntTrace extends TraceBean<Integer> {
  /** For Jackson. */
  public JacksonIntTrace() {}

  @Override
  @JacksonXmlElementWrapper(localName = "values")
  @JacksonXmlProperty(localName = "value")
  public List<Integer> getValues() {
    return super.getValues();
  }

  @Override
  @JacksonXmlElementWrapper(localName = "values")
  @JacksonXmlProperty(localName = "value")
  public void setValues(List<Integer> values) {
    super.setValues(values);
  }
}
