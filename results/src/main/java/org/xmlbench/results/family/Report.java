package org.xmlbench.results.family;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.xmlbench.results.forks.RunForks;
import org.xmlbench.results.gate.CalibrationFile;
import org.xmlbench.results.gate.CalibrationTable;
import org.xmlbench.results.gate.GateFile;
import org.xmlbench.results.gate.GateTable;
import org.xmlbench.results.report.EChartsScript;
import org.xmlbench.results.report.HtmlReport;
import org.xmlbench.results.report.PageModels;
import org.xmlbench.results.report.Sittings;
import org.xmlbench.results.report.UnfinishedGate;
import org.xmlbench.results.run.PageScripts;
import org.xmlbench.results.stats.ArmRun;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.RunDifference;
import org.xmlbench.results.stats.SideBySide;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.HostDiagnosis;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.WholeFile;
import org.xmlbench.results.table.Section;
import tools.jackson.databind.JsonNode;

/** The report of runs of any families. */
public final class Report {
  private Report() {}

  /**
   * Writes the report of these runs, each in separate sections.
   *
   * @throws org.xmlbench.core.UserErrorException when a run cannot be read or the file not written
   * @throws org.xmlbench.results.store.DiskFullException when the disk is full
   */
  public static void write(List<RunFolder> runs, Path file) {
    WholeFile.write(file, render(runs));
  }

  public static String render(List<RunFolder> runs) {
    return render(runs, Set.of());
  }

  /**
   * The report of these runs as text.
   *
   * @param allowed differences despite which two runs are shown side by side
   */
  public static String render(List<RunFolder> runs, Set<RunDifference.Shared> allowed) {
    return render(runs.stream().map(RunResults::of).toList(), sideBySide(runs, allowed));
  }

  /** Writes the report of one run whose tables were made before. */
  public static void write(RunResults run, Path file) {
    WholeFile.write(file, render(List.of(run), null));
  }

  private static String render(List<RunResults> runs, SideBySide sideBySide) {
    return HtmlReport.render(
        new HtmlReport.Data(
            runs.getFirst().folder().manifest().toolVersion(),
            EChartsScript.version(),
            runs.stream().map(Report::run).toList(),
            sideBySide,
            sideBySide == null || sideBySide.difference() == null
                ? null
                : PageModels.Pair.of(sideBySide.difference(), runs.getFirst().family().words())),
        scripts(runs));
  }

  private static List<String> scripts(List<RunResults> runs) {
    return runs.stream()
        .map(RunResults::family)
        .filter(PageScripts.class::isInstance)
        .flatMap(family -> ((PageScripts) family).scripts().stream())
        .distinct()
        .toList();
  }

  private static SideBySide sideBySide(List<RunFolder> runs, Set<RunDifference.Shared> allowed) {
    if (runs.size() != 2) {
      return null;
    }
    SideBySide.Side a = side(runs.getFirst());
    SideBySide.Side b = side(runs.getLast());
    return SideBySide.refusalOfWork(a, b).isEmpty() ? RunResults.sideBySide(a, b, allowed) : null;
  }

  private static SideBySide.Side side(RunFolder folder) {
    return RunResults.side(folder.manifest().run(), folder);
  }

  private static HtmlReport.Run run(RunResults run) {
    Manifest manifest = run.folder().manifest();
    Comparison comparison = run.comparison();
    List<String> unread = new ArrayList<>();
    List<HostDiagnosis> sessions = DoctorFile.readable(run.folder().path(), unread::add);
    return new HtmlReport.Run(
        withoutRequest(manifest),
        Families.words(run.family()),
        new HtmlReport.Host(
            sessions.isEmpty() ? null : HostDiagnosis.worst(sessions),
            unread.isEmpty() ? null : unread.getFirst(),
            Sittings.text(sessions, run.forks().records()).orElse(null)),
        comparison,
        RunForks.of(comparison, run.comparedForks().records()),
        arms(run, manifest).map(Section::json).orElse(null),
        run.models(),
        Map.of(run.family().id(), run.section()),
        run.nodes());
  }

  /** Of a gate or a calibration its result, or that it has none. */
  private static Optional<Section> arms(RunResults run, Manifest manifest) {
    Path folder = run.folder().path();
    return GateFile.read(folder)
        .map(GateTable::section)
        .or(() -> CalibrationFile.find(folder).map(CalibrationTable::section))
        .or(
            () ->
                ArmRun.is(Families.named(manifest), run.comparedForks())
                    ? Optional.of(
                        UnfinishedGate.section(Families.kind(manifest), run.comparedForks()))
                    : Optional.empty());
  }

  /** A request may hold every test of a suite; the page has the run's options. */
  private static Manifest withoutRequest(Manifest manifest) {
    return manifest.of((JsonNode) null);
  }
}
