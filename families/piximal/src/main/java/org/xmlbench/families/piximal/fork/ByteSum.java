package org.xmlbench.families.piximal.fork;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.xmlbench.piximal.automaton.Split;

/** The sum of a part's bytes, read one by one: a parser can be no faster (HPDC'09, section 3). */
record ByteSum(MemorySegment document) implements PartThreads.PartWork {
  @Override
  public long of(Split.Part part) {
    long sum = 0;
    for (long at = part.from(); at < part.to(); at++) {
      sum += document.get(ValueLayout.JAVA_BYTE, at);
    }
    return sum;
  }
}
