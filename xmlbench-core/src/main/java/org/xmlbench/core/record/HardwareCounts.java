package org.xmlbench.core.record;

import java.io.Serializable;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * What the processor counted in the measuring thread in all measured iterations of a fork, without
 * what the kernel did for it. What the host does not count is {@code null}.
 *
 * @param instructions retired instructions
 * @param branchMisses branches that were predicted wrongly
 * @param cacheMisses accesses that the last level of the caches missed, on most processors
 * @param cycles cycles of the processor
 */
public record HardwareCounts(Long instructions, Long branchMisses, Long cacheMisses, Long cycles)
    implements Serializable {
  /** Those that are known; empty where none is. */
  public static Optional<HardwareCounts> of(
      OptionalLong instructions,
      OptionalLong branchMisses,
      OptionalLong cacheMisses,
      OptionalLong cycles) {
    return Stream.of(instructions, branchMisses, cacheMisses, cycles)
            .allMatch(OptionalLong::isEmpty)
        ? Optional.empty()
        : Optional.of(
            new HardwareCounts(
                orNull(instructions), orNull(branchMisses), orNull(cacheMisses), orNull(cycles)));
  }

  private static Long orNull(OptionalLong count) {
    return count.isPresent() ? (Long) count.getAsLong() : null;
  }
}
