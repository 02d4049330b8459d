package org.xmlbench.core.measure;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Arguments of a fork's command line, {@code key=value} each. */
public final class KeyValues {
  private final Map<String, String> values = new LinkedHashMap<>();

  private KeyValues() {}

  /**
   * Reads arguments.
   *
   * @throws IllegalArgumentException when one is not {@code key=value}
   */
  public static KeyValues parse(List<String> arguments) {
    KeyValues read = new KeyValues();
    for (String argument : arguments) {
      int equals = argument.indexOf('=');
      if (equals < 0) {
        throw new IllegalArgumentException("not key=value: " + argument);
      }
      read.values.put(argument.substring(0, equals), argument.substring(equals + 1));
    }
    return read;
  }

  /**
   * The value of a key that must be there.
   *
   * @throws IllegalArgumentException when it is not
   */
  public String required(String key) {
    return optional(key)
        .orElseThrow(() -> new IllegalArgumentException("argument " + key + "= is missing"));
  }

  /** The value of a key; empty where it is not there. */
  public Optional<String> optional(String key) {
    return Optional.ofNullable(values.get(key));
  }
}
