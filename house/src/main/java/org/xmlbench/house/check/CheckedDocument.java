package org.xmlbench.house.check;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.xmlbench.core.document.Capability;

/**
 * A file to check, and what is known of it without a parser.
 *
 * @param name how the user named it, or where it was found
 * @param outside why it is outside the domain in which parsers must agree; empty when it is inside
 * @param needs what it needs of a parser
 * @param oracle the digest that its generator computed; empty for a user's own file
 * @param expands whether it is outside because its entities expand beyond measure
 */
public record CheckedDocument(
    String name,
    Path file,
    Optional<String> outside,
    Set<Capability> needs,
    Optional<String> oracle,
    boolean expands) {
  public CheckedDocument {
    needs = Set.copyOf(needs);
  }

  /** A document whose entities do not. */
  public CheckedDocument(
      String name,
      Path file,
      Optional<String> outside,
      Set<Capability> needs,
      Optional<String> oracle) {
    this(name, file, outside, needs, oracle, false);
  }
}
