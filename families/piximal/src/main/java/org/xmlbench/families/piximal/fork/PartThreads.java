package org.xmlbench.families.piximal.fork;

import java.util.List;
import java.util.concurrent.FutureTask;
import org.xmlbench.piximal.automaton.Split;

/** Works on the parts of a document at the same time: on the first one in the caller's thread. */
final class PartThreads {
  private PartThreads() {}

  @FunctionalInterface
  interface PartWork {
    /** Does it, and says in a number what it has come to. */
    long of(Split.Part part);
  }

  /** The sum over all parts, each in a thread of its own. */
  static long sum(List<Split.Part> parts, PartWork first, PartWork others) throws Exception {
    List<FutureTask<Long>> tasks =
        parts.stream().skip(1).map(part -> new FutureTask<>(() -> others.of(part))).toList();
    tasks.forEach(task -> Thread.ofPlatform().start(task));
    long sum = first.of(parts.getFirst());
    for (FutureTask<Long> task : tasks) {
      sum += task.get();
    }
    return sum;
  }

  /** The same, one after the other. */
  static long sumOfOne(List<Split.Part> parts, PartWork first, PartWork others) {
    long sum = first.of(parts.getFirst());
    for (Split.Part part : parts.subList(1, parts.size())) {
      sum += others.of(part);
    }
    return sum;
  }
}
