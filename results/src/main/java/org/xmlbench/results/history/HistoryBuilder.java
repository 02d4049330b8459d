package org.xmlbench.results.history;

import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.stats.ForkTimes;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.TimingClock;

/** Sorts the figures of runs into trends. */
final class HistoryBuilder {
  private static final double NANOS_PER_MICRO = 1e3;

  /** A run, in the order of time. */
  private record DatedRun(Instant created, RunFolder folder) {
    static DatedRun of(RunFolder folder) {
      try {
        return new DatedRun(Instant.parse(folder.manifest().createdUtc()), folder);
      } catch (DateTimeParseException | NullPointerException e) {
        throw new UserErrorException(
            "%s: its manifest has no date that can be read (createdUtc is %s); leave it out"
                .formatted(folder.path(), folder.manifest().createdUtc()),
            e);
      }
    }
  }

  private final Map<HostClass, List<String>> runs = new LinkedHashMap<>();
  private final Map<HostClass, Map<SeriesKey, List<RunPoint>>> points = new LinkedHashMap<>();

  /** Of each series the name of its document in the newest run. */
  private final Map<SeriesKey, String> documents = new HashMap<>();

  private final Map<HostClass, Set<FamilyWords>> words = new HashMap<>();
  private final Set<String> notices = new LinkedHashSet<>();
  private final Function<Manifest, FamilyWords> wordsOf;

  HistoryBuilder(Function<Manifest, FamilyWords> wordsOf) {
    this.wordsOf = wordsOf;
  }

  History build(List<RunFolder> folders) {
    List<DatedRun> dated =
        folders.stream()
            .map(DatedRun::of)
            .sorted(
                Comparator.comparing(DatedRun::created)
                    .thenComparing(run -> run.folder().manifest().run()))
            .toList();
    Set<Manifest> seen = new HashSet<>();
    for (DatedRun run : dated) {
      if (seen.add(run.folder().manifest())) {
        add(run.folder());
      } else {
        notices.add(run.folder().manifest().run() + " was named twice and counts once.");
      }
    }
    if (points.size() > 1) {
      notices.add(HostClass.differences(points.keySet()));
    }
    List<HostHistory> hosts = new ArrayList<>();
    points.forEach(
        (host, series) ->
            hosts.add(new HostHistory(host, runs.get(host), cells(series), words.get(host))));
    return new History(History.SCHEMA, History.PURPOSE, hosts, List.copyOf(notices));
  }

  private List<CellHistory> cells(Map<SeriesKey, List<RunPoint>> series) {
    List<CellHistory> cells = new ArrayList<>();
    series.forEach((key, values) -> cells.add(CellHistory.of(key, documents.get(key), values)));
    return cells;
  }

  private void add(RunFolder folder) {
    Manifest manifest = folder.manifest();
    Forks forks = folder.forks();
    forks.notices().forEach(notice -> notices.add(manifest.run() + ": " + notice));
    HostClass host = HostClass.of(manifest, forks.records());
    runs.computeIfAbsent(host, h -> new ArrayList<>()).add(manifest.run());
    words.computeIfAbsent(host, h -> new HashSet<>()).add(wordsOf.apply(manifest));
    Map<SeriesKey, List<RunPoint>> series =
        points.computeIfAbsent(host, h -> new LinkedHashMap<>());
    RunDocuments named = RunDocuments.of(manifest);
    byCell(manifest, forks.records())
        .forEach(
            (cell, records) -> {
              RunPoint point = point(manifest, host.clock(), cell, records);
              if (point != null) {
                SeriesKey key = SeriesKey.of(manifest, named, cell);
                series.computeIfAbsent(key, s -> new ArrayList<>()).add(point);
                documents.put(key, named.name(cell.document()));
              }
            });
  }

  /** The forks of each cell of the plan, in the plan's order: that of the records is random. */
  private Map<Cell, List<ForkRecord>> byCell(Manifest manifest, List<ForkRecord> records) {
    Map<Cell, List<ForkRecord>> cells = new LinkedHashMap<>();
    manifest.plan().blocks().stream()
        .flatMap(block -> block.cells().stream())
        .forEach(cell -> cells.putIfAbsent(cell, new ArrayList<>()));
    for (ForkRecord fork : records) {
      if (fork.arm() != null) {
        notices.add(manifest.run() + ": forks of a gate's arms are left out.");
      } else {
        cells.getOrDefault(fork.cell(), new ArrayList<>()).add(fork);
      }
    }
    return cells;
  }

  /** The run's figure of the cell; {@code null} where it has no verified one. */
  private static RunPoint point(
      Manifest manifest, TimingClock clock, Cell cell, List<ForkRecord> forks) {
    boolean wrong = forks.stream().anyMatch(fork -> fork.outcome() == Outcome.WRONG);
    List<Double> logs =
        forks.stream()
            .filter(fork -> fork.outcome() == Outcome.OK)
            .flatMap(fork -> ForkTimes.nanosPerOperation(fork, clock).stream())
            .map(Math::log)
            .sorted(Collections.reverseOrder())
            .toList();
    if (wrong || logs.isEmpty()) {
      return null;
    }
    double mean = logs.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    return new RunPoint(
        manifest.run(),
        manifest.createdUtc(),
        cell.version(),
        logs.size(),
        Math.exp(mean) / NANOS_PER_MICRO);
  }
}
