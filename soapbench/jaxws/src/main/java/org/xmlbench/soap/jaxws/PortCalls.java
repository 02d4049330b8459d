package org.xmlbench.soap.jaxws;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Optional;
import org.xmlbench.soap.hand.BodyContent;
import org.xmlbench.soap.jaxb.JaxbPayload;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.Reply;
import org.xmlbench.soap.toolkit.StackClient.Call;
import org.xmlbench.soap.wsimport.SoapBench;

/**
 * Calls of a port, with their arguments made beforehand. A port is a proxy, so its methods are
 * called by reflection in any case.
 */
public final class PortCalls {
  private PortCalls() {}

  public static Call prepare(SoapBench port, SoapOperation operation, Optional<Payload> data) {
    Method method = method(operation);
    Object[] arguments = arguments(operation, data);
    return new Call() {
      @Override
      public Object invoke() throws Exception {
        try {
          return method.invoke(port, arguments);
        } catch (InvocationTargetException e) {
          throw e.getCause() instanceof Exception cause ? cause : e;
        }
      }

      @Override
      public Reply read(Object reply) {
        return Reply.of(reply, JaxbPayload::read);
      }
    };
  }

  private static Method method(SoapOperation operation) {
    return Arrays.stream(SoapBench.class.getMethods())
        .filter(method -> method.getName().equals(operation.name()))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no method " + operation.name()));
  }

  private static Object[] arguments(SoapOperation operation, Optional<Payload> data) {
    return switch (BodyContent.request(operation, data).value()) {
      case Payload input -> new Object[] {JaxbPayload.of(input)};
      case Integer size -> new Object[] {size};
      case null, default -> new Object[0];
    };
  }
}
