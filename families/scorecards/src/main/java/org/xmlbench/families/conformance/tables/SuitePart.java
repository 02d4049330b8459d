package org.xmlbench.families.conformance.tables;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.UserErrorException;

/**
 * The parts of a conformance suite that have figures of their own: no parser can pass both parts on
 * the names of editions, and not every parser has namespaces or XML 1.1.
 */
public enum SuitePart implements Labelled {
  /** What all editions of XML 1.0 agree on. */
  XML_10("xml-1.0", "XML 1.0"),
  /** Names as the first four editions of XML 1.0 have them. */
  NAMES_TO_FOURTH("xml-1.0-names-1-4", "XML 1.0, names of editions 1 to 4"),
  /** Names as the fifth edition has them, which allows what the others forbid. */
  NAMES_OF_FIFTH("xml-1.0-names-5", "XML 1.0, names of edition 5"),
  NAMESPACES_10("namespaces-1.0", "Namespaces in XML 1.0"),
  XML_11("xml-1.1", "XML 1.1"),
  NAMESPACES_11("namespaces-1.1", "Namespaces in XML 1.1");

  private final String label;
  private final String title;

  SuitePart(String label, String title) {
    this.label = label;
    this.title = title;
  }

  @Override
  @JsonValue
  public String label() {
    return label;
  }

  public String title() {
    return title;
  }

  /**
   * The part of that label.
   *
   * @throws UserErrorException when there is none
   */
  public static SuitePart of(String label) {
    return Arrays.stream(values())
        .filter(part -> part.label.equals(label))
        .findFirst()
        .orElseThrow(
            () ->
                new UserErrorException(
                    "no part of a conformance suite is called '%s': %s"
                        .formatted(label, labels())));
  }

  public static String labels() {
    return String.join(", ", Arrays.stream(values()).map(SuitePart::label).toList());
  }
}
