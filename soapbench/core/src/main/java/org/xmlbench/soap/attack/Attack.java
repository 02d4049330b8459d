package org.xmlbench.soap.attack;

import java.util.Arrays;
import java.util.List;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;

/** What a server is sent. */
public enum Attack {
  /** A document that ends inside a tag. */
  MALFORMED("malformed", "an envelope that ends inside a tag", Sending.WHOLE),
  /** Well-formed, but no envelope. */
  NOT_SOAP("not-soap", "a well-formed document that is no envelope", Sending.WHOLE),
  /** A request of 32 MiB. */
  OVERSIZED("oversized", "an envelope of 32 MiB", Sending.WHOLE),
  /** Elements in elements. */
  DEEP("deep", "100,000 elements, each inside the one before", Sending.WHOLE),
  /** A DTD elsewhere, which a parser would fetch. */
  EXTERNAL_DTD(
      "external-dtd", "a document type declaration that names a DTD elsewhere", Sending.WHOLE),
  /** A file of the host as an entity, whose text a reply would disclose. */
  EXTERNAL_ENTITY("external-entity", "an entity that names a file of the server's", Sending.WHOLE),
  /** Ten entities, each ten times the one before. */
  ENTITY_BOMB("entity-bomb", "entities that grow to ten billion characters", Sending.WHOLE),
  /** Half a request, and then nothing. */
  HALF_SENT("half-sent", "half of a request, and then nothing", Sending.HALF),
  /** A request that takes its time. */
  SLOW("slow", "a request of which a byte comes in each 50 ms", Sending.SLOW);

  private final String label;
  private final String description;
  private final Sending sending;

  Attack(String label, String description, Sending sending) {
    this.label = label;
    this.description = description;
    this.sending = sending;
  }

  /** How a request is sent. */
  enum Sending {
    WHOLE,
    HALF,
    SLOW
  }

  /** The name on the command line and in cells. */
  public String label() {
    return label;
  }

  /** One line. */
  public String description() {
    return description;
  }

  Sending sending() {
    return sending;
  }

  /** All names. */
  public static List<String> labels() {
    return Arrays.stream(values()).map(Attack::label).toList();
  }

  /**
   * The attack of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static Attack of(String label) {
    return NearestName.select("attack", label, List.of(values()), Attack::label);
  }
}
