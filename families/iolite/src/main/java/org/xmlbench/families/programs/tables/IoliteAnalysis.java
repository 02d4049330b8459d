package org.xmlbench.families.programs.tables;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
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

  /** The conventional transport first, then in the order of the records' names. */
  private static final Comparator<String> ORDER =
      Comparator.comparing((String way) -> !way.equals(CONVENTIONAL))
          .thenComparing(Comparator.naturalOrder());

  private IoliteAnalysis() {}

  private record Block(String program, int round) {
    static Block of(ForkRecord fork) {
      return new Block(fork.cell().document(), fork.round());
    }
  }

  /** The tables of a run, complete or not. */
  static ProgramTables of(Manifest manifest, List<ForkRecord> forks) {
    Map<String, Map<String, TransportForks>> programs = waysByProgram(forks);
    return new ProgramTables(
        forks.stream().mapToInt(ForkRecord::round).max().orElse(0),
        manifest.documents().stream()
            .filter(program -> programs.containsKey(program.name()))
            .map(
                program ->
                    new ProgramTables.Program(
                        program,
                        Optional.ofNullable(manifest.options().get(PUBLISHED + program.name()))
                            .map(Integer::valueOf)
                            .orElse(null),
                        programs.get(program.name())))
            .toList(),
        programs.getOrDefault(COPY, Map.of()));
  }

  private static Map<String, Map<String, TransportForks>> waysByProgram(List<ForkRecord> forks) {
    Map<Block, Integer> last = new HashMap<>();
    forks.forEach(fork -> last.merge(Block.of(fork), fork.block(), Math::max));
    Map<String, Map<String, TransportForks>> programs = new LinkedHashMap<>();
    for (ForkRecord fork : forks) {
      if (fork.outcome() != Outcome.OK || fork.block() == last.get(Block.of(fork))) {
        programs
            .computeIfAbsent(fork.cell().document(), name -> new TreeMap<>(ORDER))
            .computeIfAbsent(fork.cell().subject(), name -> new TransportForks())
            .add(fork);
      }
    }
    return programs;
  }
}
