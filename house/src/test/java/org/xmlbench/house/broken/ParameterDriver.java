package org.xmlbench.house.broken;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.support.ParameterNumber;

/** A driver with a parameter; with its usual value it uses a module of the JDK. */
public final class ParameterDriver extends HonestDriver {
  private final int size;

  public ParameterDriver() {
    this(1);
  }

  private ParameterDriver(int size) {
    super("with-parameter", "parameter", Set.of());
    this.size = size;
  }

  public int size() {
    return size;
  }

  @Override
  public List<String> modules() {
    return size == 1 ? List.of("java.sql") : List.of();
  }

  @Override
  public Optional<String> engine() {
    return Optional.of("size " + size + ": it was asked for");
  }

  @Override
  public Map<String, String> parameters() {
    return Map.of("size", "something: 1");
  }

  @Override
  public Driver with(String parameter, String value) {
    return new ParameterDriver(ParameterNumber.of(parameter, value, 1, 9));
  }
}
