package org.xmlbench.piximal.parallel;

import org.xmlbench.piximal.engine.OpenElement;

/**
 * What is known where a chunk has ended.
 *
 * @param position behind its last event
 * @param innermost the element that is open there; null where the chunks behind have no event,
 *     because the outermost element has ended or the document is wrong
 * @param expanded how much entities and default values have added before
 */
record Joint(int position, OpenElement innermost, long expanded) {
  boolean isLast() {
    return innermost == null;
  }
}
