package org.xmlbench.results.family.programs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.family.programs.IoliteResult.ProgramResult;
import org.xmlbench.results.family.programs.IoliteResult.TransportResult;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.store.DocumentEntry;
import org.xmlbench.results.store.Manifest;

/**
 * The analysis of a run of IO-Lite's programs (V. Pai, P. Druschel, W. Zwaenepoel, OSDI 1999). A
 * program is a cell's document, a transport its subject; ratios are formed inside a round's block.
 * Of a block that was interrupted and run again the last one counts.
 */
public final class IoliteAnalysis {
  /** The transport with which the others are compared. */
  public static final String CONVENTIONAL = "conventional";

  /** Stands as a program: the control that copies memory. */
  public static final String COPY = "copy";

  /** Stands as a transport of the control: from memory that is in no cache. */
  public static final String MEMORY = "memory";

  /** Stands as a transport of the control: from a buffer that stays in the cache. */
  public static final String CACHE = "cache";

  /** Begins the options that say by how many per cent a program's time fell in the paper. */
  public static final String PUBLISHED = "published percent ";

  private static final double NANOS = 1e9;

  private IoliteAnalysis() {}

  private record Block(String program, int round) {
    static Block of(ForkRecord fork) {
      return new Block(fork.cell().document(), fork.round());
    }
  }

  /** The tables of a run, complete or not. */
  public static IoliteResult of(Manifest manifest, List<ForkRecord> forks) {
    Map<String, Map<String, TransportForks>> programs = waysByProgram(forks);
    List<ProgramResult> results = new ArrayList<>();
    for (DocumentEntry program : manifest.documents()) {
      Map<String, TransportForks> ways = programs.getOrDefault(program.name(), Map.of());
      String published = manifest.options().get(PUBLISHED + program.name());
      results.add(
          new ProgramResult(
              program.name(),
              program.bytes(),
              published == null ? null : Integer.valueOf(published),
              results(ways)));
    }
    Map<String, TransportForks> copies = programs.getOrDefault(COPY, Map.of());
    int rounds = forks.stream().mapToInt(ForkRecord::round).max().orElse(0);
    return new IoliteResult(
        rounds, results, nanosPerKib(copies.get(MEMORY)), nanosPerKib(copies.get(CACHE)));
  }

  private static Map<String, Map<String, TransportForks>> waysByProgram(List<ForkRecord> forks) {
    Map<Block, Integer> last = new HashMap<>();
    forks.forEach(fork -> last.merge(Block.of(fork), fork.block(), Math::max));
    Map<String, Map<String, TransportForks>> programs = new LinkedHashMap<>();
    for (ForkRecord fork : forks) {
      if (fork.outcome() != Outcome.OK || fork.block() == last.get(Block.of(fork))) {
        programs
            .computeIfAbsent(fork.cell().document(), name -> new LinkedHashMap<>())
            .computeIfAbsent(fork.cell().subject(), name -> new TransportForks())
            .add(fork);
      }
    }
    return programs;
  }

  /** The conventional transport first, then in the order of the records' names. */
  private static List<TransportResult> results(Map<String, TransportForks> ways) {
    TransportForks conventional = ways.getOrDefault(CONVENTIONAL, new TransportForks());
    List<TransportResult> results = new ArrayList<>();
    Optional.ofNullable(ways.get(CONVENTIONAL))
        .ifPresent(way -> results.add(way.result(CONVENTIONAL, conventional)));
    ways.keySet().stream()
        .filter(way -> !way.equals(CONVENTIONAL))
        .sorted()
        .forEach(way -> results.add(ways.get(way).result(way, conventional)));
    return results;
  }

  private static Estimate nanosPerKib(TransportForks copies) {
    Estimate seconds = copies == null ? null : copies.mean();
    return seconds == null ? null : seconds.map(value -> value * NANOS);
  }
}
