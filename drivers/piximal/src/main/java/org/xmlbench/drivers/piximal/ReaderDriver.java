package org.xmlbench.drivers.piximal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.piximal.Engine;

/**
 * A driver of the conforming reader, which lacks nothing: in a JVM with the module of vectors, or
 * in one without it.
 */
abstract class ReaderDriver implements Driver {
  private static final String VECTORS = "vectors";
  private static final String TRIAL = "trial";
  private static final String NEVER = "never";

  /** With vectors, where a trial finds them faster. */
  private static final List<String> MODULES = List.of("jdk.incubator.vector");

  private final boolean vectors;

  /**
   * @param vectors whether its JVM has the module
   */
  ReaderDriver(boolean vectors) {
    this.vectors = vectors;
  }

  final DriverDescription describe(String id, ApiStyle style, List<String> options) {
    List<String> all = new ArrayList<>(options);
    if (vectors) {
      all.add("add-modules=" + String.join(",", MODULES));
    }
    return Piximal.describe(id, style, Set.of(), all);
  }

  /** The same in a JVM with the module, or without it. */
  abstract Driver withVectors(boolean other);

  @Override
  public Map<String, String> parameters() {
    return Map.of(
        VECTORS,
        "trial, or never for a JVM without jdk.incubator.vector, as a program has it that adds"
            + " no module: trial");
  }

  @Override
  public Driver with(String parameter, String value) {
    return switch (value) {
      case TRIAL -> withVectors(true);
      case NEVER -> withVectors(false);
      default ->
          throw new IllegalArgumentException(
              "%s=%s: must be %s or %s".formatted(parameter, value, TRIAL, NEVER));
    };
  }

  @Override
  public final List<String> modules() {
    return vectors ? MODULES : List.of();
  }

  @Override
  public final Optional<String> engine() {
    return Optional.of(Engine.current().toString());
  }
}
