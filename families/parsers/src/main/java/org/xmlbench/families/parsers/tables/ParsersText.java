package org.xmlbench.families.parsers.tables;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.xmlbench.core.Count;
import org.xmlbench.core.Printable;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.compared.ComparisonTables;
import org.xmlbench.results.compared.FigureTerm;
import org.xmlbench.results.compared.GeometricMeanTables;
import org.xmlbench.results.compared.ScoresTables;
import org.xmlbench.results.compared.ThreadScalingTables;
import org.xmlbench.results.compared.VersionTrendTables;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.LabelFinding;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.stats.UnsteadyForks;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.table.Note;
import org.xmlbench.results.table.Table;
import org.xmlbench.results.table.TableText;
import org.xmlbench.results.table.TextWidth;

/** A run of parsers as plain text: the answer and what decides on one screen, or everything. */
final class ParsersText {
  /** Columns of a terminal. */
  static final int WIDTH = 100;

  /** Lines of a screen, without those that a command writes before and after. */
  static final int LINES = 36;

  /** Whole, since who reads it may have typed another command, such as Maven's. */
  private static final String MORE =
      "all rows, columns and notes: scripts/xmlbench compare RUN --all-columns";

  private static final int NAME = 24;
  private static final int WHOLE_NAME = 60;
  private static final int MOST_NOTES = 3;

  /** Beside those by which a figure may be wrong, which are all shown. */
  private static final int LEAST_NOTES = 2;

  private static final int MOST_NAMES = 3;
  private static final int MOST_LINES = 2;
  private static final int LEAST_WIDTH = 60;
  private static final int ENDLESS = Integer.MAX_VALUE;
  private static final String HEAD = "document";
  private static final String INDENT = "  ";
  private static final String ORDER = "Neighbours whose intervals overlap may change places.";

  private final FamilyWords words;
  private final Manifest manifest;
  private final Comparison comparison;
  private final List<ParserAnswers.Answer> answers;
  private final List<Table> tables;
  private final List<PiximalGoal> goals;

  /** Places of the documents on the screen: those of trees that are built only have no room. */
  private final List<Integer> first;

  ParsersText(
      FamilyWords words,
      Manifest manifest,
      Comparison comparison,
      List<ParserAnswers.Answer> answers,
      List<Table> tables,
      List<PiximalGoal> goals) {
    this.words = words;
    this.manifest = manifest;
    this.comparison = comparison;
    this.answers = answers;
    this.tables = tables;
    this.goals = goals;
    List<Integer> parses = places(it -> it.kind().equals(Operation.PARSE));
    this.first = parses.isEmpty() ? places(_ -> true) : parses;
  }

  private List<Integer> places(Predicate<DocumentComparison> wanted) {
    return IntStream.range(0, tables.size())
        .filter(i -> wanted.test(comparison.documents().get(i)))
        .boxed()
        .toList();
  }

  /** The answer, one table of the columns that decide, and what to know; lines ended by LF. */
  String oneScreen() {
    List<String> head = answerLines(first);
    List<String> notes = notes();
    TableText table = tables.isEmpty() ? null : fitting(head.size() + notes.size() + 2);
    List<String> lines = new ArrayList<>(head);
    if (table != null) {
      lines.add("");
      table.text().lines().forEach(lines::add);
      lines.add("");
      lines.addAll(legend(table));
    }
    lines.addAll(notes);
    return lines(lines) + ownTables();
  }

  /** The largest table that the screen holds beside so many lines and its own legend. */
  private TableText fitting(int others) {
    TableText table = table(LINES - others);
    return table(LINES - others - legend(table).size());
  }

  private TableText table(int lines) {
    return TableText.of(
        HEAD,
        new TableText.View(false, WIDTH, lines, NAME),
        first.stream().map(tables::get).toList());
  }

  /** All columns and rows, how each document was measured, and all that was found beside it. */
  String all() {
    List<String> lines = answerLines(places(_ -> true));
    if (!tables.isEmpty()) {
      TableText table =
          TableText.of(HEAD, new TableText.View(true, ENDLESS, ENDLESS, WHOLE_NAME), tables);
      lines.add("");
      table.text().lines().forEach(lines::add);
      lines.add("");
      for (Table one : tables) {
        lines.addAll(
            wrapped(
                one.title()
                    + ": "
                    + one.notes().stream().map(Note::text).collect(Collectors.joining("; "))));
      }
      lines.add("");
      table.meanings().forEach((name, text) -> lines.addAll(wrapped(name + ": " + text + ".")));
      lines.addAll(wrapped(ORDER));
      lines.add("");
    }
    StringBuilder out = new StringBuilder(lines(lines));
    comparison
        .geometricMeans()
        .forEach(mean -> GeometricMeanTables.append(out, mean, comparison, words));
    return out + lines(allNotes()) + ownTables() + ScoresTables.render(manifest.before().scores());
  }

  private List<String> answerLines(List<Integer> places) {
    return places.stream()
        .map(answers::get)
        .flatMap(answer -> wrapped(answer.line()).stream())
        .collect(Collectors.toCollection(ArrayList::new));
  }

  /** As few lines as they fit in, none longer than the table. */
  private List<String> legend(TableText table) {
    List<String> sentences = new ArrayList<>(List.of(ORDER));
    table.meanings().forEach((name, text) -> sentences.add(name + ": " + text + "."));
    String common = ComparisonTables.commonCondition(comparison.documents());
    if (!common.isEmpty()) {
      sentences.add("Measured with " + common + ".");
    }
    if (!table.leftOut().isEmpty()) {
      sentences.add("No room for: %s.".formatted(String.join(", ", table.leftOut())));
    }
    return TextWidth.wrapped(
        Printable.line(String.join(" ", sentences)), Math.max(LEAST_WIDTH, table.width()), "");
  }

  /** What is not compared, a line for each way to end, what else to know, and how to see all. */
  private List<String> notes() {
    List<String> lines = new ArrayList<>(notCompared());
    List<String> doubts = doubts();
    List<String> others = new ArrayList<>();
    unsteady(false).ifPresent(others::add);
    contended(false).forEach(others::add);
    if (first.size() < tables.size()) {
      others.add("not shown: trees that are built and not walked");
    }
    comparison.notices().stream()
        .filter(notice -> !comparison.doubts().contains(notice))
        .forEach(others::add);
    int room = Math.max(LEAST_NOTES, MOST_NOTES - doubts.size());
    if (others.size() > room) {
      int hidden = others.size() - room + 1;
      others.subList(room - 1, others.size()).clear();
      others.add(Count.of(hidden, "more note"));
    }
    lines.addAll(doubts);
    lines.addAll(others);
    if (!lines.isEmpty() || !tables.isEmpty()) {
      lines.add(MORE);
    }
    return lines.stream().flatMap(line -> shortened(line).stream()).toList();
  }

  /** By which a figure may be wrong: these are never left out. */
  private List<String> doubts() {
    List<String> doubts = new ArrayList<>(comparison.doubts());
    if (isNoisy()) {
      doubts.add(comparison.noise().text());
    }
    unsteady(true).ifPresent(doubts::add);
    doubts.addAll(contended(true));
    return doubts;
  }

  private Optional<String> unsteady(boolean doubt) {
    return Optional.ofNullable(comparison.unsteady())
        .filter(it -> it.mayMislead() == doubt)
        .map(UnsteadyForks::text);
  }

  private List<String> contended(boolean doubt) {
    return comparison.labels().stream()
        .filter(label -> label.label().equals(ForkRecord.CONTENDED))
        .filter(label -> doubt == (label.defect() != LabelFinding.Defect.LABEL))
        .map(ParsersText::brief)
        .toList();
  }

  private boolean isNoisy() {
    return comparison.noise() != null && comparison.noise().noisy();
  }

  /** On two lines, if one is too short for it. */
  private static List<String> shortened(String line) {
    List<String> wrapped = wrapped(line);
    return wrapped.size() <= MOST_LINES
        ? wrapped
        : List.of(
            wrapped.getFirst(),
            TextWidth.clipped(wrapped.get(1) + " " + wrapped.get(2).strip(), WIDTH));
  }

  private List<String> allNotes() {
    List<String> lines = new ArrayList<>();
    if (comparison.noise() != null) {
      lines.add(comparison.noise().text());
    }
    lines.addAll(comparison.ofWarmth());
    lines.addAll(comparison.notices());
    return lines.stream().flatMap(line -> wrapped(line).stream()).toList();
  }

  private static String brief(LabelFinding label) {
    return "%s: %d of the run's %d forks; %s"
        .formatted(
            label.label().replace('-', ' '),
            label.marked(),
            label.forks(),
            switch (label.defect()) {
              case LABEL -> "no trend in their figures";
              case RUN -> "a trend in their figures";
              case UNKNOWN -> "a trend is not excluded";
            });
  }

  /** A line for each outcome but ok: which parsers on which documents, and why if it is one. */
  private List<String> notCompared() {
    Map<Outcome, List<String>> lines = new LinkedHashMap<>();
    Map<Outcome, String> reasons = new EnumMap<>(Outcome.class);
    for (int i = 0; i < answers.size(); i++) {
      Map<Outcome, List<String>> labels = new EnumMap<>(Outcome.class);
      for (SubjectFigure figure : comparison.documents().get(i).subjects()) {
        if (figure.outcome() != Outcome.OK) {
          labels.computeIfAbsent(figure.outcome(), _ -> new ArrayList<>()).add(figure.label());
          String reason = figure.standing().reason();
          reasons.merge(
              figure.outcome(),
              reason == null ? "" : reason,
              (before, now) -> before.equals(now) ? now : "");
        }
      }
      String document = answers.get(i).document();
      labels.forEach(
          (outcome, names) ->
              lines
                  .computeIfAbsent(outcome, _ -> new ArrayList<>())
                  .add(names(names) + " on " + document));
    }
    return lines.entrySet().stream()
        .map(
            entry ->
                FigureTerm.of(entry.getKey()).label()
                    + ": "
                    + String.join("; ", entry.getValue())
                    + (reasons.get(entry.getKey()).isEmpty()
                        ? ""
                        : " (" + reasons.get(entry.getKey()) + ")"))
        .toList();
  }

  private String names(List<String> names) {
    return names.size() > MOST_NAMES
        ? names.size() + " " + words.subject() + "s"
        : String.join(", ", names);
  }

  /** Tables of their own: what threads gain, versions side by side, and goals. */
  private String ownTables() {
    return ThreadScalingTables.render(comparison)
        + VersionTrendTables.render(comparison)
        + PiximalGoalsText.render(goals, manifest.host().cpu());
  }

  private static List<String> wrapped(String text) {
    return TextWidth.wrapped(Printable.line(text), WIDTH, INDENT);
  }

  private static String lines(List<String> lines) {
    return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
  }
}
