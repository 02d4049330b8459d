package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.house.run.Runs;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.RunFolder;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Run folders of every family, written before manifests named their family, give the same results
 * as then. Beside each folder is the output of the commands of that time, and the data of its
 * report's page. Where a rule of the statistics changed on purpose, {@code -Dxmlbench.golden=write}
 * writes them anew, to be read as a difference of versions.
 */
class OldRunsTest {
  private static final String PLACE = "/org/xmlbench/suite/oldruns";

  /** So many lines of an export are kept as they are, of the others a hash. */
  private static final int MOST_LINES = 30;

  private static final String DATA = "<script type=\"application/json\" id=\"data\">";

  private static final boolean RENEW = "write".equals(System.getProperty("xmlbench.golden"));

  private static final JsonMapper PRETTY =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  /** A working copy, since commands could write into a run folder. */
  @TempDir private static Path runs;

  @BeforeAll
  static void copy() throws IOException {
    Path from = expected("");
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path to = runs.resolve(from.relativize(file).toString());
        Files.createDirectories(to.getParent());
        Files.copy(file, to);
      }
    }
  }

  static List<String> names() throws IOException {
    try (Stream<Path> entries = Files.list(expected(""))) {
      return entries
          .filter(Files::isDirectory)
          .map(folder -> folder.getFileName().toString())
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyCommandPrintsWhatItPrinted(String name) throws IOException {
    assertSame(name + ".txt");
  }

  @Test
  void twoRunsAreComparedOrRefusedAsTheyWere() throws IOException {
    assertSame("pairs.txt");
  }

  @ParameterizedTest
  @MethodSource("names")
  void thePageHoldsWhatItHeld(String name) throws IOException {
    Path page = runs.resolve(name + ".html");
    CliRun report = run("report", runs.resolve(name).toString(), "--out", page.toString());
    assertThat(report.exit()).as(report.err()).isZero();

    JsonNode run = data(page).path("runs").path(0);
    assertThat(run.path("manifest")).isEqualTo(json(runs.resolve(name + "/manifest.json")));
    String before = PRETTY.writeValueAsString(json(expected(name + ".page.json")));
    if (RENEW) {
      Files.writeString(expected(name + ".page.json"), lines(components(run)));
    }
    assertThat(RENEW ? "" : differences(before, PRETTY.writeValueAsString(components(run))))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"attacks", "interoperability", "load", "sematech", "readahead", "iolite"})
  void theFamilysFileIsWhatItWas(String name) throws IOException {
    String file = name + ".json";
    Path run = runs.resolve("written-" + name);
    Files.createDirectories(run);
    for (String kept : List.of(RunFolder.MANIFEST, RunFolder.FORKS)) {
      Files.copy(expected(name).resolve(kept), run.resolve(kept));
    }
    Runs.writeResults(RunResults.of(RunFolder.open(run)));
    if (RENEW) {
      Files.copy(
          run.resolve(file), expected(name).resolve(file), StandardCopyOption.REPLACE_EXISTING);
    }
    assertThat(
            differences(
                Files.readString(expected(name).resolve(file)),
                Files.readString(run.resolve(file))))
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("names")
  void theHashOfAPlanIsWhatItWas(String name) {
    Manifest manifest = RunFolder.open(runs.resolve(name)).manifest();
    assertThat(manifest.plan().hash()).isEqualTo(manifest.planHash());
  }

  /** The page's data of a run beside its manifest, without what does not apply to it. */
  private static ObjectNode components(JsonNode run) {
    ObjectNode components = PRETTY.createObjectNode();
    for (Map.Entry<String, JsonNode> component : run.properties()) {
      if (!List.of("manifest", "sections").contains(component.getKey())) {
        add(component, components);
      }
    }
    for (JsonNode section : run.path("sections")) {
      section.properties().forEach(component -> add(component, components));
    }
    return components;
  }

  /** JSON with a line for each component. */
  private static String lines(ObjectNode components) {
    return components.properties().stream()
        .map(component -> "\"%s\":%s".formatted(component.getKey(), component.getValue()))
        .collect(Collectors.joining(",\n", "{\n", "\n}\n"));
  }

  private static void add(Map.Entry<String, JsonNode> component, ObjectNode components) {
    JsonNode value = component.getValue();
    if (!(value.isNull() || value.isContainer() && value.isEmpty())) {
      components.set(component.getKey(), value);
    }
  }

  /** Runs again what a transcript shows, and compares. */
  private static void assertSame(String transcript) throws IOException {
    String before = Files.readString(expected(transcript));
    StringBuilder now = new StringBuilder();
    before
        .lines()
        .filter(line -> line.startsWith("$ xmlbench "))
        .forEach(line -> append(line.split(" "), now));
    if (RENEW) {
      Files.writeString(expected(transcript), now);
    }
    assertThat(RENEW ? "" : differences(before, now.toString())).isEmpty();
  }

  /** The first lines that differ, as far as the texts have lines beside each other. */
  private static String differences(String before, String now) {
    String[] was = before.split("\n", -1);
    String[] is = now.split("\n", -1);
    StringBuilder differences = new StringBuilder();
    int shown = 0;
    for (int i = 0; i < Math.max(was.length, is.length) && shown < MOST_LINES; i++) {
      String old = i < was.length ? was[i] : "nothing";
      String current = i < is.length ? is[i] : "nothing";
      if (!old.equals(current)) {
        differences.append("line %d was %s%n  and is now %s%n".formatted(i + 1, old, current));
        shown++;
      }
    }
    return differences.toString();
  }

  private static void append(String[] line, StringBuilder out) {
    List<String> arguments = new ArrayList<>();
    for (String word : List.of(line).subList(2, line.length)) {
      Path folder = runs.resolve(word);
      arguments.add(Files.isDirectory(folder) ? folder.toString() : word);
    }
    CliRun run = run(arguments.toArray(String[]::new));
    boolean export = arguments.getFirst().equals("export");
    out.append(String.join(" ", line)).append('\n').append(text(run.out(), export));
    if (!run.err().isEmpty()) {
      out.append("--- standard error\n").append(text(run.err(), false));
    }
    out.append("exit ").append(run.exit()).append("\n\n");
  }

  /** Without this copy's path, and JSON without its indentation. */
  private static String text(String printed, boolean cut) {
    if (printed.isEmpty()) {
      return "";
    }
    assertThat(printed).endsWith("\n");
    boolean json = printed.startsWith("{") || printed.startsWith("[");
    List<String> lines =
        Stream.of(
                printed
                    .substring(0, printed.length() - 1)
                    .replace(runs + "/", "RUNS/")
                    .replace("\r", "\\r")
                    .split("\n", -1))
            .map(line -> json ? line.replaceFirst("^ +", "") : line)
            .toList();
    if (!cut || lines.size() <= MOST_LINES) {
      return String.join("\n", lines) + "\n";
    }
    List<String> rest = lines.subList(MOST_LINES, lines.size());
    return String.join("\n", lines.subList(0, MOST_LINES))
        + "\n--- and %d lines more, SHA-256 %s\n"
            .formatted(rest.size(), sha256(String.join("\n", rest)));
  }

  private static String sha256(String text) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }

  private static CliRun run(String... arguments) {
    return CliRun.of(null, arguments);
  }

  private static JsonNode data(Path page) throws IOException {
    String html = Files.readString(page);
    int begin = html.indexOf(DATA) + DATA.length();
    return PRETTY.readTree(html.substring(begin, html.indexOf("</script>", begin)));
  }

  private static JsonNode json(Path file) throws IOException {
    return PRETTY.readTree(Files.readString(file));
  }

  static Path expected(String name) {
    return Path.of("src/test/resources" + PLACE).resolve(name).toAbsolutePath();
  }
}
