package org.xmlbench.results.grid;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.store.VersionedFile;
import org.xmlbench.results.store.WholeFile;

/**
 * {@code parts.json} of a merged run: which node measured what.
 *
 * @param parts in the order of their blocks
 */
public record RunParts(int schema, List<RunPart> parts) {
  public static final String NAME = "parts.json";

  /** The version of the file's form that this code writes. */
  public static final int SCHEMA = 1;

  public RunParts {
    parts = List.copyOf(parts);
  }

  static void write(Path run, List<RunPart> parts) {
    WholeFile.write(run.resolve(NAME), StoreJson.file(new RunParts(SCHEMA, parts)));
  }

  /**
   * The parts of a run; empty where it is of one node.
   *
   * @throws UserErrorException when the file is damaged or has another schema
   */
  public static Optional<RunParts> read(Path run) {
    Path file = run.resolve(NAME);
    return Files.exists(file)
        ? Optional.of(
            new VersionedFile(
                    file, SCHEMA, "; use the version that wrote it", "merge the parts again")
                .read(RunParts.class))
        : Optional.empty();
  }

  /** Whether every node measured the whole plan. */
  public boolean replicated() {
    return parts.stream()
        .allMatch(
            part ->
                Assignment.of(part.footer().assignment())
                    .filter(Assignment.Whole.class::isInstance)
                    .isPresent());
  }

  /** The names of the nodes, in the order of their first blocks. */
  public List<String> nodes() {
    return parts.stream().map(part -> part.footer().node()).distinct().toList();
  }

  /**
   * The node on which a fork ran.
   *
   * @throws UserErrorException when its block is of no part
   */
  public String node(ForkRecord fork) {
    // By halves, for there may be as many parts as nodes, and a million forks.
    int low = 0;
    int high = parts.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (parts.get(middle).lastBlock() < fork.block()) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    if (low < parts.size() && parts.get(low).has(fork.block())) {
      return parts.get(low).footer().node();
    }
    throw new UserErrorException(
        "run %s: block %d is of no part in %s: merge the parts again"
            .formatted(fork.run(), fork.block(), NAME));
  }
}
