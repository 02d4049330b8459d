package org.xmlbench.suite.choose;

import static org.xmlbench.results.table.Column.Kind.NAME;
import static org.xmlbench.results.table.Column.Kind.RATIO;
import static org.xmlbench.results.table.Column.Kind.SENTENCE;
import static org.xmlbench.results.table.Column.Kind.SIGNS;
import static org.xmlbench.results.table.Column.Kind.TEXT;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.xmlbench.core.Printable;
import org.xmlbench.results.stats.FigureCells;
import org.xmlbench.results.store.DriverScore;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.NamedTerm;
import org.xmlbench.results.table.Note;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.SectionText;
import org.xmlbench.results.table.Table;
import org.xmlbench.results.table.Tone;

/** A choice as tables, and on a terminal. */
final class ChoiceText {
  private enum Sign implements NamedTerm {
    FASTEST;

    @Override
    public Said said() {
      return new Said("*", Tone.GOOD, "the fastest, or not shown to be slower");
    }
  }

  private ChoiceText() {}

  /** The answer, who qualifies, and why others do not; lines ended by LF. */
  static String render(Choice choice) {
    return Printable.line(choice.answer()) + "\n\n" + SectionText.of(section(choice));
  }

  /** The tables; those without rows are left out. A text leaves the times by document to pages. */
  static Section section(Choice choice) {
    return new Section(
        "choice",
        "Which XML parser should I adopt?",
        "Which XML parser to adopt",
        "The choice",
        choice.notices(),
        Stream.of(qualified(choice), others(choice)).filter(it -> !it.rows().isEmpty()).toList(),
        choice.qualified().isEmpty() || choice.documents().size() < 2
            ? List.of()
            : List.of(times(choice)));
  }

  private static Table qualified(Choice choice) {
    List<String> found =
        choice.qualified().stream()
            .flatMap(candidate -> candidate.scores().stream())
            .map(DriverScore.Figure::head)
            .distinct()
            .toList();
    List<Column> columns = new ArrayList<>();
    columns.add(Column.of("fastest", "", null, SIGNS, null));
    columns.add(Column.of("parser", NAME));
    columns.add(Column.of("library", TEXT));
    columns.add(
        Column.of(
            "time / fastest",
            RATIO,
            "in brackets the interval that holds with 95 % confidence for all pairs at once"));
    columns.addAll(Column.each(found, "", TEXT));
    return new Table(
        "qualified",
        "qualified",
        columns,
        choice.qualified().stream().map(candidate -> row(candidate, found)).toList(),
        null,
        choice.qualified().stream()
            .filter(candidate -> !candidate.refused().isEmpty())
            .map(
                candidate ->
                    Note.of(
                        "%s, hardened, does not deliver documents (%d of %d): %s",
                        candidate.driver(),
                        candidate.refused().size(),
                        choice.documents().size(),
                        String.join("; ", candidate.refused())))
            .toList());
  }

  private static Row row(Choice.Candidate candidate, List<String> found) {
    List<Cell> cells = new ArrayList<>();
    cells.add(
        new Cell.Words(candidate.fastest() ? List.of(Cell.Word.of(Sign.FASTEST)) : List.of()));
    cells.add(new Cell.Text(candidate.driver()));
    cells.add(new Cell.Text(candidate.library() + " " + candidate.version()));
    cells.add(FigureCells.of(candidate.time()));
    for (String name : found) {
      cells.add(
          candidate.scores().stream()
              .filter(figure -> figure.head().equals(name))
              .<Cell>map(figure -> new Cell.Text(figure.text()))
              .findFirst()
              .orElse(Cell.NOTHING));
    }
    return Row.of(candidate.driver(), cells.toArray(Cell[]::new));
  }

  private static Table others(Choice choice) {
    return new Table(
        "others",
        "not qualified",
        List.of(Column.of("parser", NAME), Column.of("why not", SENTENCE)),
        choice.others().stream()
            .map(
                other ->
                    Row.of(
                        other.driver(),
                        new Cell.Text(other.driver()),
                        new Cell.Text(String.join("; ", other.reasons()))))
            .toList());
  }

  /** A row for each document, as there may be hundreds of them. */
  private static Table times(Choice choice) {
    List<String> drivers = choice.qualified().stream().map(Choice.Candidate::driver).toList();
    return new Table(
        "times",
        "time / fastest, by document",
        Stream.concat(
                Stream.of(Column.of("document", NAME)), Column.each(drivers, "", RATIO).stream())
            .toList(),
        IntStream.range(0, choice.documents().size())
            .mapToObj(
                place ->
                    Row.of(
                        choice.documents().get(place),
                        Stream.concat(
                                Stream.of(new Cell.Text(choice.documents().get(place))),
                                choice.qualified().stream()
                                    .map(it -> FigureCells.of(it.times().get(place))))
                            .toArray(Cell[]::new)))
            .toList());
  }
}
