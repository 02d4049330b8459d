package org.xmlbench.soap.bindings.castor;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import org.castor.xml.XMLProperties;
import org.exolab.castor.mapping.Mapping;
import org.exolab.castor.xml.Marshaller;
import org.exolab.castor.xml.Unmarshaller;
import org.exolab.castor.xml.XMLContext;
import org.xml.sax.InputSource;
import org.xmlbench.soap.binding.BeanMapping;
import org.xmlbench.soap.trace.TraceBean;
import org.xmlbench.soap.trace.TraceReport;

/** Beans by a mapping file for each kind. */
final class CastorMapping extends BeanMapping {
  private final XMLContext context = new XMLContext();

  CastorMapping(TraceReport.Kind kind) throws Exception {
    super(kind, TraceBean::new);
    context.setProperty(
        XMLProperties.SERIALIZER_FACTORY, "org.exolab.castor.xml.XercesXMLSerializerFactory");
    context.setProperty(XMLProperties.PARSER, "org.apache.xerces.parsers.SAXParser");
    context.setProperty(
        XMLProperties.PARSER_FEATURES, "http://apache.org/xml/features/disallow-doctype-decl");
    URL file = CastorMapping.class.getResource(kind.label() + "-trace.xml");
    Mapping mapping = new Mapping(CastorMapping.class.getClassLoader());
    mapping.loadMapping(file);
    context.addMapping(mapping);
  }

  @Override
  public void marshal(Object own, OutputStream out) throws Exception {
    Marshaller marshaller = context.createMarshaller();
    marshaller.setWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    marshaller.marshal(own);
  }

  @Override
  public Object unmarshal(InputStream in) throws Exception {
    Unmarshaller unmarshaller = context.createUnmarshaller();
    unmarshaller.setClass(TraceBean.class);
    return unmarshaller.unmarshal(new InputSource(in));
  }

  @Override
  public Class<?> implementation() {
    return context.getClass();
  }
}
