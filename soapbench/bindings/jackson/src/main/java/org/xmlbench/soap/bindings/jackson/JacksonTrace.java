package org.xmlbench.soap.bindings.jackson;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonRootName;
import java.util.List;
import org.xmlbench.soap.trace.FlatBean;
import tools.jackson.dataformat.xml.annotation.JacksonXmlElementWrapper;
import tools.jackson.dataformat.xml.annotation.JacksonXmlProperty;

/**
 * A report as an annotated bean; a subclass names the root element and the values' class.
 *
 * @param <N> the class of its values
 */
@JsonPropertyOrder({"plan", "trace", "time", "value"})
abstract sealed class JacksonTrace<N extends Number> extends FlatBean<N> {
  @Override
  @JacksonXmlElementWrapper(localName = "values")
  @JacksonXmlProperty(localName = "value")
  public List<N> getValues() {
    return super.getValues();
  }

  @Override
  @JacksonXmlElementWrapper(localName = "values")
  @JacksonXmlProperty(localName = "value")
  public void setValues(List<N> values) {
    super.setValues(values);
  }

  @JsonRootName("IntTraceReport")
  static final class Ints extends JacksonTrace<Integer> {}

  @JsonRootName("DoubleTraceReport")
  static final class Doubles extends JacksonTrace<Double> {}
}
