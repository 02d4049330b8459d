package org.xmlbench.house.gate;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What the user specifies for one arm.
 *
 * @param driver {@code ID}, {@code ID@VERSION} or {@code class:NAME}
 * @param classPath the driver and its library, instead of those of the distribution
 * @param jdk home of the JDK that runs the arm, instead of the suite's
 * @param jvmOptions options of the arm's JVM
 */
public record ArmRequest(
    String driver, Optional<String> classPath, Optional<Path> jdk, List<String> jvmOptions) {
  public ArmRequest {
    jvmOptions = List.copyOf(jvmOptions);
  }
}
