package org.xmlbench.house.engine;

import java.nio.file.Path;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.core.measure.ForkChecks;
import org.xmlbench.core.measure.Verification;

/**
 * A document as forks read it.
 *
 * @param file where its bytes are; {@code null} of messages, which a fork makes itself
 * @param bytes its size
 * @param totals what every operation must add up; {@code null} where it is not known
 * @param digest the digest of its events; {@code null} where it is not known
 * @param doubt why they are not known; {@code null} where they are
 * @param checks its other orders, and what a fork reads after it was timed
 */
public record PreparedDocument(
    Path file, long bytes, EventTotals totals, String digest, Doubt doubt, ForkChecks checks) {
  /**
   * Why the right events of a document are not known.
   *
   * @param kind what follows from it
   * @param reason the same in words
   */
  public record Doubt(Kind kind, String reason) {
    /** What follows for its forks. */
    public enum Kind {
      /** The parsers do not agree: it is timed, and unverified. */
      DISAGREEMENT,
      /** It lies outside the domain in which they must agree: the same, and they may reject it. */
      OUTSIDE,
      /** It is not well-formed: no fork is started. */
      MALFORMED
    }
  }

  /** A document of which there is only one. */
  public PreparedDocument(Path file, long bytes, EventTotals totals, String digest, Doubt doubt) {
    this(file, bytes, totals, digest, doubt, ForkChecks.NONE);
  }

  /** Whether it is not well-formed. */
  public boolean malformed() {
    return doubt != null && doubt.kind() == Doubt.Kind.MALFORMED;
  }

  /** Why its events are not known; {@code null} where they are. */
  public String unverified() {
    return doubt == null ? null : doubt.reason();
  }

  /** What its events are compared with, by a driver that lacks nothing. */
  public Verification verification() {
    if (doubt != null && doubt.kind() == Doubt.Kind.OUTSIDE) {
      return Verification.OUTSIDE;
    }
    return digest == null ? Verification.UNVERIFIED : Verification.ORACLE;
  }

  public PreparedDocument at(Path other) {
    return new PreparedDocument(other, bytes, totals, digest, doubt, checks);
  }
}
