package org.xmlbench.core;

import java.util.Arrays;
import java.util.Locale;

/**
 * A constant of an enumeration that users and files know by a label: its name in lower case, with
 * hyphens between words, such as {@code build-walk}.
 */
public interface Labelled {
  /** {@link Enum#name}. */
  String name();

  /** The name on the command line, in records and in tables. */
  default String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * The constant of that label.
   *
   * @throws IllegalArgumentException when there is none
   */
  static <E extends Enum<E> & Labelled> E of(String label, Class<E> type) {
    return Arrays.stream(type.getEnumConstants())
        .filter(constant -> constant.label().equals(label))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no %s '%s'".formatted(type.getSimpleName().toLowerCase(Locale.ROOT), label)));
  }
}
