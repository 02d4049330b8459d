package org.xmlbench.results.report;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.results.forks.RunForks;
import org.xmlbench.results.iolite.IoliteAnalysis;
import org.xmlbench.results.iolite.IoliteResult;
import org.xmlbench.results.readahead.Goal;
import org.xmlbench.results.readahead.ReadaheadAnalysis;
import org.xmlbench.results.readahead.ReadaheadGoals;
import org.xmlbench.results.readahead.StrategySweep;
import org.xmlbench.results.readahead.StrategySweeps;
import org.xmlbench.results.readahead.StrategyTable;
import org.xmlbench.results.soap.AttackTable;
import org.xmlbench.results.soap.AttackTables;
import org.xmlbench.results.soap.ComparedTime;
import org.xmlbench.results.soap.InteropTable;
import org.xmlbench.results.soap.InteropTables;
import org.xmlbench.results.soap.LoadTable;
import org.xmlbench.results.soap.LoadTables;
import org.xmlbench.results.soap.SematechTable;
import org.xmlbench.results.soap.SematechTables;
import org.xmlbench.results.soap.ServerRuns;
import org.xmlbench.results.soap.SoapTable;
import org.xmlbench.results.soap.SoapTables;
import org.xmlbench.results.soap.TransportShare;
import org.xmlbench.results.stats.ArmRun;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.RunDifference;
import org.xmlbench.results.stats.SideBySide;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.HostDiagnosis;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.RunFamily;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.WholeFile;
import tools.jackson.databind.JsonNode;

/**
 * The report: one HTML file that holds its style, its scripts, its chart library and its data, and
 * loads nothing.
 *
 * <p>Data is text inside a JSON block, where no {@code <} is left, and the page's scripts make
 * elements of it by {@code textContent} only. A content security policy lets exactly the two
 * scripts of the page run, named by their hashes, and no request leave it.
 */
public final class HtmlReport {
  private static final List<String> SCRIPTS =
      List.of(
          "text.js",
          "dom.js",
          "words.js",
          "view.js",
          "choice.js",
          "csv.js",
          "tables.js",
          "charts.js",
          "fold.js",
          "heat.js",
          "forks.js",
          "warmup.js",
          "sections.js",
          "palette.js",
          "growth.js",
          "resources.js",
          "pair.js",
          "doctor.js",
          "calibration.js",
          "gate.js",
          "strategies.js",
          "sweeps.js",
          "iolite.js",
          "soap.js",
          "load.js",
          "sematech.js",
          "interop.js",
          "background.js",
          "theme.js",
          "controls.js",
          "apply.js",
          "paper.js",
          "house.js",
          "main.js");
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{(\\w+)}}");

  private HtmlReport() {}

  /**
   * Writes the report of these runs, each in sections of its own.
   *
   * @throws org.xmlbench.core.UserErrorException when a run cannot be read or the file not written
   * @throws org.xmlbench.results.store.DiskFullException when there is no room
   */
  public static void write(List<RunFolder> runs, Path file) {
    WholeFile.write(file, render(runs));
  }

  /** The report of these runs as text. */
  public static String render(List<RunFolder> runs) {
    return render(runs, Set.of());
  }

  /**
   * The report of these runs as text.
   *
   * @param allowed what two runs may differ in and yet stand side by side
   */
  public static String render(List<RunFolder> runs, Set<RunDifference.Shared> allowed) {
    return render(
        new Data(
            runs.getFirst().manifest().toolVersion(),
            EChartsScript.version(),
            runs.stream().map(HtmlReport::run).toList(),
            runs.size() == 2
                    && SideBySide.refusalOfFamilies(side(runs.getFirst()), side(runs.getLast()))
                        == null
                ? ServerRuns.sideBySide(side(runs.getFirst()), side(runs.getLast()), allowed)
                : null));
  }

  private static SideBySide.Side side(RunFolder folder) {
    return new SideBySide.Side(folder.manifest().run(), folder.manifest(), folder.forks());
  }

  private static Run run(RunFolder folder) {
    Forks all = folder.forks();
    RunFamily family = RunFamily.of(folder.manifest());
    boolean ofStrategies = family == RunFamily.STRATEGIES;
    boolean ofPrograms = family == RunFamily.PROGRAMS;
    Forks forks = ComparedForks.of(folder.manifest(), all);
    Comparison comparison = Comparison.of(folder.manifest(), forks);
    List<String> unread = new ArrayList<>();
    HostDiagnosis doctor = DoctorFile.worst(folder.path(), unread::add).orElse(null);
    JsonNode gate = GateFile.read(folder.path()).orElse(null);
    JsonNode calibration = GateFile.calibration(folder.path()).orElse(null);
    boolean unended = gate == null && calibration == null && ArmRun.is(folder.manifest(), forks);
    List<StrategyTable> strategies = ofStrategies ? ReadaheadAnalysis.of(all.records()) : List.of();
    List<SoapTable> soap = SoapTables.of(comparison, all.records());
    List<SematechTable> sematech = SematechTables.of(all.records());
    return new Run(
        folder.manifest(),
        FamilyWords.of(family),
        doctor,
        unread.isEmpty() ? null : unread.getFirst(),
        comparison,
        RunForks.of(comparison, forks.records()),
        gate,
        calibration,
        unended ? UnendedArms.of(folder.manifest(), forks) : null,
        strategies,
        StrategySweeps.of(strategies),
        ofStrategies ? ReadaheadGoals.of(all.records()) : List.of(),
        ofPrograms ? IoliteAnalysis.of(folder.manifest(), all.records()) : null,
        soap,
        TransportShare.of(soap),
        LoadTables.of(all.records()),
        sematech,
        InteropTables.of(all.records()),
        AttackTables.of(all.records()).orElse(null),
        ComparedTime.of(comparison, sematech).orElse(null));
  }

  static String render(Data data) {
    String echarts = EChartsScript.text();
    String script = script();
    return fill(
        Resources.text("report.html"),
        Map.of(
            "policy", policy(echarts, script),
            "style", Resources.text("report.css"),
            "data", embeddable(JsonExport.COMPACT.writeValueAsString(data)),
            "echarts", echarts,
            "script", script));
  }

  private static String script() {
    StringBuilder script = new StringBuilder("(() => {\n'use strict';\n");
    SCRIPTS.forEach(name -> script.append(Resources.text(name)).append('\n'));
    return script.append("})();").toString();
  }

  private static String policy(String... scripts) {
    StringBuilder policy =
        new StringBuilder(
            "default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'unsafe-inline';"
                + " script-src");
    for (String script : scripts) {
      policy.append(" 'sha256-").append(sha256(script)).append('\'');
    }
    return policy.toString();
  }

  private static String sha256(String script) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
      return Base64.getEncoder().encodeToString(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java platform has SHA-256", e);
    }
  }

  /** JSON that cannot end the element that holds it: {@code <} occurs only inside strings. */
  private static String embeddable(String json) {
    return json.replace("<", "\\u003c");
  }

  /** Fills the template in one pass: what is filled in is not searched for placeholders. */
  private static String fill(String template, Map<String, String> values) {
    return PLACEHOLDER
        .matcher(template)
        .replaceAll(match -> Matcher.quoteReplacement(values.get(match.group(1))));
  }

  /**
   * What the page's script reads.
   *
   * @param toolVersion version of XMLBench that measured
   * @param echartsVersion version of the chart library
   * @param runs the runs
   * @param sideBySide what two runs of one family say of each other; {@code null} where there are
   *     no such two
   */
  record Data(String toolVersion, String echartsVersion, List<Run> runs, SideBySide sideBySide) {}

  /**
   * One run.
   *
   * @param manifest what is fixed about it
   * @param words what its family calls things
   * @param doctor how noisy the host was; {@code null} where nobody looked
   * @param comparison what it says
   * @param forks the forks behind it, summed up
   * @param gate the verdict of a gate; {@code null} where the run is none
   * @param calibration what a calibration found; {@code null} where the run is none
   * @param unended says that a gate or a calibration has no result; {@code null} where it has one
   * @param strategies the tables of input strategies; empty where the run is of something else
   * @param sweeps what of them was measured at several request or document sizes
   * @param goals how they meet the experiment's goals; empty where the run is of something else
   * @param iolite what IO-Lite's programs say; {@code null} where the run is of something else
   * @param soap the tables of SOAP toolkits; empty where the run is of something else
   * @param transport what the canned transport takes of them; empty where it was not measured
   * @param load the tables of servers under load; empty where the run is of something else
   * @param sematech the tables of SEMATECH's measurements; empty where the run is of something else
   * @param interoperability which server reads which toolkit's message; empty where nobody looked
   * @param attacks what servers did when they were attacked; {@code null} where none was
   * @param comparedTime what the compared time is; {@code null} where it is an operation's
   */
  record Run(
      Manifest manifest,
      FamilyWords words,
      HostDiagnosis doctor,
      String doctorNotice,
      Comparison comparison,
      RunForks forks,
      JsonNode gate,
      JsonNode calibration,
      UnendedArms unended,
      List<StrategyTable> strategies,
      List<StrategySweep> sweeps,
      List<Goal> goals,
      IoliteResult iolite,
      List<SoapTable> soap,
      List<TransportShare> transport,
      List<LoadTable> load,
      List<SematechTable> sematech,
      List<InteropTable> interoperability,
      AttackTable attacks,
      String comparedTime) {}
}
