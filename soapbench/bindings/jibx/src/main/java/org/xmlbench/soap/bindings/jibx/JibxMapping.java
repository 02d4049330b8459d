package org.xmlbench.soap.bindings.jibx;

import java.io.InputStream;
import java.io.OutputStream;
import org.jibx.runtime.BindingDirectory;
import org.jibx.runtime.IBindingFactory;
import org.jibx.runtime.IMarshallingContext;
import org.jibx.runtime.IUnmarshallingContext;
import org.jibx.runtime.JiBXException;
import org.xmlbench.soap.binding.BeanMapping;
import org.xmlbench.soap.trace.ReportType;
import org.xmlbench.soap.trace.TraceReport;

/** Woven classes; the contexts are reused, as JiBX intends. */
final class JibxMapping extends BeanMapping {
  private static final String ENCODING = "UTF-8";

  private final IMarshallingContext marshalling;
  private final IUnmarshallingContext unmarshalling;

  JibxMapping(ReportType type) throws JiBXException {
    super(
        type,
        JibxNotification::new,
        type.kind() == TraceReport.Kind.INT ? JibxIntTrace::new : JibxDoubleTrace::new);
    IBindingFactory factory = BindingDirectory.getFactory(boundClass(type));
    marshalling = factory.createMarshallingContext();
    unmarshalling = factory.createUnmarshallingContext();
  }

  private static Class<?> boundClass(ReportType type) {
    return switch (type.form()) {
      case E134 -> JibxNotification.class;
      case FLAT ->
          switch (type.kind()) {
            case INT -> JibxIntTrace.class;
            case DOUBLE -> JibxDoubleTrace.class;
          };
    };
  }

  @Override
  public void marshal(Object own, OutputStream out) throws JiBXException {
    marshalling.marshalDocument(own, ENCODING, null, out);
  }

  @Override
  public Object unmarshal(InputStream in) throws JiBXException {
    return unmarshalling.unmarshalDocument(in, ENCODING);
  }

  @Override
  public Class<?> implementation() {
    return unmarshalling.getClass();
  }
}
