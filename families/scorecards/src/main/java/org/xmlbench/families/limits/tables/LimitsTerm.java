package org.xmlbench.families.limits.tables;

import java.util.Arrays;
import org.xmlbench.results.table.NamedTerm;
import org.xmlbench.results.table.Tone;

/** What happens at a size, or beyond it. The ids are labels of {@code LimitMeasures.stop}. */
enum LimitsTerm implements NamedTerm {
  AT_LEAST(">=", Tone.GOOD, "the greatest size that was tried"),
  REFUSED("then refused", Tone.PLAIN, "the parser rejects the next size"),
  OTHER_SIZE(
      "then other-size", Tone.BAD, "it ends well there, and has delivered something smaller"),
  HEAP_EXHAUSTED("then heap-exhausted", Tone.BAD, "the heap of its JVM is full"),
  STACK_EXHAUSTED("then stack-exhausted", Tone.BAD, "the stack of its thread is full"),
  ENDLESS("then endless", Tone.BAD, "it has not ended after 20 s"),
  BROKE("then broke", Tone.BAD, "it throws what no parser should");

  private final Said said;

  LimitsTerm(String label, Tone tone, String meaning) {
    said = new Said(label, tone, meaning);
  }

  @Override
  public Said said() {
    return said;
  }

  static LimitsTerm of(String id) {
    return Arrays.stream(values()).filter(term -> term.id().equals(id)).findFirst().orElseThrow();
  }
}
