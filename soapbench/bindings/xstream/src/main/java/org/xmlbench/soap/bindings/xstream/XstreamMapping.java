package org.xmlbench.soap.bindings.xstream;

import com.thoughtworks.xstream.XStream;
import com.thoughtworks.xstream.converters.extended.NamedCollectionConverter;
import com.thoughtworks.xstream.io.xml.StaxDriver;
import java.io.InputStream;
import java.io.OutputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import org.xmlbench.soap.binding.BeanMapping;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.trace.TraceBean;
import org.xmlbench.soap.trace.TraceReport;
import org.xmlbench.soap.trace.TraceXml;

/** Beans by reflection, under the reference's names. */
final class XstreamMapping extends BeanMapping {
  private final XStream xstream = new XStream(new PlatformStax());

  XstreamMapping(TraceReport.Kind kind) {
    super(kind, TraceBean::new);
    xstream.alias(kind.element(), TraceBean.class);
    xstream.registerLocalConverter(
        TraceBean.class,
        TraceXml.VALUES,
        new NamedCollectionConverter(
            xstream.getMapper(),
            TraceXml.VALUE,
            kind == TraceReport.Kind.INT ? Integer.class : Double.class));
    xstream.allowTypes(new Class<?>[] {TraceBean.class});
  }

  @Override
  public void marshal(Object own, OutputStream out) {
    xstream.toXML(own, out);
  }

  @Override
  public Object unmarshal(InputStream in) {
    return xstream.fromXML(in);
  }

  /** The platform's StAX by name: XStream's own driver for it looks for a class of Java 6. */
  private static final class PlatformStax extends StaxDriver {
    @Override
    protected XMLInputFactory createInputFactory() {
      return StaxParser.JDK.input();
    }

    @Override
    protected XMLOutputFactory createOutputFactory() {
      return XMLOutputFactory.newDefaultFactory();
    }
  }

  @Override
  public Class<?> implementation() {
    return xstream.getClass();
  }
}
