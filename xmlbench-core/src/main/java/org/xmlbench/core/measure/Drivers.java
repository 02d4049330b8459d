package org.xmlbench.core.measure;

import java.lang.reflect.InvocationTargetException;
import java.util.ServiceLoader;
import org.xmlbench.core.driver.Driver;

/** The drivers of this JVM's class path. */
public final class Drivers {
  /** Begins a locator that names a driver's class, where no service file names it. */
  public static final String CLASS_PREFIX = "class:";

  private static final char PARAMETER = '@';

  private Drivers() {}

  /** The driver of that locator on this JVM's class path. */
  public static Driver locate(String locator) {
    return locate(locator, Drivers.class.getClassLoader());
  }

  /**
   * The driver of that locator: an id that a service file of this class path leads to, also with
   * {@code @PARAMETER=VALUE} behind it, or {@link #CLASS_PREFIX} and the name of a class with a
   * public constructor without parameters.
   *
   * @throws IllegalArgumentException when this class path has none, or it has no such parameter, or
   *     that cannot have that value
   */
  public static Driver locate(String locator, ClassLoader loader) {
    return locator.startsWith(CLASS_PREFIX)
        ? byClass(locator.substring(CLASS_PREFIX.length()), loader)
        : withParameter(locator, loader);
  }

  private static Driver withParameter(String locator, ClassLoader loader) {
    int at = locator.indexOf(PARAMETER);
    if (at < 0) {
      return byId(locator, loader);
    }
    Driver driver = byId(locator.substring(0, at), loader);
    String[] setting = locator.substring(at + 1).split("=", 2);
    if (setting.length < 2 || !driver.parameters().containsKey(setting[0])) {
      throw new IllegalArgumentException(
          "%s has no parameter '%s'%s"
              .formatted(locator.substring(0, at), setting[0], known(driver)));
    }
    return driver.with(setting[0], setting[1]);
  }

  private static String known(Driver driver) {
    return driver.parameters().isEmpty()
        ? ", nor any"
        : ": it has " + String.join(", ", driver.parameters().keySet());
  }

  private static Driver byId(String id, ClassLoader loader) {
    return ServiceLoader.load(Driver.class, loader).stream()
        .map(ServiceLoader.Provider::get)
        .filter(driver -> driver.describe().id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no driver " + id + " on this class path"));
  }

  private static Driver byClass(String name, ClassLoader loader) {
    try {
      return Class.forName(name, true, loader)
          .asSubclass(Driver.class)
          .getConstructor()
          .newInstance();
    } catch (ClassNotFoundException e) {
      throw new IllegalArgumentException(
          name.isEmpty() ? "class: names no class" : "no class " + name + " on this class path", e);
    } catch (ClassCastException e) {
      throw new IllegalArgumentException(name + " does not implement " + Driver.class.getName(), e);
    } catch (InvocationTargetException e) {
      throw new IllegalArgumentException(name + " cannot be made: " + e.getCause(), e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(name + " has no public constructor without parameters", e);
    }
  }
}
