package org.xmlbench.suite.engine;

import java.nio.file.Path;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.core.measure.ForkChecks;

/**
 * A document as forks read it.
 *
 * @param file where its bytes are; {@code null} of messages, which a fork makes itself
 * @param bytes its size
 * @param totals what every operation must add up; {@code null} where it is not known
 * @param digest the digest of its events; {@code null} where it is not known
 * @param unverified why they are not known; {@code null} where they are
 * @param malformed whether it is not well-formed, so that no fork is started
 * @param checks its other orders, and what a fork reads after it was timed
 */
public record PreparedDocument(
    Path file,
    long bytes,
    EventTotals totals,
    String digest,
    String unverified,
    boolean malformed,
    ForkChecks checks) {
  /** A document of which there is only one. */
  public PreparedDocument(
      Path file,
      long bytes,
      EventTotals totals,
      String digest,
      String unverified,
      boolean malformed) {
    this(file, bytes, totals, digest, unverified, malformed, ForkChecks.NONE);
  }

  /** The same document in another place. */
  public PreparedDocument at(Path other) {
    return new PreparedDocument(other, bytes, totals, digest, unverified, malformed, checks);
  }
}
