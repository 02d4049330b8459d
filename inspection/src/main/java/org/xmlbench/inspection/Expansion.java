package org.xmlbench.inspection;

import java.util.Optional;

/**
 * What the entities and defaults of a document become. One that grows beyond measure is outside the
 * domain: a parser that refuses it protects its caller, and one that reads it does not end in time.
 */
final class Expansion {
  private static final long LEAST = 10_000_000;
  private static final int FACTOR = 20;
  private static final int DIGIT = 10;

  private Expansion() {}

  /**
   * Why a document is outside the domain; empty where it is not because of that.
   *
   * @param characters that entities and defaults contribute
   * @param document characters of the document itself
   */
  static Optional<String> sentence(long characters, long document) {
    if (characters <= LEAST || characters / FACTOR <= document) {
      return Optional.empty();
    }
    int zeros = 0;
    for (long rest = characters; rest >= DIGIT; rest /= DIGIT) {
      zeros++;
    }
    return Optional.of(
        "its entities expand to more than 10^%d characters, which parsers may refuse"
            .formatted(zeros));
  }
}
