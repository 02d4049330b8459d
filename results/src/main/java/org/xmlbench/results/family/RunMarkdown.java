package org.xmlbench.results.family;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.xmlbench.core.Printable;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.compared.NodesTables;
import org.xmlbench.results.compared.ScoresTables;
import org.xmlbench.results.compared.TerminalTable;
import org.xmlbench.results.gate.Arm;
import org.xmlbench.results.report.HostLine;
import org.xmlbench.results.report.PageModels;
import org.xmlbench.results.run.AnsweredTables;
import org.xmlbench.results.run.SectionedTables;
import org.xmlbench.results.run.Settings;
import org.xmlbench.results.stats.ArmRun;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.DriverScore;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.Table;
import org.xmlbench.results.table.TableMarkdown;

/** A run as a Markdown page: the answer first, then every table, where and how it ran last. */
final class RunMarkdown {
  private final RunResults run;
  private final Manifest manifest;
  private final List<String> lines = new ArrayList<>();

  private RunMarkdown(RunResults run) {
    this.run = run;
    this.manifest = run.folder().manifest();
  }

  /**
   * The page, lines ended by LF.
   *
   * @throws UserErrorException when the run is of two arms, whose verdict is a file of its own
   */
  static String of(RunResults run) {
    Manifest manifest = Families.named(run.folder().manifest());
    if (ArmRun.is(manifest, run.forks())) {
      boolean calibrates = Arm.CALIBRATION.equals(manifest.kind());
      throw new UserErrorException(
          "%s is the run of a %s, which has no Markdown of subjects: 'xmlbench report %1$s' shows its %s"
              .formatted(
                  run.folder().path(),
                  calibrates ? "calibration" : "gate",
                  calibrates ? "result" : "verdict, which gate.md in it has as Markdown"));
    }
    return new RunMarkdown(run).text();
  }

  private String text() {
    Section own = run.tables() instanceof SectionedTables it ? it.own().orElse(null) : null;
    String question = own == null ? run.family().words().part() : own.question();
    lines.addAll(List.of("# " + escaped(question), ""));
    addItems(answer());
    addItems(notes());
    List<Table> tables = new ArrayList<>(run.documentTables());
    tables.addAll(PageModels.beside(run.comparison(), run.family().words()));
    tables.addAll(own == null ? List.of() : own.tables());
    run.nodes().map(NodesTables::of).ifPresent(tables::addAll);
    List<DriverScore> scores = manifest.before().scores();
    tables.addAll(scores.isEmpty() ? List.of() : List.of(ScoresTables.table(scores)));
    addAll(TableMarkdown.sections(tables));
    List<String> method = new ArrayList<>(methodOfComparison());
    method.addAll(own == null ? List.of() : own.method());
    addAll(method.isEmpty() ? List.of() : List.of("## Method"));
    addItems(method);
    provenance();
    return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
  }

  /** What its intervals are and what they are made of; nothing where no document is compared. */
  private List<String> methodOfComparison() {
    Comparison comparison = run.comparison();
    if (run.documentTables().isEmpty()) {
      return List.of();
    }
    TimingClock clock = comparison.clock();
    String unit = comparison.documents().getFirst().counts().unit();
    return List.of(
        TerminalTable.intervals(comparison, run.family().words()),
        unit == null
            ? "A block has a fork of each subject; a difference is of the blocks that both"
                + " finished."
            : "Each %s measured all; a difference is of the %1$ss on which both subjects ended well."
                .formatted(unit),
        "The clock that orders is %s: %s.".formatted(clock.label(), clock.meaning()));
  }

  private void addAll(List<String> paragraph) {
    lines.addAll(paragraph);
    lines.addAll(paragraph.isEmpty() ? List.of() : List.of(""));
  }

  /** The answer in words, a line each: of tables that have none, that of the comparison. */
  private List<String> answer() {
    return run.tables() instanceof AnsweredTables answered
        ? answered.answer()
        : TerminalTable.answers(run.comparison());
  }

  /** What to know of all figures: the host's noise first. */
  private List<String> notes() {
    Comparison comparison = run.comparison();
    List<String> notes = new ArrayList<>();
    notes.addAll(HostLine.of(run.folder().path(), run.forks().records(), notes::add));
    if (comparison.noise() != null && comparison.noise().noisy()) {
      notes.add(comparison.noise().text());
    }
    notes.addAll(comparison.ofWarmth());
    notes.addAll(comparison.notices());
    return notes;
  }

  private void addItems(List<String> items) {
    addAll(items.stream().map(item -> "- " + escaped(item.strip())).toList());
  }

  private void provenance() {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("run", manifest.run());
    facts.put("started", manifest.createdUtc());
    facts.put("XMLBench", manifest.toolVersion());
    String typed = manifest.options().get(Settings.COMMAND);
    facts.put(
        Settings.COMMAND,
        typed == null
            ? "xmlbench %s, with these options".formatted(run.family().command())
            : typed);
    facts.put("profile", manifest.profile());
    Settings.of(manifest).stream()
        .filter(it -> typed == null || !isAsked(it.key()))
        .forEach(it -> facts.put(lower(it.name()), it.value()));
    facts.put("clock", manifest.clock().label());
    String condition = condition();
    if (!condition.isEmpty()) {
      facts.put("condition", condition);
    }
    facts.put("forks", forks());
    facts.putAll(manifest.host().facts());
    lines.addAll(List.of("## Provenance", "", "| fact | value |", "|---|---|"));
    facts.forEach((name, value) -> lines.add("| %s | %s |".formatted(cell(name), cell(value))));
  }

  /** Whether the command line says it, or could have. */
  private boolean isAsked(String option) {
    return option.equals(Settings.COMMAND)
        || manifest.request() != null && manifest.request().has(option);
  }

  private static String lower(String name) {
    return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
  }

  /** Under which all of it was measured; of several, each value. */
  private String condition() {
    Map<String, Set<String>> values = new TreeMap<>();
    run.forks()
        .records()
        .forEach(
            fork ->
                fork.cell()
                    .condition()
                    .forEach(
                        (key, value) ->
                            values.computeIfAbsent(key, _ -> new TreeSet<>()).add(value)));
    return values.entrySet().stream()
        .map(entry -> entry.getKey() + "=" + String.join(",", entry.getValue()))
        .collect(Collectors.joining(" "));
  }

  private static String cell(String text) {
    return escaped(text.replace("\n", ", ")).replace("|", "\\|");
  }

  private static String escaped(String text) {
    return TableMarkdown.escaped(Printable.line(text));
  }

  /** How many, and how many of these did not end well. */
  private String forks() {
    Map<String, Long> outcomes =
        run.forks().records().stream()
            .collect(
                Collectors.groupingBy(
                    fork -> fork.outcome().label(), TreeMap::new, Collectors.counting()));
    return outcomes.entrySet().stream()
        .map(entry -> entry.getValue() + " " + entry.getKey())
        .collect(Collectors.joining(", "));
  }
}
