package org.xmlbench.families.toy.runs;

import java.util.List;
import java.util.Objects;
import org.xmlbench.house.run.RunRequest;

/**
 * What the user asks of a run of sorts.
 *
 * @param numbers how many numbers are sorted, an array each
 * @param blocks blocks of each array
 * @param seed seed of the order of forks
 */
record ToyRequest(String profile, List<Integer> numbers, int blocks, long seed)
    implements RunRequest {
  /** Checks that nothing is missing, and leaves out what is named twice. */
  ToyRequest {
    Objects.requireNonNull(profile, "it has no profile");
    numbers = List.copyOf(numbers).stream().distinct().toList();
  }
}
