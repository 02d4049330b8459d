package org.xmlbench.soap.bindings.xstream;

import com.thoughtworks.xstream.XStream;
import com.thoughtworks.xstream.io.xml.StandardStaxDriver;
import java.io.InputStream;
import java.io.OutputStream;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.trace.TraceBean;
import org.xmlbench.soap.trace.TraceReport;
import org.xmlbench.soap.trace.TraceXml;

/** Beans by reflection, under the reference's names. */
final class XstreamMapping implements Framework.Mapping {
  private final TraceReport.Kind kind;
  private final XStream xstream = new XStream(new StandardStaxDriver());

  XstreamMapping(TraceReport.Kind kind) {
    this.kind = kind;
    xstream.alias(kind.element(), TraceBean.class);
    xstream.alias(TraceXml.VALUE, kind == TraceReport.Kind.INT ? Integer.class : Double.class);
    xstream.allowTypes(new Class<?>[] {TraceBean.class});
  }

  @Override
  public Object own(TraceReport report) {
    return TraceBean.fill(new TraceBean<>(), report);
  }

  @Override
  public void marshal(Object own, OutputStream out) {
    xstream.toXML(own, out);
  }

  @Override
  public Object unmarshal(InputStream in) {
    return xstream.fromXML(in);
  }

  @Override
  public TraceReport report(Object own) {
    return TraceBean.read(kind, (TraceBean<?>) own);
  }
}
