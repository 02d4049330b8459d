package org.xmlbench.soap.bindings.xstream;

import com.thoughtworks.xstream.XStream;
import com.thoughtworks.xstream.converters.extended.ISO8601DateConverter;
import com.thoughtworks.xstream.converters.extended.NamedCollectionConverter;
import com.thoughtworks.xstream.io.xml.StaxDriver;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import org.xmlbench.soap.binding.BeanMapping;
import org.xmlbench.soap.content.Member;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.trace.E134Bean;
import org.xmlbench.soap.trace.E134Bean.CollectionBean;
import org.xmlbench.soap.trace.E134Bean.DataBean;
import org.xmlbench.soap.trace.E134Bean.TraceOfReport;
import org.xmlbench.soap.trace.E134Bean.ValueBean;
import org.xmlbench.soap.trace.FlatBean;
import org.xmlbench.soap.trace.ReportType;
import org.xmlbench.soap.trace.TraceReport;

/** Beans by reflection, under the reference's names. */
final class XstreamMapping extends BeanMapping {
  private static final String TIME = "time";
  private static final String VALUES = "values";

  private final XStream xstream;

  /**
   * @param parser what reads and writes; empty for what XStream uses by itself
   */
  XstreamMapping(ReportType type, Optional<StaxParser> parser) {
    super(type, E134Bean::new, FlatBean::new);
    xstream = parser.map(over -> new XStream(new OverStax(over))).orElseGet(XStream::new);
    switch (type.form()) {
      case E134 -> published(type);
      case FLAT -> flat(type);
    }
  }

  private void flat(ReportType type) {
    xstream.alias(type.element(), FlatBean.class);
    xstream.registerLocalConverter(
        FlatBean.class,
        VALUES,
        new NamedCollectionConverter(
            xstream.getMapper(),
            Member.VALUE.local(),
            type.kind() == TraceReport.Kind.INT ? Integer.class : Double.class));
    xstream.allowTypes(new Class<?>[] {FlatBean.class});
  }

  private void published(ReportType type) {
    xstream.alias(type.element(), E134Bean.class);
    rename(E134Bean.class, "report", Member.DATA_COLLECTION_REPORT);
    attribute(CollectionBean.class, "plan", Member.PLAN_ID);
    attribute(CollectionBean.class, TIME, Member.REPORT_TIME);
    list(
        CollectionBean.class,
        "traces",
        Member.REPORTS,
        TraceOfReport.class,
        Member.TRACE_OF_REPORT);
    attribute(TraceOfReport.class, "id", Member.TRACE_ID);
    attribute(TraceOfReport.class, TIME, Member.REPORT_TIME);
    list(TraceOfReport.class, "results", Member.TRACE_RESULTS, DataBean.class, Member.DATA);
    attribute(DataBean.class, TIME, Member.COLLECTION_TIME);
    list(DataBean.class, VALUES, Member.PARAMETER_VALUES, ValueBean.class, Member.PARAMETER_VALUE);
    rename(ValueBean.class, "integer", Member.INTEGER);
    rename(ValueBean.class, "number", Member.DOUBLE);
    xstream.registerConverter(new ISO8601DateConverter());
    xstream.allowTypes(
        new Class<?>[] {
          E134Bean.class, CollectionBean.class, TraceOfReport.class, DataBean.class, ValueBean.class
        });
  }

  private void rename(Class<?> bean, String field, Member name) {
    xstream.aliasField(name.local(), bean, field);
  }

  private void attribute(Class<?> bean, String field, Member name) {
    xstream.useAttributeFor(bean, field);
    xstream.aliasAttribute(bean, field, name.local());
  }

  private void list(Class<?> bean, String field, Member name, Class<?> items, Member item) {
    rename(bean, field, name);
    xstream.registerLocalConverter(
        bean, field, new NamedCollectionConverter(xstream.getMapper(), item.local(), items));
  }

  @Override
  public void marshal(Object own, OutputStream out) {
    xstream.toXML(own, out);
  }

  @Override
  public Object unmarshal(InputStream in) {
    return xstream.fromXML(in);
  }

  /** XStream's driver for any StAX, with one that is named. */
  private static final class OverStax extends StaxDriver {
    private final StaxParser parser;

    OverStax(StaxParser parser) {
      this.parser = parser;
    }

    @Override
    protected XMLInputFactory createInputFactory() {
      return parser.input();
    }

    @Override
    protected XMLOutputFactory createOutputFactory() {
      return parser.output();
    }
  }

  @Override
  public Class<?> implementation() {
    return xstream.getClass();
  }
}
