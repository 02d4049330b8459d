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
import org.xmlbench.soap.trace.E134Bean;
import org.xmlbench.soap.trace.FlatBean;
import org.xmlbench.soap.trace.ReportType;
import org.xmlbench.soap.trace.TraceReport;

/** Beans by mapping files. */
final class CastorMapping extends BeanMapping {
  private final XMLContext context = new XMLContext();

  private final Class<?> bound;

  CastorMapping(ReportType type) throws Exception {
    super(type, E134Bean::new, FlatBean::new);
    bound = type.form() == TraceReport.Form.E134 ? E134Bean.class : FlatBean.class;
    context.setProperty(
        XMLProperties.SERIALIZER_FACTORY, "org.exolab.castor.xml.XercesXMLSerializerFactory");
    context.setProperty(XMLProperties.PARSER, "org.apache.xerces.parsers.SAXParser");
    context.setProperty(
        XMLProperties.PARSER_FEATURES, "http://apache.org/xml/features/disallow-doctype-decl");
    URL file = CastorMapping.class.getResource(file(type));
    Mapping mapping = new Mapping(CastorMapping.class.getClassLoader());
    mapping.loadMapping(file);
    context.addMapping(mapping);
  }

  private static String file(ReportType type) {
    return (type.form() == TraceReport.Form.E134 ? type.form().label() : type.label()) + ".xml";
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
    unmarshaller.setClass(bound);
    return unmarshaller.unmarshal(new InputSource(in));
  }

  @Override
  public Class<?> implementation() {
    return context.getClass();
  }
}
