package org.xmlbench.inspection;

import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.xmlbench.core.document.Capability;

/**
 * What an inspection found.
 *
 * @param outside why the document lies outside the domain of the event digest, in one line of
 *     printable characters; empty for a document inside, and for one that is simply not well-formed
 * @param needs what the document needs of a parser, in order of name; of a document that is not
 *     well-formed, what was seen before the inspection met the malformation
 * @param expands whether it is outside because its entities expand beyond measure: then no parser
 *     should be tried on it without limits
 */
public record DocumentInspection(Optional<String> outside, Set<Capability> needs, boolean expands) {
  public DocumentInspection {
    needs = Collections.unmodifiableSet(new TreeSet<>(needs));
  }
}
