package org.xmlbench.soap.apachesoap;

import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.util.Optional;
import java.util.Vector;
import java.util.function.Supplier;
import org.apache.soap.Constants;
import org.apache.soap.SOAPException;
import org.apache.soap.encoding.SOAPMappingRegistry;
import org.apache.soap.encoding.soapenc.BeanSerializer;
import org.apache.soap.rpc.Parameter;
import org.apache.soap.rpc.Response;
import org.apache.soap.server.TypeMapping;
import org.apache.soap.transport.SOAPTransport;
import org.apache.soap.transport.http.SOAPHTTPConnection;
import org.apache.soap.util.xml.QName;
import org.apache.soap.util.xml.XMLParserUtils;
import org.xmlbench.soap.bean.BeanPayload;
import org.xmlbench.soap.message.Soap;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.Reply;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.Wire;

final class ApacheSoapClient implements StackClient {
  private static final String PARSER =
      "com.sun.org.apache.xerces.internal.jaxp.DocumentBuilderFactoryImpl";

  private final Supplier<SOAPTransport> transport;
  private final URL address;

  private ApacheSoapClient(URI address, Supplier<SOAPTransport> transport) {
    this.transport = transport;
    try {
      this.address = address.toURL();
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
    useParser();
  }

  static ApacheSoapClient canned(Wire wire) {
    return new ApacheSoapClient(
        URI.create("http://127.0.0.1/canned"), () -> new ApacheSoapCannedTransport(wire));
  }

  /** Calls a server by its own HTTP, which keeps no connection. */
  static ApacheSoapClient http(URI endpoint) {
    return new ApacheSoapClient(endpoint, SOAPHTTPConnection::new);
  }

  /** Names the parser for this JVM. */
  static void useParser() {
    XMLParserUtils.refreshDocumentBuilderFactory(PARSER, true, false);
  }

  private static Object returned(Response response) throws SOAPException {
    if (response.generatedFault()) {
      throw new SOAPException(
          response.getFault().getFaultCode(), response.getFault().getFaultString());
    }
    Parameter value = response.getReturnValue();
    return value == null ? null : value.getValue();
  }

  @Override
  public Call prepare(SoapOperation operation, Optional<Payload> data) {
    org.apache.soap.rpc.Call call = new org.apache.soap.rpc.Call();
    call.setSOAPMappingRegistry(registry());
    call.setSOAPTransport(transport.get());
    call.setTargetObjectURI(Soap.ENCODED_NAMESPACE);
    call.setMethodName(operation.name());
    call.setEncodingStyleURI(Constants.NS_URI_SOAP_ENC);
    call.setParams(parameters(operation, data));
    return new Call() {
      @Override
      public Object invoke() throws SOAPException {
        try {
          return returned(call.invoke(address, ""));
        } catch (SOAPException e) {
          throw new PlainSoapException(e);
        }
      }

      @Override
      public Reply read(Object reply) {
        return Reply.of(reply, BeanPayload::read);
      }
    };
  }

  /** The class of a parameter is declared with it: of a size it is that of the primitive. */
  private static Vector<Parameter> parameters(SoapOperation operation, Optional<Payload> data) {
    Vector<Parameter> parameters = new Vector<>();
    if (data.isPresent() && operation.direction().asksWithData()) {
      Class<?> type = BeanPayload.type(operation.shape());
      parameters.add(new Parameter("input", type, BeanPayload.of(data.get()), null));
    } else if (data.isPresent()) {
      parameters.add(new Parameter("size", int.class, data.get().length(), null));
    }
    return parameters;
  }

  static TypeMapping[] mappings() {
    String serializer = BeanSerializer.class.getName();
    return BeanPayload.beans().entrySet().stream()
        .map(
            bean ->
                new TypeMapping(
                    Constants.NS_URI_SOAP_ENC,
                    type(bean.getKey()),
                    bean.getValue().getName(),
                    serializer,
                    serializer))
        .toArray(TypeMapping[]::new);
  }

  private static SOAPMappingRegistry registry() {
    SOAPMappingRegistry registry = new SOAPMappingRegistry();
    BeanPayload.beans()
        .forEach(
            (name, bean) -> {
              BeanSerializer serializer = new BeanSerializer();
              registry.mapTypes(
                  Constants.NS_URI_SOAP_ENC, type(name), bean, serializer, serializer);
            });
    return registry;
  }

  private static QName type(String name) {
    return new QName(Soap.ENCODED_NAMESPACE, name);
  }

  @Override
  public void close() {}

  @Override
  public Class<?> implementation() {
    return org.apache.soap.rpc.Call.class;
  }
}
