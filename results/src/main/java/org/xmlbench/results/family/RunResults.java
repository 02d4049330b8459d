package org.xmlbench.results.family;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.compared.ComparisonTables;
import org.xmlbench.results.compared.NodesTables;
import org.xmlbench.results.export.ExportFormat;
import org.xmlbench.results.export.ExportSource;
import org.xmlbench.results.export.JmhJson;
import org.xmlbench.results.grid.NodeMeans;
import org.xmlbench.results.grid.NodeTable;
import org.xmlbench.results.grid.RunParts;
import org.xmlbench.results.history.History;
import org.xmlbench.results.report.CsvExport;
import org.xmlbench.results.report.PageModels;
import org.xmlbench.results.run.ComparedTables;
import org.xmlbench.results.run.ComparisonFile;
import org.xmlbench.results.run.DocumentTables;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.run.FaultyTables;
import org.xmlbench.results.run.JsonTables;
import org.xmlbench.results.run.ModelTables;
import org.xmlbench.results.run.OwnFigures;
import org.xmlbench.results.run.OwnTables;
import org.xmlbench.results.run.PageTables;
import org.xmlbench.results.run.PairFindings;
import org.xmlbench.results.run.RatedPairs;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.run.WithoutTimes;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.PairChoice;
import org.xmlbench.results.stats.RunDifference;
import org.xmlbench.results.stats.SideBySide;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.store.WholeFile;
import org.xmlbench.results.table.SectionFile;
import org.xmlbench.results.table.Table;

/**
 * The results of a run: its family's tables, made once for text, JSON, CSV and page.
 *
 * @param forks its records
 * @param nodes the nodes that made it; empty where one did
 */
public record RunResults(
    RunFolder folder,
    Forks forks,
    FamilyResults family,
    RunTables tables,
    Optional<NodeTable> nodes) {
  /**
   * Reads a run.
   *
   * @throws UserErrorException when its log cannot be read
   */
  public static RunResults of(RunFolder folder) {
    return of(folder, Families.of(folder.manifest()));
  }

  /**
   * Reads a run.
   *
   * @param pairs which pairs of subjects are distinguished where they raced
   */
  public static RunResults of(RunFolder folder, PairChoice pairs) {
    return of(folder, Families.of(folder.manifest()), pairs);
  }

  static RunResults of(RunFolder folder, FamilyResults family) {
    return of(folder, family, PairChoice.BEST);
  }

  private static RunResults of(RunFolder folder, FamilyResults family, PairChoice pairs) {
    Forks forks = folder.forks();
    Manifest named = folder.manifest().of(family.id(), Families.kind(folder.manifest()));
    Manifest manifest =
        pairs == PairChoice.BEST ? named : named.with(PairChoice.OPTION, pairs.label());
    Forks figures = figures(folder, forks);
    return new RunResults(
        folder,
        forks,
        family,
        family.tables(
            figures == forks ? manifest : manifest.with(Manifest.UNIT, NodeMeans.NODE), figures),
        NodeTable.of(RunParts.read(folder.path()), manifest, forks));
  }

  /**
   * The records of which figures are made: of a run that every node made whole, one for each cell
   * and node.
   */
  private static Forks figures(RunFolder folder, Forks forks) {
    return RunParts.read(folder.path())
        .filter(parts -> parts.replicated() && parts.nodes().size() > 1)
        .map(parts -> new NodeMeans(parts).of(forks))
        .orElse(forks);
  }

  /** As plain text, lines ended by LF. */
  public String text() {
    return tables.text() + nodes.map(NodesTables::render).orElse("");
  }

  /**
   * The same with all columns and all that was found, where the text above leaves something out.
   */
  public String allColumns() {
    return tables instanceof ModelTables model
        ? model.allColumns() + nodes.map(NodesTables::render).orElse("")
        : text();
  }

  /**
   * As a Markdown page, lines ended by LF.
   *
   * @throws UserErrorException when the run is a gate's or a calibration's
   */
  public String markdown() {
    return RunMarkdown.of(this);
  }

  /** As JSON: the comparison, or the family's own model instead of it. */
  public String json() {
    return tables instanceof OwnTables own
        ? StoreJson.file(noted(own.model()))
        : StoreJson.file(comparisonFile());
  }

  private ComparisonFile comparisonFile() {
    return ComparisonFile.of(comparison(), documentTables());
  }

  /**
   * The comparison as CSV.
   *
   * @param name what the run is called
   * @throws UserErrorException when its family has none
   */
  public String csv(String name) {
    if (tables instanceof OwnTables own) {
      throw new UserErrorException(
          "%s is of %s, which has no CSV: use --json"
              .formatted(name, own.experiment())
              .replace("programs, which has", "programs, which have"));
    }
    return CsvExport.render(comparison(), family.words());
  }

  /**
   * The comparison of subjects; empty of documents where the family compares in other tables only.
   */
  public Comparison comparison() {
    return tables instanceof ComparedTables compared
        ? compared.comparison()
        : Comparison.of(Families.named(folder.manifest()), new Forks(List.of(), forks.notices()));
  }

  /** The forks behind {@link #comparison()}. */
  Forks comparedForks() {
    return tables instanceof ComparedTables
        ? figures(folder, forks)
        : new Forks(List.of(), forks.notices());
  }

  /** The tables of the compared documents; empty of a run that is not compared. */
  List<Table> documentTables() {
    if (tables instanceof DocumentTables own) {
      return own.tables();
    }
    return tables instanceof ComparedTables compared
        ? ComparisonTables.of(compared.comparison(), family.words())
        : List.of();
  }

  /** The tables that every family has, for the page. */
  PageModels models() {
    Comparison compared = comparison();
    List<Table> documents = documentTables();
    return PageModels.of(
        compared,
        family.words(),
        documents,
        tables instanceof DocumentTables own
            ? own.pictures()
            : ComparisonTables.pictures(documents, compared, family.words()),
        folder.manifest().before().scores(),
        nodes);
  }

  /** What the page's script reads of the family's own tables. */
  Map<String, Object> section() {
    return tables instanceof PageTables page ? page.section() : Map.of();
  }

  /** Whether the tables show that a fork failed or gave a wrong result. */
  public boolean anyFault() {
    return tables instanceof FaultyTables faulty && faulty.anyFault();
  }

  /** Writes what programs read into the run folder: the comparison and the family's own files. */
  public void writeFiles() {
    if (tables instanceof ComparedTables) {
      write("comparison.json", StoreJson.file(comparisonFile()));
      write("comparison.csv", CsvExport.render(comparison(), family.words()));
    }
    if (tables instanceof JsonTables own) {
      own.jsonFiles().forEach((name, model) -> write(name, StoreJson.file(noted(model))));
    }
    nodes.ifPresent(table -> write("nodes.json", StoreJson.file(table)));
  }

  /** A family's tables know nothing of what its run folder lost: their file says it beside them. */
  private Object noted(Object model) {
    return model instanceof SectionFile file ? file.with(forks.notices()) : model;
  }

  private void write(String name, String text) {
    WholeFile.write(folder.path().resolve(name), text);
  }

  /**
   * The run as one side of a comparison of two runs.
   *
   * @param name what it is called
   */
  public static SideBySide.Side side(String name, RunFolder folder) {
    Manifest manifest = folder.manifest();
    return new SideBySide.Side(
        name,
        Families.of(manifest).words().label(),
        Families.named(manifest),
        figures(folder, folder.forks()));
  }

  /** Why the times of a run are neither compared nor exported; empty where times are its result. */
  static Optional<String> withoutTimes(String name, Manifest manifest) {
    FamilyResults family = Families.of(manifest);
    return WithoutTimes.of(family, manifest)
        .map(
            without ->
                "%s is of %s, whose result is no time: it is in %s and report.html in that folder; 'sql' and 'export' as csv or parquet read the records"
                    .formatted(name, family.words().label(), without.resultFile()));
  }

  /**
   * Accepts only runs whose result is times.
   *
   * @throws UserErrorException of any other
   */
  public static void requireTimes(String name, Manifest manifest) {
    withoutTimes(name, manifest)
        .ifPresent(
            why -> {
              throw new UserErrorException(why);
            });
  }

  /**
   * The trends of runs.
   *
   * @throws UserErrorException when the result of a run is no time, or it cannot be read
   */
  public static History history(List<RunFolder> folders) {
    folders.forEach(run -> requireTimes(run.path().toString(), run.manifest()));
    return History.of(folders, manifest -> Families.of(manifest).words());
  }

  /**
   * Runs in the format of another tool.
   *
   * @param notices receives a sentence for each thing that was left out or repaired
   * @throws UserErrorException when the result of a run is no time, and as {@link
   *     ExportFormat#render} does
   */
  public static String export(
      ExportFormat format, List<RunFolder> folders, Consumer<String> notices) {
    folders.forEach(run -> requireTimes(run.path().toString(), run.manifest()));
    return format.render(folders.stream().map(RunResults::source).toList(), notices);
  }

  /**
   * Writes {@code jmh.json} anew from the records. The file appears whole or not at all.
   *
   * @throws org.xmlbench.results.store.DiskFullException when the disk is full
   */
  public static void writeJmhJson(RunFolder folder) {
    WholeFile.write(folder.path().resolve(RunFolder.JMH), JmhJson.of(source(folder)));
  }

  private static ExportSource source(RunFolder folder) {
    return new ExportSource(
        folder.path(),
        Families.named(folder.manifest()),
        figures(folder, folder.forks()),
        ownFigures(folder.manifest()));
  }

  private static OwnFigures ownFigures(Manifest manifest) {
    return Families.of(manifest) instanceof OwnFigures own ? own : OwnFigures.NONE;
  }

  /**
   * Puts two runs side by side; runs without times are refused.
   *
   * @param allowed what they may differ in
   */
  public static SideBySide sideBySide(
      SideBySide.Side a, SideBySide.Side b, Set<RunDifference.Shared> allowed) {
    Optional<String> refusal =
        withoutTimes(a.name(), a.manifest()).or(() -> withoutTimes(b.name(), b.manifest()));
    if (refusal.isPresent()) {
      return new SideBySide(null, refusal.get(), List.of());
    }
    SideBySide pair = SideBySide.of(a, b, allowed);
    RunDifference difference = pair.difference();
    if (difference == null) {
      return pair;
    }
    if (Families.of(a.manifest()) instanceof RatedPairs rated) {
      difference = difference.byRate(rated.counted(), rated.caution());
    }
    if (Families.of(a.manifest()) instanceof PairFindings family) {
      difference = difference.telling(family.findings(a.manifest(), b.manifest(), difference));
    }
    return new SideBySide(difference, null, pair.meanings());
  }
}
