package org.xmlbench.soap.bindings.jackson;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonRootName;
import java.util.Date;
import java.util.List;
import java.util.Map;
import org.xmlbench.soap.trace.E134Bean;
import org.xmlbench.soap.trace.E134Bean.CollectionBean;
import org.xmlbench.soap.trace.E134Bean.DataBean;
import org.xmlbench.soap.trace.E134Bean.TraceOfReport;
import org.xmlbench.soap.trace.E134Bean.ValueBean;
import tools.jackson.dataformat.xml.annotation.JacksonXmlElementWrapper;
import tools.jackson.dataformat.xml.annotation.JacksonXmlProperty;

/** The annotations of a published report's beans, beside the beans themselves (mix-ins). */
final class JacksonNotification {
  static final Map<Class<?>, Class<?>> MIX_INS =
      Map.of(
          E134Bean.class, OfNotification.class,
          CollectionBean.class, OfReport.class,
          TraceOfReport.class, OfTrace.class,
          DataBean.class, OfData.class,
          ValueBean.class, OfValue.class);

  private JacksonNotification() {}

  @JsonRootName("NewDataNotification")
  private interface OfNotification {
    @JacksonXmlProperty(localName = "DataCollectionReport")
    CollectionBean getReport();
  }

  @JsonPropertyOrder({"planID", "reportTime", "Trace"})
  private interface OfReport {
    @JacksonXmlProperty(isAttribute = true, localName = "planID")
    String getPlan();

    @JacksonXmlProperty(isAttribute = true, localName = "reportTime")
    Date getTime();

    @JacksonXmlElementWrapper(localName = "Reports")
    @JacksonXmlProperty(localName = "Trace")
    List<TraceOfReport> getTraces();
  }

  @JsonPropertyOrder({"traceid", "reportTime", "Data"})
  private interface OfTrace {
    @JacksonXmlProperty(isAttribute = true, localName = "traceid")
    String getId();

    @JacksonXmlProperty(isAttribute = true, localName = "reportTime")
    Date getTime();

    @JacksonXmlElementWrapper(localName = "TraceResults")
    @JacksonXmlProperty(localName = "Data")
    List<DataBean> getResults();
  }

  @JsonPropertyOrder({"collectionTime", "PV"})
  private interface OfData {
    @JacksonXmlProperty(isAttribute = true, localName = "collectionTime")
    Date getTime();

    @JacksonXmlElementWrapper(localName = "ParameterValues")
    @JacksonXmlProperty(localName = "PV")
    List<ValueBean> getValues();
  }

  @JsonInclude(JsonInclude.Include.NON_NULL)
  private interface OfValue {
    @JacksonXmlProperty(localName = "EI")
    Integer getInteger();

    @JacksonXmlProperty(localName = "F8")
    Double getNumber();
  }
}
