package org.xmlbench.families.security.tables;

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
import java.util.stream.Collectors;
import org.xmlbench.core.Task;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.families.security.fork.SecurityMeasures;
import org.xmlbench.families.security.fork.SecurityMeasures.Effect;
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
 * What parsers let in that are given hostile documents.
 *
 * @param documents names of the documents, in the order of the plan
 * @param setups the attempts of each driver, by the way in which programs set a library up
 */
record SecurityTables(
    List<String> documents, SortedMap<String, SortedMap<String, Attempts>> setups) {
  private static final String HARDENED = "hardened";
  private static final Column DRIVER = Column.of("driver", NAME);
  private static final List<Column> COLUMNS =
      List.of(
          DRIVER,
          Column.of(
              "unsafe",
              Column.Kind.NUMBER,
              "hostile documents that did what an attacker wants; - where not all attempts are"
                  + " known"),
          Column.of("which", TEXT));
  private static final List<Column> ATTEMPT =
      List.of(
          DRIVER,
          Column.of("setup", TEXT),
          Column.of("document", TEXT),
          Column.of("effect", "what came of it", null, COUNT, null),
          Column.of("said", "in its words", null, TEXT, null));

  SecurityTables {
    documents = List.copyOf(documents);
    setups = new TreeMap<>(setups);
  }

  /**
   * The forks of a driver in one setup, by document.
   *
   * @param documents all of them, in the order of the plan
   */
  record Attempts(List<String> documents, Map<String, ForkRecord> forks) {
    Attempts {
      documents = List.copyOf(documents);
      forks = Map.copyOf(forks);
    }

    Attempts with(Attempts later) {
      Map<String, ForkRecord> all = new LinkedHashMap<>(forks);
      all.putAll(later.forks);
      return new Attempts(documents, all);
    }

    /** What came of a document; empty where that is not known. */
    Optional<Effect> effect(String document) {
      return Optional.ofNullable(forks.get(document))
          .filter(fork -> fork.outcome() == Outcome.OK)
          .flatMap(SecurityMeasures::effect);
    }

    boolean allKnown() {
      return documents.stream().allMatch(document -> effect(document).isPresent());
    }

    /** The documents that did what an attacker wants, each with what came of it. */
    Map<String, Effect> unsafe() {
      Map<String, Effect> unsafe = new LinkedHashMap<>();
      documents.forEach(
          document ->
              effect(document)
                  .filter(effect -> !effect.isSafe())
                  .ifPresent(effect -> unsafe.put(document, effect)));
      return unsafe;
    }

    String words(String document) {
      ForkRecord fork = forks.get(document);
      return fork == null ? "not tried" : fork.reason();
    }
  }

  /**
   * Those of a run.
   *
   * @param planned names of the run's tasks, whose order the table has
   */
  static SecurityTables of(List<String> planned, List<ForkRecord> forks) {
    List<String> documents =
        planned.stream().map(name -> Task.recorded(name).name()).distinct().toList();
    SortedMap<String, SortedMap<String, Attempts>> setups = new TreeMap<>();
    for (ForkRecord fork : forks) {
      Task task = Task.recorded(fork.cell().document());
      setups
          .computeIfAbsent(task.setting().orElse(""), setup -> new TreeMap<>())
          .merge(
              fork.cell().subject(),
              new Attempts(documents, Map.of(task.name(), fork)),
              Attempts::with);
    }
    return new SecurityTables(documents, setups);
  }

  /** As tables, one for each setup; none where the run has no such fork. */
  Section section() {
    return new Section(
            "security",
            "What does each parser let in?",
            "What each parser lets in",
            "Security",
            List.of("Each attempt, with the parser's words, is in report.html and security.json."),
            setups.entrySet().stream()
                .map(setup -> table(setup.getKey(), setup.getValue()))
                .toList(),
            setups.isEmpty() ? List.of() : List.of(attempts()))
        .answering(
            setups.entrySet().stream()
                .map(setup -> answer(setup.getKey(), setup.getValue()))
                .toList());
  }

  /** How many drivers are safe in a setup, and which are not. */
  private String answer(String setup, Map<String, Attempts> drivers) {
    Tally tally = new Tally("safe", "unsafe");
    drivers.forEach(
        (driver, attempts) -> {
          int unsafe = attempts.unsafe().size();
          if (unsafe > 0) {
            tally.add("unsafe", true, "%s: %d of %d".formatted(driver, unsafe, documents.size()));
          } else {
            tally.add(attempts.allKnown() ? "safe" : "not known", true, driver);
          }
        });
    return "%s: %s; unsafe: a hostile document did what an attacker wants."
        .formatted(setupWords(setup), tally.text("driver"));
  }

  private static String setupWords(String setup) {
    return "libraries as "
        + (setup.equals(HARDENED) ? "their documentation hardens them" : "they come");
  }

  private Table table(String setup, Map<String, Attempts> drivers) {
    return new Table(
        setup,
        "security: " + setupWords(setup),
        COLUMNS,
        drivers.entrySet().stream().map(it -> row(it.getKey(), it.getValue())).toList());
  }

  private Row row(String driver, Attempts attempts) {
    Map<String, Effect> unsafe = attempts.unsafe();
    String which =
        unsafe.entrySet().stream()
            .map(it -> "%s (%s)".formatted(it.getKey(), it.getValue().label()))
            .collect(Collectors.joining(", "));
    Cell none = attempts.allKnown() ? new Cell.Text("none") : Cell.NOTHING;
    return Row.of(
        driver,
        List.of(
            new Cell.Text(driver),
            attempts.allKnown()
                ? new Cell.Count(unsafe.size(), (long) documents.size())
                : Cell.NOTHING,
            which.isEmpty() ? none : new Cell.Text(which)));
  }

  private Table attempts() {
    List<Row> rows = new ArrayList<>();
    setups.forEach(
        (setup, drivers) ->
            drivers.forEach(
                (driver, attempts) ->
                    documents.forEach(
                        document -> rows.add(attempt(setup, driver, document, attempts)))));
    return new Table(
        "attempts", "what came of each hostile document, and what the parser said", ATTEMPT, rows);
  }

  private static Row attempt(String setup, String driver, String document, Attempts attempts) {
    String words = attempts.words(document);
    return Row.of(
        driver,
        List.of(
            new Cell.Text(driver),
            new Cell.Text(setup),
            new Cell.Text(document),
            attempts
                .effect(document)
                .<Cell>map(it -> new Cell.Words(List.of(Cell.Word.of(new SecurityTerm(it)))))
                .orElse(Cell.NOTHING),
            words == null ? Cell.NOTHING : new Cell.Text(words)));
  }

  /** What parsers let in, for runs of parsers: how many hostile documents, in each setup. */
  ScoreFile scores(Manifest manifest) {
    Map<String, List<DriverScore.Figure>> figures = new LinkedHashMap<>();
    setups.forEach(
        (setup, drivers) ->
            drivers.forEach(
                (driver, attempts) -> {
                  if (attempts.allKnown()) {
                    figures
                        .computeIfAbsent(driver, any -> new ArrayList<>())
                        .add(figure(setup.equals(HARDENED), attempts.unsafe()));
                  }
                }));
    return ScoreFile.of(manifest, figures);
  }

  private DriverScore.Figure figure(boolean hardened, Map<String, Effect> unsafe) {
    return new DriverScore.Figure(
        hardened ? "safe-when-hardened" : "safe-by-default",
        hardened ? "unsafe, hardened" : "unsafe by default",
        "%d of %d".formatted(unsafe.size(), documents.size()),
        unsafe.isEmpty(),
        unsafe.isEmpty()
            ? null
            : unsafe.entrySet().stream()
                .map(it -> "%s: %s".formatted(it.getKey(), it.getValue().label()))
                .collect(Collectors.joining(", ")));
  }
}
