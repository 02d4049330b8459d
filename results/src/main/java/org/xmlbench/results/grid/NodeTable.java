package org.xmlbench.results.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.stats.ForkTimes;
import org.xmlbench.results.stats.RunClock;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/**
 * The nodes of a run that several made: what each measured, and how they differ where all measured
 * the same.
 *
 * @param replicated whether every node measured the whole plan
 * @param shares what each part measured
 * @param effects how nodes differ; {@code null} where they measured different things
 */
public record NodeTable(int schema, boolean replicated, List<Share> shares, NodeEffects effects) {
  /** The version of the model's form that this code writes. */
  public static final int SCHEMA = 1;

  public NodeTable {
    shares = List.copyOf(shares);
  }

  /**
   * What one part measured.
   *
   * @param assignment what of the plan
   * @param documents names of the documents or tasks
   * @param forks number of its records
   * @param faults how many of them failed or were wrong
   */
  public record Share(
      String node, String assignment, List<String> documents, int forks, int faults) {
    public Share {
      documents = List.copyOf(documents);
    }
  }

  /** The table of a run; empty of a run of one node. */
  public static Optional<NodeTable> of(Optional<RunParts> parts, Manifest manifest, Forks forks) {
    return parts.map(there -> of(there, manifest, forks));
  }

  private static NodeTable of(RunParts parts, Manifest manifest, Forks forks) {
    List<Share> shares = new ArrayList<>();
    for (RunPart part : parts.parts()) {
      List<ForkRecord> own =
          forks.records().stream().filter(fork -> part.has(fork.block())).toList();
      shares.add(
          new Share(
              part.footer().node(),
              Assignment.of(part.footer().assignment())
                  .map(Assignment::label)
                  .orElse(part.footer().assignment()),
              own.stream().map(fork -> fork.cell().document()).distinct().toList(),
              own.size(),
              (int) own.stream().filter(fork -> fork.outcome().isFault()).count()));
    }
    return new NodeTable(
        SCHEMA,
        parts.replicated(),
        shares,
        parts.replicated() && parts.nodes().size() > 1 ? effects(parts, manifest, forks) : null);
  }

  private static NodeEffects effects(RunParts parts, Manifest manifest, Forks forks) {
    List<NodeEffects.NodeTime> times = new ArrayList<>();
    for (ForkRecord fork : forks.records()) {
      if (fork.outcome() == Outcome.OK) {
        ForkTimes.nanosPerOperation(fork, RunClock.of(manifest, forks.records()))
            .ifPresent(
                nanos ->
                    times.add(
                        new NodeEffects.NodeTime(
                            parts.node(fork), fork.cell().id(), fork.cell().document(), nanos)));
      }
    }
    return NodeEffects.of(times);
  }
}
