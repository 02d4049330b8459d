package org.xmlbench.results.grid;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.xmlbench.core.Count;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.RunFolder;

/**
 * The parts of one plan that were found: of each shard the lowest complete attempt; or, of a plan
 * that every node measured whole, all complete attempts.
 *
 * <p>Attempts are in the order of the scheduler's jobs and of their restarts; those that no job
 * began follow in the order in which they ended. No figure decides which one counts.
 *
 * @param parts in the order of the shards, or of the nodes' names
 * @param unfinished folders of attempts that did not end
 * @param notices a sentence for each complete attempt that is left out, and for each node whose
 *     clock was wrong
 */
public record CollectedParts(List<Part> parts, List<Path> unfinished, List<String> notices) {
  private static final Comparator<Part> ATTEMPTS =
      Comparator.comparing(
              (Part part) -> part.footer().job(), Comparator.nullsLast(Comparator.naturalOrder()))
          .thenComparing(part -> part.footer().endedUtc())
          .thenComparing(part -> part.footer().attempt());

  public CollectedParts {
    parts = List.copyOf(parts);
    unfinished = List.copyOf(unfinished);
    notices = List.copyOf(notices);
  }

  /**
   * Collects parts.
   *
   * @param paths folders of parts, or folders that hold such
   * @throws UserErrorException when a path holds none, none is complete, they are of several plans
   *     or divisions, or two are copies of one
   */
  public static CollectedParts of(List<Path> paths) {
    List<Part> complete = new ArrayList<>();
    List<Path> unfinished = new ArrayList<>();
    List<String> notices = new ArrayList<>();
    for (Path folder : paths.stream().flatMap(path -> folders(path).stream()).distinct().toList()) {
      if (Part.isComplete(folder)) {
        complete.add(Part.read(folder));
      } else {
        unfinished.add(folder);
        if (PartName.of(folder).orElseThrow().complete()) {
          notices.add("%s is left out: its %s is not whole".formatted(folder, Part.FOOTER));
        }
      }
    }
    if (complete.isEmpty() && unfinished.stream().anyMatch(folder -> shards(folder) > 0)) {
      return new CollectedParts(List.of(), unfinished, notices);
    }
    if (complete.isEmpty()) {
      throw new UserErrorException(
          "no part is complete in %s%s"
              .formatted(
                  String.join(", ", paths.stream().map(Path::toString).toList()),
                  unfinished.isEmpty()
                      ? ""
                      : "; begun, not ended: "
                          + String.join(
                              ", ",
                              unfinished.stream()
                                  .map(folder -> PartName.of(folder).orElseThrow())
                                  .map(name -> name.assignment().label())
                                  .distinct()
                                  .toList())));
    }
    complete.forEach(part -> requireSamePlan(complete.getFirst(), part));
    List<Part> chosen =
        complete.getFirst().assignment() instanceof Assignment.Shard
            ? firstOfEach(complete, notices)
            : complete.stream().sorted(Comparator.comparing(part -> part.footer().node())).toList();
    requireOwnRuns(chosen);
    chosen.forEach(part -> clock(part).ifPresent(notices::add));
    return new CollectedParts(chosen, unfinished, notices);
  }

  /** No fork is counted twice: each part is a run of its own, whose records name it. */
  private static void requireOwnRuns(List<Part> parts) {
    Map<String, Part> runs = new LinkedHashMap<>();
    for (Part part : parts) {
      Part first = runs.putIfAbsent(part.run().manifest().run(), part);
      if (first != null) {
        throw new UserErrorException(
            "%s and %s are copies of one part, run '%s': leave one of them out"
                .formatted(first.run().path(), part.run().path(), part.run().manifest().run()));
      }
    }
  }

  private static Optional<String> clock(Part part) {
    return Optional.ofNullable(part.run().manifest().options().get(Part.CLOCK_AHEAD))
        .map(seconds -> ClockNotice.of(part.footer().node(), Long.parseLong(seconds)));
  }

  private static List<Path> folders(Path path) {
    Path folder = path.toAbsolutePath().normalize();
    if (PartName.of(folder).isPresent()) {
      return List.of(folder);
    }
    List<Path> inside = Part.in(folder);
    if (!Files.isDirectory(folder)) {
      throw new UserErrorException(
          path + (Files.exists(folder) ? " is a file, not a folder" : ": there is no such folder"));
    }
    if (inside.isEmpty()) {
      throw new UserErrorException(
          "%s holds no parts: 'run --plan FILE --shard i/n --out %s' makes them"
              .formatted(path, path));
    }
    return inside;
  }

  private static List<Part> firstOfEach(List<Part> complete, List<String> notices) {
    Map<Assignment, Part> chosen = new LinkedHashMap<>();
    complete.sort(ATTEMPTS);
    for (Part part : complete) {
      Part first = chosen.putIfAbsent(part.assignment(), part);
      if (first != null) {
        notices.add(
            "%s is left out: of this shard, %s is an earlier complete attempt"
                .formatted(part.run().path(), first.run().path().getFileName()));
      }
    }
    return chosen.values().stream().sorted(Comparator.comparing(CollectedParts::index)).toList();
  }

  private static int index(Part part) {
    return part.assignment() instanceof Assignment.Shard shard ? shard.index() : 0;
  }

  private static int shards(Path unfinished) {
    return PartName.of(unfinished).orElseThrow().assignment() instanceof Assignment.Shard shard
        ? shard.count()
        : 0;
  }

  private static int shards(Part part) {
    return part.assignment() instanceof Assignment.Shard shard ? shard.count() : 0;
  }

  private static void requireSamePlan(Part first, Part other) {
    requireSame("plan", first, other, part -> part.footer().planHash().substring(0, 12));
    requireSame(
        "division of the plan",
        first,
        other,
        part ->
            shards(part) == 0 ? "the whole plan on each node" : Count.of(shards(part), "shard"));
    requireSame("seed", first, other, part -> Long.toString(part.run().manifest().seed()));
    requireSame("version of XMLBench", first, other, part -> part.run().manifest().toolVersion());
    requireSame("clock", first, other, part -> part.run().manifest().clock().label());
  }

  private static void requireSame(
      String what, Part first, Part other, Function<Part, String> value) {
    if (!value.apply(first).equals(value.apply(other))) {
      throw new UserErrorException(
          "only parts of one %s become a run: %s is of %s, and %s of %s"
              .formatted(
                  what,
                  first.run().path(),
                  value.apply(first),
                  other.run().path(),
                  value.apply(other)));
    }
  }

  /**
   * The shards without a complete attempt; none of a plan that every node measured whole. Where
   * none is complete, those of the finest division that was begun.
   */
  public List<Assignment.Shard> missing() {
    return parts.isEmpty()
        ? missing(List.of(), unfinished.stream().mapToInt(CollectedParts::shards).max().orElse(0))
        : missing(parts);
  }

  public static List<Assignment.Shard> missing(List<Part> parts) {
    return missing(parts, shards(parts.getFirst()));
  }

  private static List<Assignment.Shard> missing(List<Part> parts, int count) {
    List<Integer> there = parts.stream().map(CollectedParts::index).toList();
    return IntStream.rangeClosed(1, count)
        .filter(index -> !there.contains(index))
        .mapToObj(index -> new Assignment.Shard(index, count))
        .toList();
  }

  /** The folder of parts; of several the first. */
  public Path folder() {
    return parts.isEmpty()
        ? unfinished.getFirst().getParent()
        : parts.getFirst().run().path().getParent();
  }

  /** The nodes that began that shard and did not end it, as far as they said so. */
  public List<String> begun(Assignment.Shard shard) {
    return unfinished.stream()
        .filter(folder -> PartName.of(folder).orElseThrow().assignment().equals(shard))
        .filter(folder -> Files.isRegularFile(folder.resolve(RunFolder.MANIFEST)))
        .map(folder -> RunFolder.open(folder).manifest().options().getOrDefault(Part.NODE, ""))
        .filter(node -> !node.isEmpty())
        .distinct()
        .toList();
  }

  /** The parts by classes of hosts, in their order. */
  public List<List<Part>> byClass() {
    Map<HostFingerprint, List<Part>> classes = new LinkedHashMap<>();
    for (Part part : parts) {
      classes.computeIfAbsent(part.run().manifest().host(), host -> new ArrayList<>()).add(part);
    }
    return List.copyOf(classes.values());
  }
}
