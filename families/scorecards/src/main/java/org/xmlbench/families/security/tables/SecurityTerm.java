package org.xmlbench.families.security.tables;

import org.xmlbench.families.security.fork.SecurityMeasures.Effect;
import org.xmlbench.results.table.Term;
import org.xmlbench.results.table.Tone;

/**
 * What came of a hostile document, as a term.
 *
 * @param effect what came of it
 */
record SecurityTerm(Effect effect) implements Term {
  @Override
  public String id() {
    return effect.label();
  }

  @Override
  public String label() {
    return effect.label();
  }

  @Override
  public Tone tone() {
    return effect.isSafe() ? Tone.PLAIN : Tone.BAD;
  }

  @Override
  public String meaning() {
    return switch (effect) {
      case REFUSED -> "the parser rejected the document";
      case IGNORED -> "it took it, and did not do what the document asks for";
      case ACCEPTED -> "it took all of it, in a time and memory that its size explains";
      case READ_FILE -> "it delivered what was in a file that the document names";
      case CONNECTED -> "it made a connection that the document names";
      case EXPANDED -> "it delivered all the text that the document's entities stand for";
      case SLOWED ->
          "it took ten times as long as for a harmless document of that size, and more than a"
              + " second";
      case HEAP_EXHAUSTED -> "the heap of its JVM was full";
      case STACK_EXHAUSTED -> "the stack of its thread was full";
      case ENDLESS -> "it had not ended after 20 s";
      case BROKE -> "it threw what no parser should";
    };
  }
}
