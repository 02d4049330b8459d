package org.xmlbench.families.limits.tables;

import java.util.Arrays;
import org.xmlbench.results.table.Term;
import org.xmlbench.results.table.Tone;

/** What happens at a size, or beyond it. The ids are labels of {@code LimitMeasures.stop}. */
enum LimitsTerm implements Term {
  AT_LEAST("at-least", ">=", Tone.GOOD, "the greatest size that was tried"),
  REFUSED("refused", Tone.PLAIN, "the parser rejects the next size"),
  OTHER_SIZE("other-size", Tone.BAD, "it ends well there, and has delivered something smaller"),
  HEAP_EXHAUSTED("heap-exhausted", Tone.BAD, "the heap of its JVM is full"),
  STACK_EXHAUSTED("stack-exhausted", Tone.BAD, "the stack of its thread is full"),
  ENDLESS("endless", Tone.BAD, "it has not ended after 20 s"),
  BROKE("broke", Tone.BAD, "it throws what no parser should");

  private final String id;
  private final String label;
  private final Tone tone;
  private final String meaning;

  LimitsTerm(String id, Tone tone, String meaning) {
    this(id, id, tone, meaning);
  }

  LimitsTerm(String id, String label, Tone tone, String meaning) {
    this.id = id;
    this.label = label;
    this.tone = tone;
    this.meaning = meaning;
  }

  static LimitsTerm of(String id) {
    return Arrays.stream(values()).filter(term -> term.id.equals(id)).findFirst().orElseThrow();
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String label() {
    return label;
  }

  @Override
  public Tone tone() {
    return tone;
  }

  @Override
  public String meaning() {
    return meaning;
  }
}
