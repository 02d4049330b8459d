package org.xmlbench.results.export;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.Cell;
import org.xmlbench.results.run.OwnFigures;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.TimingClock;

/**
 * A run as it is exported to other tools: its cells with the figures of the comparison.
 *
 * @param run id of the run
 * @param created when it began
 * @param toolVersion version of XMLBench
 * @param clock the clock by which its subjects are compared
 * @param cells in the comparison's order
 * @param notices a sentence for each thing that reading the run had to repair or leave out
 */
record ExportedRun(
    String run,
    Instant created,
    String toolVersion,
    TimingClock clock,
    HostFingerprint host,
    List<ExportedCell> cells,
    List<String> notices) {

  ExportedRun {
    cells = List.copyOf(cells);
    notices = List.copyOf(notices);
  }

  /**
   * The runs, the oldest first.
   *
   * @throws UserErrorException when two began in the same second
   */
  static List<ExportedRun> of(List<ExportSource> sources) {
    List<ExportedRun> runs =
        sources.stream()
            .map(ExportedRun::of)
            .sorted(Comparator.comparing(ExportedRun::created))
            .toList();
    for (int i = 1; i < runs.size(); i++) {
      if (runs.get(i).created().getEpochSecond() == runs.get(i - 1).created().getEpochSecond()) {
        String one = runs.get(i - 1).run();
        String other = runs.get(i).run();
        throw new UserErrorException(
            one.equals(other)
                ? "run %s is named twice: name it once".formatted(one)
                : "the runs %s and %s began in the same second, so they are no series: name one of them"
                    .formatted(one, other));
      }
    }
    return runs;
  }

  private static ExportedRun of(ExportSource source) {
    Manifest manifest = source.manifest();
    Comparison comparison = Comparison.of(manifest, source.forks());
    OwnFigures.CellFigures own = source.own().ofCells(source.forks().records());
    List<ExportedCell> cells = new ArrayList<>();
    for (DocumentComparison document : comparison.documents()) {
      document.subjects().forEach(figure -> cells.add(cell(document, figure, own)));
    }
    return new ExportedRun(
        manifest.run(),
        created(manifest),
        manifest.toolVersion(),
        comparison.clock(),
        manifest.host(),
        cells,
        comparison.notices());
  }

  private static ExportedCell cell(
      DocumentComparison document, SubjectFigure figure, OwnFigures.CellFigures own) {
    return new ExportedCell(
        document.document(),
        document.condition(),
        document.documentBytes(),
        figure,
        own.of(
            new Cell(
                figure.subject(),
                figure.version(),
                document.document(),
                figure.operation(),
                document.condition())));
  }

  private static Instant created(Manifest manifest) {
    try {
      return Instant.parse(manifest.createdUtc());
    } catch (DateTimeException e) {
      throw new UserErrorException(
          "run %s: its manifest says createdUtc '%s', which is no instant"
              .formatted(manifest.run(), manifest.createdUtc()),
          e);
    }
  }

  /** The cells that have a verified figure by the run's clock, by a name that is their own. */
  Map<String, ExportedCell> verified() {
    Map<String, Long> names =
        cells.stream().collect(Collectors.groupingBy(ExportedCell::name, Collectors.counting()));
    Function<ExportedCell, String> name =
        cell -> names.get(cell.name()) > 1 ? cell.nameWithVersion() : cell.name();
    Map<String, ExportedCell> verified = new LinkedHashMap<>();
    for (ExportedCell cell : cells) {
      if (cell.verified(clock).isPresent()) {
        verified.put(name.apply(cell), cell);
      }
    }
    return verified;
  }

  /** A sentence that names what is left out; {@code null} where everything is exported. */
  String leftOut() {
    int count = cells.size() - verified().size();
    return count == 0
        ? null
        : "run %s: %d of %d cells have no verified figure and are left out"
            .formatted(run, count, cells.size());
  }
}
