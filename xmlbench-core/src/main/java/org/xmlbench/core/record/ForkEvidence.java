package org.xmlbench.core.record;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.xmlbench.core.event.EventTally;

/**
 * What a fork parsed, and with what: the evidence that it did the work that it is timed for. What
 * is unavailable is {@code null}; of the map, {@code null} becomes empty.
 *
 * @param documentBytesPerOperation bytes of the document that one operation reads
 * @param tally the events of the document as this subject delivered them
 * @param digest digest of the canonical stream as this subject delivered it
 * @param verification what the subject made of a document that it had not read before
 * @param implementation the class that parsed
 * @param jvm name, version, vendor, path and flags of the fork's JVM
 */
public record ForkEvidence(
    Long documentBytesPerOperation,
    EventTally tally,
    String digest,
    UnseenCheck verification,
    Implementation implementation,
    Map<String, String> jvm) {
  /** Of a fork that told nothing. */
  public static final ForkEvidence NONE = new ForkEvidence(null, null, null, null, null, Map.of());

  public ForkEvidence {
    jvm = jvm == null ? Map.of() : Collections.unmodifiableMap(new TreeMap<>(jvm));
  }

  /** Of a fork of which only the size of its document is known. */
  public static ForkEvidence ofBytes(Long documentBytesPerOperation) {
    return new ForkEvidence(documentBytesPerOperation, null, null, null, null, Map.of());
  }

  /** The same with another class that parsed. */
  public ForkEvidence withImplementation(Implementation other) {
    return new ForkEvidence(documentBytesPerOperation, tally, digest, verification, other, jvm);
  }
}
