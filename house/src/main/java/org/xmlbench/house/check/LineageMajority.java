package org.xmlbench.house.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds the events that a majority of code lineages deliver, or that a majority rejects the file.
 * Drivers of one lineage have one vote, and none when they contradict each other.
 */
public final class LineageMajority {
  private static final int FEWEST_LINEAGES = 2;

  /**
   * The outcome of a vote.
   *
   * @param digest what the majority delivered
   * @param lineages the lineages that deliver it, in alphabetical order
   */
  public record Majority(String digest, List<String> lineages) {
    public Majority {
      lineages = List.copyOf(lineages);
    }
  }

  private final Map<String, Set<String>> digestsByLineage = new LinkedHashMap<>();

  private final Set<String> rejecting = new TreeSet<>();

  /** Adds that one driver of {@code lineage} rejected the file. */
  public void reject(String lineage) {
    rejecting.add(lineage);
  }

  /**
   * The lineages that reject, in alphabetical order, where they are two at least and more than half
   * of those that reject or deliver; empty otherwise. A lineage of which one driver delivers does
   * not reject.
   */
  public List<String> rejection() {
    Set<String> rejects = new TreeSet<>(rejecting);
    rejects.removeAll(digestsByLineage.keySet());
    int voting = rejects.size() + digestsByLineage.size();
    return rejects.size() >= FEWEST_LINEAGES && rejects.size() * 2 > voting
        ? List.copyOf(rejects)
        : List.of();
  }

  /** Adds what one driver of {@code lineage} delivered. */
  public void add(String lineage, String digest) {
    digestsByLineage.computeIfAbsent(lineage, key -> new LinkedHashSet<>()).add(digest);
  }

  /** The digest of more than half of the lineages that vote, two at least; empty without one. */
  public Optional<Majority> majority() {
    Map<String, Set<String>> lineagesByDigest = new LinkedHashMap<>();
    int voting = 0;
    for (Map.Entry<String, Set<String>> entry : digestsByLineage.entrySet()) {
      if (entry.getValue().size() == 1) {
        voting++;
        String digest = entry.getValue().iterator().next();
        lineagesByDigest.computeIfAbsent(digest, key -> new TreeSet<>()).add(entry.getKey());
      }
    }
    for (Map.Entry<String, Set<String>> entry : lineagesByDigest.entrySet()) {
      int votes = entry.getValue().size();
      if (votes >= FEWEST_LINEAGES && votes * 2 > voting) {
        return Optional.of(
            new Majority(entry.getKey(), List.copyOf(new ArrayList<>(entry.getValue()))));
      }
    }
    return Optional.empty();
  }
}
