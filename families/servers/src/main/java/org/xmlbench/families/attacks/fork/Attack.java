package org.xmlbench.families.attacks.fork;

import java.util.Arrays;
import java.util.List;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.families.server.fork.ServerTask;

/** What a server is sent. */
public enum Attack implements Labelled, ServerTask {
  MALFORMED("an envelope that ends inside a tag", Sending.WHOLE),
  /** Well-formed, but no envelope. */
  NOT_SOAP("a well-formed document that is no envelope", Sending.WHOLE),
  /** A request of 32 MiB. */
  OVERSIZED("an envelope of 32 MiB", Sending.WHOLE),
  DEEP("100,000 elements, each inside the one before", Sending.WHOLE),
  /** A DTD elsewhere, which a parser would fetch. */
  EXTERNAL_DTD("a document type declaration that names a DTD elsewhere", Sending.WHOLE),
  /** A file of the host as an entity, whose text a reply would disclose. */
  EXTERNAL_ENTITY("an entity that names a file of the server's", Sending.WHOLE),
  /** Ten entities, each ten times the one before. */
  ENTITY_BOMB("entities that grow to ten billion characters", Sending.WHOLE),
  WRONG_TYPE("a word among doubles", Sending.WHOLE),
  /** A service that trusted it would need eight GiB. */
  HUGE_SIZE("a request for 2,147,483,647 elements", Sending.WHOLE),
  /** SOAP 1.1, section 4.2.3: who does not understand it must not process the message. */
  MUST_UNDERSTAND("a header that must be understood and is not known", Sending.WHOLE),
  /** Attributes without end. */
  ATTRIBUTES("an element with 100,000 attributes", Sending.WHOLE),
  /** Names that a table by String.hashCode() keeps in one place. */
  COLLIDING_NAMES(
      "an element with 16,384 attributes whose names have one hash code", Sending.WHOLE),
  /** Little that becomes much. */
  GZIP_BOMB("a compressed request of 256 MiB", Sending.WHOLE),
  /** XOP, section 3.2: an inclusion is of a part of the package. */
  XOP_FILE("an inclusion of a file of the server's in place of bytes", Sending.WHOLE),
  XOP_HTTP("an inclusion of an address in place of bytes", Sending.WHOLE),
  MANY_PARTS("a package of 100,000 parts", Sending.WHOLE),
  HALF_SENT("half of a request, and then nothing", Sending.HALF),
  /** A request that takes its time. */
  SLOW("a request of which a byte comes in each 50 ms", Sending.SLOW);

  private final String description;
  private final Sending sending;

  Attack(String description, Sending sending) {
    this.description = description;
    this.sending = sending;
  }

  /** How a request is sent. */
  enum Sending {
    WHOLE,
    HALF,
    SLOW
  }

  @Override
  public String description() {
    return description;
  }

  Sending sending() {
    return sending;
  }

  public static List<String> labels() {
    return Arrays.stream(values()).map(Attack::label).toList();
  }

  /**
   * The attack of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static Attack of(String label) {
    return NearestName.named("attack", label, List.of(values()), Attack::label);
  }
}
