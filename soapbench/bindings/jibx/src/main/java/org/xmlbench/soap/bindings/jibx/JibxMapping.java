package org.xmlbench.soap.bindings.jibx;

import java.io.InputStream;
import java.io.OutputStream;
import org.jibx.runtime.BindingDirectory;
import org.jibx.runtime.IBindingFactory;
import org.jibx.runtime.IMarshallingContext;
import org.jibx.runtime.IUnmarshallingContext;
import org.jibx.runtime.JiBXException;
import org.xmlbench.soap.binding.BeanMapping;
import org.xmlbench.soap.trace.TraceReport;

/** Woven classes; the contexts are reused, as JiBX intends. */
final class JibxMapping extends BeanMapping {
  private static final String ENCODING = "UTF-8";

  private final IMarshallingContext marshalling;
  private final IUnmarshallingContext unmarshalling;

  JibxMapping(TraceReport.Kind kind) throws JiBXException {
    super(kind, kind == TraceReport.Kind.INT ? JibxIntTrace::new : JibxDoubleTrace::new);
    IBindingFactory factory =
        BindingDirectory.getFactory(
            kind == TraceReport.Kind.INT ? JibxIntTrace.class : JibxDoubleTrace.class);
    marshalling = factory.createMarshallingContext();
    unmarshalling = factory.createUnmarshallingContext();
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
