package org.xmlbench.soap.jaxb;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Optional;
import org.xmlbench.soap.hand.BodyContent;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapOperation.Direction;
import org.xmlbench.soap.wsimport.ObjectFactory;

/**
 * The elements in bodies as objects of wsimport's classes, one class for each message, for clients
 * whose user binds the whole body. All operations are alike there, so they are found by name.
 * Neither direction is timed.
 */
public final class BodyElements {
  /** The package of the classes, from which a context is made. */
  public static final String PACKAGE = ObjectFactory.class.getPackageName();

  private BodyElements() {}

  public static Object request(SoapOperation operation, Optional<Payload> data) {
    String name = operation.name();
    String type = PACKAGE + "." + Character.toUpperCase(name.charAt(0)) + name.substring(1);
    try {
      Object element = Class.forName(type).getConstructor().newInstance();
      switch (BodyContent.request(operation, data).value()) {
        case Payload input -> method(element, "setInput").invoke(element, JaxbPayload.of(input));
        case Integer size -> method(element, "setSize").invoke(element, size);
        case null, default -> {
          // The operation carries nothing.
        }
      }
      return element;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("no element of " + name + " can be made", e);
    }
  }

  /**
   * What the element of a reply carries: data as JAXB's object, or a number of elements; {@code
   * null} where it is nothing.
   */
  public static Object replied(SoapOperation operation, Object element) {
    if (operation.carried().isEmpty()) {
      return null;
    }
    String getter = operation.direction() == Direction.RECEIVE ? "getSize" : "getOutput";
    try {
      return method(element, getter).invoke(element);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("no reply of " + operation.name() + ": " + element, e);
    }
  }

  private static Method method(Object element, String name) {
    return Arrays.stream(element.getClass().getMethods())
        .filter(method -> method.getName().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException(element.getClass() + " has no " + name));
  }
}
