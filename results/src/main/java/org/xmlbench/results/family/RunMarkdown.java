package org.xmlbench.results.family;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.xmlbench.core.Printable;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.report.PageModels;
import org.xmlbench.results.run.SectionedTables;
import org.xmlbench.results.stats.ArmRun;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.store.Manifest;
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
    if (ArmRun.is(Families.named(run.folder().manifest()), run.forks())) {
      throw new UserErrorException(
          "%s is a gate's or a calibration's run, whose arms are no subjects: gate.md in it has the verdict"
              .formatted(run.folder().path()));
    }
    return new RunMarkdown(run).text();
  }

  private String text() {
    Section own = run.tables() instanceof SectionedTables it ? it.own().orElse(null) : null;
    String question = own == null ? run.family().words().part() : own.question();
    lines.addAll(List.of("# " + escaped(question), ""));
    List<Table> tables = new ArrayList<>(run.documentTables());
    answers(tables);
    tables.addAll(PageModels.beside(run.comparison(), run.family().words()));
    tables.addAll(own == null ? List.of() : own.tables());
    addAll(TableMarkdown.sections(tables));
    if (own != null) {
      addAll(List.of("## Method"));
      addAll(own.method().stream().map(sentence -> "- " + escaped(sentence)).toList());
    }
    provenance();
    return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
  }

  private void addAll(List<String> paragraph) {
    lines.addAll(paragraph);
    lines.addAll(paragraph.isEmpty() ? List.of() : List.of(""));
  }

  /** An item for each compared document, and for what holds of all of them. */
  private void answers(List<Table> tables) {
    Comparison comparison = run.comparison();
    List<String> items = new ArrayList<>();
    for (int i = 0; i < tables.size(); i++) {
      DocumentComparison document = comparison.documents().get(i);
      if (document.separation().compared() > 0) {
        String answer = String.join("; ", document.answers()) + "; " + document.resolution();
        items.add("**%s**: %s".formatted(escaped(tables.get(i).title()), escaped(answer)));
      }
    }
    if (comparison.plateaus() != null) {
      items.add(escaped(comparison.plateaus().text()));
    }
    comparison.labels().forEach(label -> items.add(escaped(label.text())));
    comparison.notices().forEach(notice -> items.add(escaped(notice)));
    addAll(items.stream().map(item -> "- " + item).toList());
  }

  private void provenance() {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("run", manifest.run());
    facts.put("started", manifest.createdUtc());
    facts.put("XMLBench", manifest.toolVersion());
    facts.put(
        "command",
        "xmlbench %s --profile %s".formatted(run.family().command(), manifest.profile()));
    manifest.options().forEach(facts::put);
    facts.put("clock", manifest.clock().label());
    facts.put("forks", forks());
    facts.putAll(manifest.host().facts());
    lines.addAll(List.of("## Provenance", "", "| fact | value |", "|---|---|"));
    facts.forEach((name, value) -> lines.add("| %s | %s |".formatted(cell(name), cell(value))));
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
        .map(entry -> "%d %s".formatted(entry.getValue(), entry.getKey()))
        .collect(Collectors.joining(", "));
  }
}
