package org.xmlbench.results.report;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.results.forks.RunForks;
import org.xmlbench.results.grid.NodeTable;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.Resources;
import org.xmlbench.results.run.Settings;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.SideBySide;
import org.xmlbench.results.store.HostDiagnosis;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.table.Section;

/**
 * The report: one HTML file that holds its style, its scripts, its chart library and its data, and
 * loads nothing.
 *
 * <p>Data is text inside a JSON block, where no {@code <} is left, and the page's scripts make
 * elements of it by {@code textContent} only. A content security policy lets exactly the two
 * scripts of the page run, named by their hashes, and no request leave it.
 */
public final class HtmlReport {
  private static final List<String> BEFORE_FAMILIES =
      List.of(
          "text.js",
          "dom.js",
          "families.js",
          "words.js",
          "view.js",
          "choice.js",
          "csv.js",
          "tables.js",
          "charts.js",
          "fold.js",
          "heat.js",
          "model.js",
          "pictures.js",
          "forks.js",
          "warmup.js",
          "answer.js",
          "sections.js",
          "palette.js",
          "growth.js",
          "resources.js",
          "pair.js",
          "doctor.js",
          "nodes.js");
  private static final List<String> AFTER_FAMILIES =
      List.of(
          "background.js", "theme.js", "controls.js", "apply.js", "paper.js", "runs.js", "main.js");
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{(\\w+)}}");

  private HtmlReport() {}

  /**
   * The page.
   *
   * @param scripts those of the families whose runs it shows
   */
  public static String render(Data data, List<String> scripts) {
    String echarts = EChartsScript.text();
    String script = script(scripts);
    return fill(
        text("report.html"),
        Map.of(
            "policy", policy(echarts, script),
            "style", text("report.css"),
            "data", embeddable(StoreJson.line(data)),
            "echarts", echarts,
            "script", script));
  }

  private static String script(List<String> families) {
    StringBuilder script = new StringBuilder("(() => {\n'use strict';\n");
    BEFORE_FAMILIES.forEach(name -> script.append(text(name)).append('\n'));
    families.forEach(text -> script.append(text).append('\n'));
    AFTER_FAMILIES.forEach(name -> script.append(text(name)).append('\n'));
    return script.append("})();").toString();
  }

  private static String text(String name) {
    return Resources.text(HtmlReport.class, name);
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
    StringBuilder page = new StringBuilder();
    int end = 0;
    for (Matcher match = PLACEHOLDER.matcher(template); match.find(); end = match.end()) {
      page.append(template, end, match.start()).append(values.get(match.group(1)));
    }
    return page.append(template, end, template.length()).toString();
  }

  /**
   * What the page's script reads.
   *
   * @param toolVersion version of XMLBench that measured
   * @param echartsVersion version of the chart library
   * @param sideBySide the comparison of two runs of one family; {@code null} where there are no
   *     such two
   * @param pair the tables of that comparison; {@code null} where there is none
   */
  public record Data(
      String toolVersion,
      String echartsVersion,
      List<Run> runs,
      SideBySide sideBySide,
      PageModels.Pair pair) {
    public Data {
      runs = List.copyOf(runs);
    }
  }

  /**
   * One run. In JSON its parts stand side by side.
   *
   * @param host how noisy the host was
   * @param forks the forks behind it, summed up
   * @param arms of a gate or a calibration; {@code null} where subjects are compared
   * @param models its tables as data
   * @param sections what its family's own script reads, by the id of the family
   * @param nodes the nodes that made it; empty where one did
   */
  public record Run(
      Manifest manifest,
      FamilyWords words,
      @JsonUnwrapped Host host,
      Comparison comparison,
      RunForks forks,
      Section.Json arms,
      PageModels models,
      Map<String, Map<String, Object>> sections,
      Optional<NodeTable> nodes) {
    public Run {
      Objects.requireNonNull(sections, "sections");
    }

    /** The options of its manifest in words. */
    @JsonProperty
    public List<Settings.Setting> settings() {
      return Settings.of(manifest);
    }
  }

  /**
   * How noisy the host was.
   *
   * @param doctor what was found; {@code null} where the host was not examined
   * @param doctorNotice why that cannot be read; {@code null} where it can
   * @param sittings in how many sittings the run was measured, and when; {@code null} where it was
   *     one, or that is unknown
   */
  public record Host(HostDiagnosis doctor, String doctorNotice, String sittings) {}
}
