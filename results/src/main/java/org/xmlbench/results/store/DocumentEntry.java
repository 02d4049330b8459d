package org.xmlbench.results.store;

import java.util.List;
import org.xmlbench.core.event.EventTally;

/**
 * A document as the manifest names it.
 *
 * @param name its name, such as {@code psd:4MiB}
 * @param description one line: what it models; {@code null} for a user's file
 * @param bytes size
 * @param sha256 SHA-256 of its bytes; {@code null} where it was not computed
 * @param digest digest of its canonical event stream; {@code null} where it is not known
 * @param tally its events; {@code null} where they are not known
 * @param needs names of the capabilities that it needs of a parser
 */
public record DocumentEntry(
    String name,
    String description,
    long bytes,
    String sha256,
    String digest,
    EventTally tally,
    List<String> needs) {

  public DocumentEntry {
    needs = needs == null ? List.of() : List.copyOf(needs);
  }
}
