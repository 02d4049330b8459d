package org.xmlbench.soap.axis2;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import org.apache.axis2.databinding.ADBBean;

/**
 * The generated class of an operation's requests, or of its replies; it has one property or none.
 */
final class StubMessage {
  private final Constructor<?> constructor;
  private final Method getter;
  private final Method setter;

  /**
   * @param property its name with a capital; empty where there is none
   */
  StubMessage(Class<?> type, String property) {
    try {
      constructor = type.getDeclaredConstructor();
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(type.getName() + " cannot be made", e);
    }
    getter = property.isEmpty() ? null : StubOperation.method(type, "get" + property);
    setter = property.isEmpty() ? null : StubOperation.method(type, "set" + property);
  }

  /**
   * A message.
   *
   * @param value the data as a generated object, or its length; {@code null} where there is none
   */
  ADBBean of(Object value) throws Exception {
    ADBBean bean = (ADBBean) constructor.newInstance();
    if (setter != null) {
      StubOperation.call(setter, bean, value);
    }
    return bean;
  }

  /** What a message carries, as the generated code has it; {@code null} where it is nothing. */
  Object read(ADBBean bean) throws Exception {
    return getter == null ? null : StubOperation.call(getter, bean);
  }
}
