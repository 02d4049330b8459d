package org.xmlbench.soap.axis1;

import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.util.Optional;
import java.util.function.Consumer;
import javax.xml.namespace.QName;
import javax.xml.rpc.ParameterMode;
import javax.xml.rpc.ServiceException;
import org.apache.axis.Constants;
import org.apache.axis.Handler;
import org.apache.axis.MessageContext;
import org.apache.axis.SimpleTargetedChain;
import org.apache.axis.client.Service;
import org.apache.axis.client.Transport;
import org.apache.axis.configuration.SimpleProvider;
import org.apache.axis.encoding.ser.BeanDeserializerFactory;
import org.apache.axis.encoding.ser.BeanSerializerFactory;
import org.apache.axis.transport.http.HTTPSender;
import org.xmlbench.soap.bean.BeanPayload;
import org.xmlbench.soap.message.Soap;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapOperation.Direction;
import org.xmlbench.soap.toolkit.Reply;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.Wire;

/** Dynamic calls of Axis, one for each operation and made once. */
final class AxisClient implements StackClient {
  private static final String CANNED = "canned";
  private static final String HTTP = "http";
  private static final String NOTIFICATION = "NewDataNotification";
  private static final String INT_TRACE = "IntTrace";
  private static final String DOUBLE_TRACE = "DoubleTrace";
  private static final QName ARRAY = new QName(Constants.URI_DEFAULT_SOAP_ENC, "Array");

  private final Service service;
  private final Consumer<org.apache.axis.client.Call> address;

  private AxisClient(
      String transport, Handler sender, Consumer<org.apache.axis.client.Call> address) {
    SimpleProvider provider = new SimpleProvider();
    provider.deployTransport(transport, new SimpleTargetedChain(sender));
    this.service = new Service(provider);
    this.address = address;
  }

  static AxisClient canned(Wire wire) {
    return new AxisClient(CANNED, new CannedHandler(wire), call -> call.setTransport(new Canned()));
  }

  /** Calls a server by Axis's own sender, which keeps no connection. */
  static AxisClient http(URI endpoint) throws MalformedURLException {
    URL url = endpoint.toURL();
    return new AxisClient(
        HTTP,
        new HTTPSender(),
        call -> {
          call.setTargetEndpointAddress(url);
          call.setUseSOAPAction(true);
          call.setSOAPActionURI("");
        });
  }

  @Override
  public Call prepare(SoapOperation operation, Optional<Payload> data) throws ServiceException {
    org.apache.axis.client.Call call = (org.apache.axis.client.Call) service.createCall();
    address.accept(call);
    call.setOperationName(new QName(Soap.ENCODED_NAMESPACE, operation.name()));
    BeanPayload.beans().forEach((name, bean) -> register(call, bean, name));
    Object[] arguments = arguments(call, operation, data);
    return new Call() {
      @Override
      public Object invoke() throws Exception {
        return call.invoke(arguments);
      }

      @Override
      public Reply read(Object reply) {
        return Reply.of(reply, BeanPayload::read);
      }
    };
  }

  /** Declares the parameter and the result of a call, and makes its argument. */
  private static Object[] arguments(
      org.apache.axis.client.Call call, SoapOperation operation, Optional<Payload> data) {
    if (data.isEmpty()) {
      call.setReturnType(Constants.XSD_ANYTYPE);
      return new Object[0];
    }
    Shape shape = operation.shape();
    Direction direction = operation.direction();
    if (direction == Direction.RECEIVE) {
      call.setReturnType(Constants.XSD_INT, int.class);
    } else {
      call.setReturnType(type(shape), BeanPayload.type(shape));
    }
    if (direction.asksWithData()) {
      call.addParameter("input", type(shape), BeanPayload.type(shape), ParameterMode.IN);
      return new Object[] {BeanPayload.of(data.get())};
    }
    call.addParameter("size", Constants.XSD_INT, int.class, ParameterMode.IN);
    return new Object[] {data.get().length()};
  }

  private static QName type(Shape shape) {
    return switch (shape) {
      case BASE64 -> Constants.XSD_BASE64;
      case E134_INTS, E134_DOUBLES -> new QName(Soap.ENCODED_NAMESPACE, NOTIFICATION);
      case INT_TRACE -> new QName(Soap.ENCODED_NAMESPACE, INT_TRACE);
      case DOUBLE_TRACE -> new QName(Soap.ENCODED_NAMESPACE, DOUBLE_TRACE);
      case INTS, DOUBLES, STRINGS, MESH_INTERFACE_OBJECTS, SIMPLE_EVENTS -> ARRAY;
    };
  }

  private static void register(org.apache.axis.client.Call call, Class<?> bean, String name) {
    QName type = new QName(Soap.ENCODED_NAMESPACE, name);
    call.registerTypeMapping(
        bean, type, new BeanSerializerFactory(bean, type), new BeanDeserializerFactory(bean, type));
  }

  @Override
  public void close() {}

  /** Names the canned transport to the engine. */
  private static final class Canned extends Transport {
    Canned() {
      transportName = CANNED;
    }

    @Override
    public void setupMessageContextImpl(
        MessageContext context,
        org.apache.axis.client.Call call,
        org.apache.axis.AxisEngine engine) {
      // The wire needs nothing of it.
    }
  }

  @Override
  public Class<?> implementation() {
    return service.getEngine().getClass();
  }
}
