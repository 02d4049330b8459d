package org.xmlbench.readahead.strategy;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.xmlbench.core.ByteSize;
import org.xmlbench.core.StrategyName;
import org.xmlbench.core.UserErrorException;

/**
 * A strategy before its parameters are set.
 *
 * @param name the name without parameters
 * @param defaults each parameter that it knows, with its default value
 */
public record StrategyFamily(
    String name, Map<Parameter, Long> defaults, Function<Settings, InputStrategy> create) {
  /** Orders the parameters. */
  public StrategyFamily {
    defaults = Collections.unmodifiableMap(new TreeMap<>(defaults));
  }

  public InputStrategy withDefaults() {
    return create.apply(Settings.of(name, defaults, Map.of()));
  }

  /**
   * The strategy with those parameters.
   *
   * @param whole the text that names it, for messages
   * @throws UserErrorException when one is unknown, does not parse or is out of bounds
   */
  public InputStrategy with(List<StrategyName.Parameter> written, String whole) {
    Map<Parameter, Long> changed = new EnumMap<>(Parameter.class);
    for (StrategyName.Parameter one : written) {
      String key = one.key();
      Parameter parameter = known(key, whole);
      String value =
          one.value()
              .orElseThrow(
                  () ->
                      error(
                          whole,
                          "'%s' has no value (write for example %s=1MiB)".formatted(key, key)));
      if (changed.put(parameter, value(parameter, value, whole)) != null) {
        throw error(whole, "'%s' is given twice".formatted(key));
      }
    }
    return create.apply(Settings.of(name, defaults, changed));
  }

  private Parameter known(String key, String whole) {
    return Parameter.of(key)
        .filter(defaults::containsKey)
        .orElseThrow(() -> error(whole, unknown(key)));
  }

  private String unknown(String key) {
    if (defaults.isEmpty()) {
      return "%s has no parameters".formatted(name);
    }
    String names =
        defaults.keySet().stream().map(Parameter::text).collect(Collectors.joining(", "));
    return "'%s' is no parameter of %s, which has: %s".formatted(key, name, names);
  }

  private static long value(Parameter parameter, String text, String whole) {
    long value;
    try {
      value = ByteSize.parse(text);
    } catch (NumberFormatException | ArithmeticException e) {
      throw error(
          whole,
          "%s '%s' is not a number (write for example 16, 64KiB, 1MiB)"
              .formatted(parameter.text(), text));
    }
    if (value < parameter.least() || value > parameter.most()) {
      throw error(
          whole,
          "%s must be from %d to %d"
              .formatted(parameter.text(), parameter.least(), parameter.most()));
    }
    return value;
  }

  private static UserErrorException error(String whole, String message) {
    return new UserErrorException("strategy '" + whole + "': " + message);
  }
}
