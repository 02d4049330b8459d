package org.xmlbench.results.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.xmlbench.results.compared.ComparisonTables;
import org.xmlbench.results.compared.GeometricMeanTables;
import org.xmlbench.results.compared.GrowthTables;
import org.xmlbench.results.compared.NodesTables;
import org.xmlbench.results.compared.ResourceTables;
import org.xmlbench.results.compared.RunDifferenceTables;
import org.xmlbench.results.compared.ScoresTables;
import org.xmlbench.results.compared.ThreadScalingTables;
import org.xmlbench.results.compared.VersionTrendTables;
import org.xmlbench.results.grid.NodeTable;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.GeometricMean;
import org.xmlbench.results.stats.RunDifference;
import org.xmlbench.results.stats.SizeSweep;
import org.xmlbench.results.stats.ThreadScaling;
import org.xmlbench.results.stats.VersionTrend;
import org.xmlbench.results.store.DriverScore;
import org.xmlbench.results.table.JsonTable;
import org.xmlbench.results.table.Picture;
import org.xmlbench.results.table.Table;

/**
 * The tables of a run that every family has, as the page reads them. Each list is in the order of
 * what it is of in the comparison.
 *
 * @param pictures what is drawn of these
 * @param resources one for each document: memory, collector and compiler
 * @param means one for each geometric mean
 * @param growth one for each sweep over sizes
 * @param threads one for each document in several threads
 * @param versions one for each driver with several versions
 * @param scores what scorecards found before; {@code null} where they found nothing
 * @param nodes what each node measured, and how they differ where all measured the same
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record PageModels(
    List<JsonTable> documents,
    List<Picture> pictures,
    List<JsonTable> resources,
    List<JsonTable> means,
    List<JsonTable> growth,
    List<JsonTable> threads,
    List<JsonTable> versions,
    JsonTable scores,
    List<JsonTable> nodes) {
  public PageModels {
    documents = List.copyOf(documents);
    pictures = List.copyOf(pictures);
    resources = List.copyOf(resources);
    means = List.copyOf(means);
    growth = List.copyOf(growth);
    threads = List.copyOf(threads);
    versions = List.copyOf(versions);
    nodes = List.copyOf(nodes);
  }

  /**
   * The tables of a run.
   *
   * @param pictures what is drawn of these
   */
  public static PageModels of(
      Comparison comparison,
      FamilyWords words,
      List<Table> documents,
      List<Picture> pictures,
      List<DriverScore> scores,
      Optional<NodeTable> nodes) {
    return new PageModels(
        json(documents),
        pictures,
        documents.isEmpty() ? List.of() : json(ResourceTables.of(comparison, words)),
        json(means(comparison, words)),
        json(growth(comparison, words)),
        json(threads(comparison)),
        json(versions(comparison)),
        scores.isEmpty() ? null : JsonTable.of(ScoresTables.table(scores)),
        json(nodes.map(NodesTables::of).orElse(List.of())));
  }

  /** All tables of a comparison but those of its documents. */
  public static List<Table> beside(Comparison comparison, FamilyWords words) {
    return Stream.of(
            means(comparison, words),
            growth(comparison, words),
            threads(comparison),
            versions(comparison))
        .flatMap(List::stream)
        .filter(table -> !table.rows().isEmpty())
        .toList();
  }

  private static List<Table> means(Comparison comparison, FamilyWords words) {
    return tables(
        comparison.geometricMeans(),
        GeometricMean::condition,
        mean -> GeometricMeanTables.table(mean, comparison, words));
  }

  private static List<Table> growth(Comparison comparison, FamilyWords words) {
    return tables(
        comparison.sizeSweeps(),
        SizeSweep::condition,
        sweep -> GrowthTables.table(sweep, comparison, words));
  }

  private static List<Table> threads(Comparison comparison) {
    return tables(
        comparison.threadScaling(),
        ThreadScaling::condition,
        scaling -> ThreadScalingTables.table(scaling, comparison));
  }

  private static List<Table> versions(Comparison comparison) {
    return tables(
        comparison.versionTrends(),
        VersionTrend::condition,
        trend -> VersionTrendTables.table(trend, comparison));
  }

  /** Where they were measured under several conditions, titles have what differs. */
  private static <T> List<Table> tables(
      List<T> of, Function<T, Map<String, String>> condition, Function<T, Table> table) {
    return ComparisonTables.titled(of.stream().map(table).toList(), of, condition);
  }

  private static List<JsonTable> json(List<Table> tables) {
    return tables.stream().map(JsonTable::of).toList();
  }

  /**
   * Two runs side by side.
   *
   * @param tables one for each document and condition
   * @param pictures what is drawn of these
   */
  public record Pair(List<JsonTable> tables, List<Picture> pictures) {
    public Pair {
      tables = List.copyOf(tables);
      pictures = List.copyOf(pictures);
    }

    public static Pair of(RunDifference difference, FamilyWords words) {
      List<Table> tables = RunDifferenceTables.tables(difference, words.subject());
      return new Pair(json(tables), RunDifferenceTables.pictures(difference, tables));
    }
  }
}
