package org.xmlbench.results.gate;

import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.store.Pairing;

/**
 * How the forks of a block of a gate or a calibration were arranged: in time, and on processors.
 *
 * @param pairing in time
 * @param boundTo the processors that measuring threads were bound to, such as {@code cpu1}, each
 *     once; {@value #NONE} among them where a fork was bound to none; empty where no fork ended
 *     well
 */
public record Placement(Pairing pairing, List<String> boundTo) {
  /** Stands for forks whose measuring thread was bound to no processor. */
  public static final String NONE = "none";

  private static final String BOUND_TO = "boundTo";

  /** Keeps its own list. */
  public Placement {
    boundTo = List.copyOf(boundTo);
  }

  /** The placement by the records of the forks that ended well. */
  public static Placement of(Pairing pairing, Collection<ForkRecord> forks) {
    TreeSet<String> processors = new TreeSet<>();
    forks.stream()
        .filter(fork -> fork.outcome() == Outcome.OK)
        .forEach(fork -> processors.add(fork.jvm().getOrDefault(BOUND_TO, NONE)));
    return new Placement(pairing, List.copyOf(processors));
  }

  /** Such as {@code pairing: turns, measuring threads bound to cpu1}. */
  public String sentence() {
    String pairs = "pairing: " + pairing.label();
    if (boundTo.isEmpty()) {
      return pairs;
    }
    return pairs
        + ", measuring threads bound to "
        + (boundTo.equals(List.of(NONE)) ? "no processor" : String.join(", ", boundTo));
  }
}
