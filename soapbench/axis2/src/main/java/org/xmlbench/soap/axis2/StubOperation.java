package org.xmlbench.soap.axis2;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import javax.xml.stream.XMLStreamReader;
import org.apache.axis2.databinding.ADBBean;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapOperation.Direction;

/**
 * An operation in the generated code: a class for each of its messages, and a method of the stub.
 * All operations are alike there, so they are found by name.
 */
final class StubOperation {
  private final StubMessage request;
  private final StubMessage reply;
  private final Method call;
  private final Method parse;

  StubOperation(SoapOperation operation) {
    String name = operation.name();
    String type = Character.toUpperCase(name.charAt(0)) + name.substring(1);
    boolean carries = operation.carried().isPresent();
    String asked = operation.direction() == Direction.SEND ? "Size" : "Input";
    String answered = operation.direction() == Direction.RECEIVE ? "Size" : "Output";
    request = new StubMessage(generated(type), carries ? asked : "");
    reply = new StubMessage(generated(type + "Response"), carries ? answered : "");
    call = method(SoapBenchServiceStub.class, name);
    parse = method(generated(type + "$Factory"), "parse");
  }

  private static Class<?> generated(String name) {
    try {
      return Class.forName(SoapBenchServiceStub.class.getName() + "$" + name);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("the stub has no class " + name, e);
    }
  }

  /** The only method of that name. */
  static Method method(Class<?> type, String name) {
    return Arrays.stream(type.getMethods())
        .filter(method -> method.getName().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException(type.getName() + " has no method " + name));
  }

  /** Calls a method; what it throws is thrown as it is. */
  static Object call(Method method, Object target, Object... arguments) throws Exception {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause() instanceof Exception cause ? cause : e;
    }
  }

  StubMessage request() {
    return request;
  }

  StubMessage reply() {
    return reply;
  }

  ADBBean call(SoapBenchServiceStub stub, ADBBean asking) throws Exception {
    return (ADBBean) call(call, stub, asking);
  }

  ADBBean parseRequest(XMLStreamReader reader) throws Exception {
    return (ADBBean) call(parse, null, reader);
  }
}
