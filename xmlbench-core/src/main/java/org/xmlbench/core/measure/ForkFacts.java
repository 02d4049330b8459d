package org.xmlbench.core.measure;

import java.lang.management.ManagementFactory;
import java.lang.management.RuntimeMXBean;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.xmlbench.core.driver.NotWellFormedException;

/** What every kind of fork reports of itself. */
public final class ForkFacts {
  private ForkFacts() {}

  /** Why a fork failed, in one line. */
  public static String failure(Throwable e) {
    if (e instanceof NotWellFormedException rejected) {
      return "rejected: %d:%d: %s"
          .formatted(rejected.line(), rejected.column(), rejected.getMessage());
    }
    if (e instanceof FailedThreadException failed) {
      return failed.getMessage() + failure(failed.getCause());
    }
    String message = e.getMessage();
    String first = message == null ? "" : message.lines().findFirst().orElse("");
    if (e instanceof OutOfMemoryError) {
      return "heap: " + first;
    }
    String name = e.getClass().getName() + (first.isEmpty() ? "" : ": " + first);
    return e instanceof NoClassDefFoundError || e instanceof IncompatibleClassChangeError
        ? name + " (a jar is missing, or a library is of a version that this does not work with)"
        : name;
  }

  /** Name, version, vendor, path and flags of this JVM, whose threads are bound nowhere. */
  public static Map<String, String> jvm() {
    return jvm(List.of());
  }

  /** The same of a JVM whose measuring threads are bound to a processor each. */
  public static Map<String, String> jvm(List<Integer> processors) {
    RuntimeMXBean runtime = ManagementFactory.getRuntimeMXBean();
    Map<String, String> jvm = new TreeMap<>();
    jvm.put("name", runtime.getVmName());
    jvm.put("version", runtime.getVmVersion());
    jvm.put("vendor", runtime.getVmVendor());
    ProcessHandle.current().info().command().ifPresent(path -> jvm.put("path", path));
    if (!processors.isEmpty()) {
      jvm.put(
          "boundTo", processors.stream().map(cpu -> "cpu" + cpu).collect(Collectors.joining(",")));
    }
    jvm.put("flags", String.join(" ", runtime.getInputArguments()));
    return jvm;
  }
}
