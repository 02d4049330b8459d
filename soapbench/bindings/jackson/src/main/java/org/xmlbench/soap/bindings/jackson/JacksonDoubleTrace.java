package org.xmlbench.soap.bindings.jackson;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonRootName;
import java.util.List;
import org.xmlbench.soap.trace.TraceBean;
import tools.jackson.dataformat.xml.annotation.JacksonXmlElementWrapper;
import tools.jackson.dataformat.xml.annotation.JacksonXmlProperty;

/** A report of doubles. */
@JsonRootName("DoubleTraceReport")
@JsonPropertyOrder({"plan", "trace", "time", "value"})
public final class JacksonDoubleTrace extends TraceBean<Double> {
  /** For Jackson. */
  public JacksonDoubleTrace() {}

  @Override
  @JacksonXmlElementWrapper(localName = "values")
  @JacksonXmlProperty(localName = "value")
  public List<Double> getValues() {
    return super.getValues();
  }

  @Override
  @JacksonXmlElementWrapper(localName = "values")
  @JacksonXmlProperty(localName = "value")
  public void setValues(List<Double> values) {
    super.setValues(values);
  }
}
