package org.xmlbench.families.conformance.fork;

import java.nio.file.Path;
import java.util.Optional;

/**
 * A document of a conformance suite, and what a parser must make of it.
 *
 * @param number its number in the run's list of tests
 * @param wellFormed whether it must be accepted; otherwise it must be rejected
 * @param reachesOutside whether it may refer to what only an entity outside the document declares
 * @param digest of the events that the suite's output has; empty where only acceptance is tested
 * @param file the document
 */
public record SuiteTest(
    int number, boolean wellFormed, boolean reachesOutside, Optional<String> digest, Path file) {
  private static final String SEPARATOR = "\t";
  private static final String ACCEPT = "accept";
  private static final String OUTSIDE = "outside";
  private static final String NO_DIGEST = "-";
  private static final int FIELDS = 5;

  /** One line, which {@link #parse} reads. */
  public String line() {
    return String.join(
        SEPARATOR,
        Integer.toString(number),
        wellFormed ? ACCEPT : "reject",
        reachesOutside ? OUTSIDE : "inside",
        digest.orElse(NO_DIGEST),
        file.toString());
  }

  /**
   * Reads {@link #line}.
   *
   * @throws IllegalArgumentException when it is no such line
   */
  public static SuiteTest parse(String line) {
    String[] fields = line.split(SEPARATOR, FIELDS);
    if (fields.length < FIELDS) {
      throw new IllegalArgumentException("no test of a conformance suite: " + line);
    }
    return new SuiteTest(
        Integer.parseInt(fields[0]),
        fields[1].equals(ACCEPT),
        fields[2].equals(OUTSIDE),
        Optional.of(fields[3]).filter(digest -> !digest.equals(NO_DIGEST)),
        Path.of(fields[4]));
  }
}
