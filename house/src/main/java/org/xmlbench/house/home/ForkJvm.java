package org.xmlbench.house.home;

import java.nio.file.Path;
import java.util.List;

/**
 * The JVM of a fork, beside what its condition fixes.
 *
 * @param java the {@code java} of its JDK
 * @param options options that come after those of the condition, and so override them
 */
public record ForkJvm(Path java, List<String> options) {
  public ForkJvm {
    options = List.copyOf(options);
  }

  /** The JDK that runs the suite, and no further options. */
  public static ForkJvm ofSuite() {
    return new ForkJvm(JavaCommand.java(), List.of());
  }

  /** Whether the options choose a garbage collector: two choices stop a JVM. */
  public boolean choosesCollector() {
    return options.stream().anyMatch(option -> option.matches("-XX:\\+Use\\w+GC"));
  }
}
