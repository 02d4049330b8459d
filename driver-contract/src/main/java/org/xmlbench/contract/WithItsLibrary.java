package org.xmlbench.contract;

import java.lang.reflect.Method;
import java.util.Objects;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.xmlbench.core.driver.Driver;

/**
 * Where all drivers are judged in one JVM, a test sees the class loader of the driver that it
 * takes: libraries look for their classes there.
 */
final class WithItsLibrary implements InvocationInterceptor {
  @Override
  public void interceptTestTemplateMethod(
      Invocation<Void> test, ReflectiveInvocationContext<Method> called, ExtensionContext context)
      throws Throwable {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(loader((Driver) called.getArguments().getFirst(), before));
    try {
      test.proceed();
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  /** A driver that is not of a module's folder is on the class path, as all of this is. */
  private static ClassLoader loader(Driver driver, ClassLoader otherwise) {
    ClassLoader own = driver.getClass().getClassLoader();
    return JudgedDrivers.modules().stream()
        .map(DriverModule::loader)
        .filter(loader -> Objects.equals(loader, own))
        .findFirst()
        .orElse(otherwise);
  }
}
