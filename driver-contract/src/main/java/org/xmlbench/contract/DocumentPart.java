package org.xmlbench.contract;

import java.util.Collections;
import java.util.Set;
import org.xmlbench.core.document.Capability;

/**
 * A piece of a document and the canonical lines that it gives. A document made of parts can leave
 * out, with their lines, those that a library cannot read.
 *
 * @param needs capabilities without which the part is left out
 * @param xml the piece
 * @param events its lines
 */
record DocumentPart(Set<Capability> needs, String xml, String events) {
  DocumentPart {
    needs = Set.copyOf(needs);
  }

  boolean isReadWithout(Set<Capability> lacks) {
    return Collections.disjoint(needs, lacks);
  }

  /** A line of the root's content; its end is text. */
  static DocumentPart line(String xml, String events, Capability... needs) {
    return part(xml + "\n", events + "T \\n\n", needs);
  }

  static DocumentPart part(String xml, String events, Capability... needs) {
    return new DocumentPart(Set.of(needs), xml, events);
  }
}
