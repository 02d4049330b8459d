package org.xmlbench.families.limits.tables;

import static org.xmlbench.results.table.Column.Kind.COUNT;
import static org.xmlbench.results.table.Column.Kind.NAME;
import static org.xmlbench.results.table.Column.Kind.TEXT;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.families.limits.fork.Dimension;
import org.xmlbench.families.limits.fork.LimitMeasures;
import org.xmlbench.results.scorecard.ScoreFile;
import org.xmlbench.results.store.DriverScore;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.Table;
import org.xmlbench.results.table.Tally;

/**
 * The sizes at which parsers stop: of the forks that were given growing documents.
 *
 * @param dimensions what grew, in the order of the plan
 * @param byDriver the forks of each driver, by what grew
 */
record LimitsTables(List<String> dimensions, Map<String, Map<String, ForkRecord>> byDriver) {
  private static final Column DRIVER = Column.of("driver", NAME);
  private static final Column GREW = Column.of("dimension", "what grows", null, TEXT, null);
  private static final Column REACHED =
      Column.of("reached", "greatest size delivered", null, COUNT, null);
  private static final Column SAID = Column.of("said", "in its words", null, TEXT, null);

  LimitsTables {
    dimensions = List.copyOf(dimensions);
    byDriver = new TreeMap<>(byDriver);
  }

  /**
   * Those of a run.
   *
   * @param planned names of the run's tasks, whose order the table has
   */
  static LimitsTables of(List<String> planned, List<ForkRecord> forks) {
    Map<String, Map<String, ForkRecord>> byDriver = new TreeMap<>();
    for (ForkRecord fork : forks) {
      byDriver
          .computeIfAbsent(fork.cell().subject(), driver -> new LinkedHashMap<>())
          .put(fork.cell().document(), fork);
    }
    return new LimitsTables(planned.stream().distinct().toList(), byDriver);
  }

  /** As tables; none where the run has no such fork. */
  Section section() {
    return new Section(
            "limits",
            "Where does each parser stop?",
            "Where each parser stops",
            "Limits",
            List.of("-: not known, see the page."),
            byDriver.isEmpty() ? List.of() : List.of(reached()),
            byDriver.isEmpty() ? List.of() : List.of(said()))
        .answering(dimensions.stream().map(this::answer).toList());
  }

  /** Which drivers deliver all that was tried of a dimension, and which stop first. */
  private String answer(String dimension) {
    SortedMap<Long, List<String>> stopped = new TreeMap<>();
    Tally tally = new Tally("delivered the greatest size tried", "stopped before");
    byDriver.forEach(
        (driver, forks) -> {
          ForkRecord fork = forks.get(dimension);
          if (!isKnown(fork)) {
            tally.add("not known", true, driver);
          } else if (stop(fork).isEmpty()) {
            tally.add("delivered the greatest size tried", true, driver);
          } else {
            tally.add("stopped before", false, driver);
            stopped
                .computeIfAbsent(size(fork), _ -> new ArrayList<>())
                .add("%s at %s".formatted(driver, REACHED.text(reached(fork))));
          }
        });
    return "%s: %s%s."
        .formatted(
            head(dimension),
            tally.text("driver"),
            stopped.isEmpty() ? "" : "; first: " + Tally.listed(stopped.get(stopped.firstKey())));
  }

  private static long size(ForkRecord fork) {
    return (long) LimitMeasures.REACHED.required(fork);
  }

  /** What grew, and what it is counted in; of a run of another version that may not be known. */
  private static String head(String dimension) {
    return dimension(dimension)
        .map(Dimension::unit)
        .filter(unit -> !unit.equals(dimension))
        .map(unit -> dimension + ", " + unit)
        .orElse(dimension);
  }

  private static Optional<Dimension> dimension(String name) {
    return Stream.of(Dimension.values()).filter(it -> it.label().equals(name)).findFirst();
  }

  private static Column column(String dimension) {
    Optional<Dimension> known = dimension(dimension);
    return Column.of(
        dimension.replace('-', '_'),
        head(dimension),
        known.map(Dimension::unit).orElse(null),
        COUNT,
        known.map(it -> "greatest size delivered: " + it.about()).orElse(null));
  }

  private Table reached() {
    List<Column> columns = new ArrayList<>(List.of(DRIVER));
    dimensions.forEach(name -> columns.add(column(name)));
    return new Table(
        "limits",
        "limits of libraries as they come: the greatest size delivered, and what happens beyond",
        columns,
        byDriver.entrySet().stream()
            .map(driver -> row(driver.getKey(), driver.getValue()))
            .toList());
  }

  private Row row(String driver, Map<String, ForkRecord> forks) {
    List<Cell> cells = new ArrayList<>(List.of(new Cell.Text(driver)));
    dimensions.forEach(name -> cells.add(reached(forks.get(name))));
    return Row.of(driver, cells);
  }

  private static Cell reached(ForkRecord fork) {
    return isKnown(fork)
        ? new Cell.Marked(
            stop(fork).isEmpty() ? Cell.Word.of(LimitsTerm.AT_LEAST) : null,
            new Cell.Count(size(fork), null),
            stop(fork).map(Cell.Word::of).orElse(null))
        : Cell.NOTHING;
  }

  private static boolean isKnown(ForkRecord fork) {
    return fork != null && fork.outcome() == Outcome.OK;
  }

  private static Optional<LimitsTerm> stop(ForkRecord fork) {
    return LimitMeasures.stop(fork).map(Labelled::label).map(LimitsTerm::of);
  }

  /** What each parser says beyond, or why nothing is known. */
  private Table said() {
    List<Row> rows = new ArrayList<>();
    byDriver.forEach(
        (driver, forks) ->
            dimensions.stream()
                .flatMap(name -> said(driver, name, forks.get(name)))
                .forEach(rows::add));
    return new Table(
        "said",
        "what each parser says beyond, or why nothing is known",
        List.of(DRIVER, GREW, REACHED, SAID),
        rows);
  }

  private static Stream<Row> said(String driver, String dimension, ForkRecord fork) {
    String words = fork == null ? "not tried" : fork.reason();
    return Stream.ofNullable(words)
        .map(
            said ->
                Row.of(
                    driver,
                    List.of(
                        new Cell.Text(driver),
                        new Cell.Text(dimension),
                        reached(fork),
                        new Cell.Text(said))));
  }

  /** Where parsers stop, for runs of parsers. */
  ScoreFile scores(Manifest manifest) {
    Map<String, List<DriverScore.Figure>> figures = new LinkedHashMap<>();
    byDriver.forEach(
        (driver, forks) ->
            dimensions.stream()
                .filter(name -> isKnown(forks.get(name)))
                .forEach(
                    name ->
                        figures
                            .computeIfAbsent(driver, any -> new ArrayList<>())
                            .add(
                                new DriverScore.Figure(
                                    "unlimited-" + name,
                                    "most " + name,
                                    REACHED.text(reached(forks.get(name))),
                                    stop(forks.get(name)).isEmpty()))));
    return ScoreFile.of(manifest, figures);
  }
}
