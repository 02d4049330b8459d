package org.xmlbench.house.broken;

import java.util.Map;
import java.util.Set;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.support.ParameterNumber;

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
  public Map<String, String> parameters() {
    return Map.of("size", "something: 1");
  }

  @Override
  public Driver with(String parameter, String value) {
    return new ParameterDriver(ParameterNumber.of(parameter, value, 1, 9));
  }
}
