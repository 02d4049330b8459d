package org.xmlbench.piximal.parallel;

import org.xmlbench.piximal.engine.document.OpenElement;

/**
 * What a document is guessed to repeat.
 *
 * @param name of elements that stand one after another
 * @param around the innermost element around each of them
 */
record RecordGuess(OpenElement.Name name, OpenElement around) {
  boolean isSame(RecordGuess other) {
    return name.isSame(other.name) && OpenElement.areSame(around, other.around);
  }
}
