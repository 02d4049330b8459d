package org.xmlbench.results.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.AverageTimeResult;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.ResultRole;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.options.TimeValue;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.store.RunFolder;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class JmhJsonTest {
  private static final JsonMapper JSON = new JsonMapper();

  @TempDir Path temp;

  @Test
  void hasTheFormOfWhatJmhWrites() throws IOException {
    Map<String, String> jmh = shape(jmhOwn().get(0));
    Map<String, String> ours = shape(written(3).get(0));

    assertThat(ours).containsAllEntriesOf(jmh);
  }

  @Test
  void hasAnEntryForEachCellWithFigures() throws IOException {
    JsonNode array = written(3);

    long cells =
        SyntheticRun.of(3).manifest().plan().blocks().stream()
            .mapToLong(b -> b.cells().size())
            .sum();
    assertThat(array).hasSize((int) cells - 2);
    JsonNode first = array.get(0);
    assertThat(first.path("forks").asInt()).isEqualTo(3);
    assertThat(first.path("primaryMetric").path("rawData")).hasSize(3);
    assertThat(first.path("primaryMetric").path("rawData").get(0)).hasSize(5);
  }

  @Test
  void scoreIsTheMeanOfTheForks() throws IOException {
    JsonNode metric = written(4).get(0).path("primaryMetric");
    double sum = 0;
    for (JsonNode fork : metric.path("rawData")) {
      sum += fork.get(0).asDouble();
    }
    assertThat(metric.path("score").asDouble()).isCloseTo(sum / 4, within(1e-6 * sum));
    assertThat(metric.path("scoreConfidence").get(0).asDouble())
        .isLessThan(metric.path("score").asDouble());
  }

  /** Two forks have an interval of hundreds of their spread; no time is below zero. */
  @Test
  void noIntervalIsBelowZero() throws IOException {
    int atZero = 0;
    for (JsonNode entry : written(2)) {
      JsonNode metric = entry.path("primaryMetric");
      double lower = metric.path("scoreConfidence").get(0).asDouble();
      double symmetric = metric.path("score").asDouble() - metric.path("scoreError").asDouble();
      assertThat(lower).isEqualTo(Math.max(0, symmetric));
      atZero += symmetric < 0 ? 1 : 0;
    }
    assertThat(atZero).as("intervals that reach below").isPositive();
  }

  /** JMH's average time of several threads is that of one of them. */
  @Test
  void theTimeOfSeveralThreadsIsThatOfOneOfThem() throws IOException {
    RunFolder folder = SyntheticRun.of(1).write(temp.resolve("threads"));
    double plain = JSON.readTree(jmh(folder)).get(0).at("/primaryMetric/score").asDouble();
    Path log = folder.path().resolve("forks.jsonl");
    String threaded =
        Files.readString(log).replace("\"parser\":\"", "\"threads\":\"2\",\"parser\":\"");
    Files.writeString(log, threaded);
    JsonNode entry = JSON.readTree(jmh(folder)).get(0);

    assertThat(entry.path("threads").asInt()).isEqualTo(2);
    assertThat(entry.at("/primaryMetric/score").asDouble())
        .isCloseTo(2 * plain, within(1e-6 * plain));
  }

  @Test
  void oneForkHasNoError() throws IOException {
    JsonNode metric = written(1).get(0).path("primaryMetric");

    assertThat(metric.path("scoreError").asString()).isEqualTo("NaN");
  }

  @Test
  void declaredIsMarked() throws IOException {
    List<String> marked = new ArrayList<>();
    for (JsonNode entry : written(2)) {
      if (entry.path("params").path("outcome").asString("").equals("declared")) {
        marked.add(entry.path("benchmark").asString().replaceAll(".*[.]", ""));
      }
    }
    assertThat(marked).containsExactly("cedar_sax");
  }

  @Test
  void theArmsOfAGateAreEntriesOfTheirOwn() throws IOException {
    RunFolder folder = SyntheticRun.of(2).write(temp.resolve("run"));
    Path log = folder.path().resolve(RunFolder.FORKS);
    int plain = JSON.readTree(jmh(folder)).size();
    List<String> lines = new ArrayList<>(Files.readAllLines(log));
    for (String line : List.copyOf(lines)) {
      lines.add(line.replace("\"position\"", "\"arm\":\"candidate\",\"position\""));
    }
    Files.write(log, lines);

    JsonNode array = JSON.readTree(jmh(folder));

    assertThat(array).hasSize(2 * plain);
    assertThat(array.valueStream().filter(e -> e.at("/params/arm").asString().equals("candidate")))
        .hasSize(plain);
    assertThat(array.valueStream().allMatch(e -> e.path("forks").asInt() <= 2)).isTrue();
  }

  /** The record has the JVM, because the plan is made for both arms. */
  @Test
  void eachArmHasItsOwnJvm() throws IOException {
    RunFolder folder = SyntheticRun.of(2).write(temp.resolve("run"));
    Path log = folder.path().resolve(RunFolder.FORKS);
    String ofOneFork = " -Djava.io.tmpdir=/w/f1 -Xlog:jit+compilation=debug:file=/w/f1/c.log";
    List<String> lines = new ArrayList<>();
    for (String line : Files.readAllLines(log)) {
      lines.add(
          arm(line, "baseline", "/jdk-25/bin/java", "25.0.1+8", "-Xmx64m -Dx=a b" + ofOneFork));
      lines.add(arm(line, "candidate", "/jdk-26/bin/java", "26+9", "-Xmx64m -Xint" + ofOneFork));
    }
    Files.write(log, lines);

    for (JsonNode entry : JSON.readTree(jmh(folder))) {
      boolean isCandidate = entry.path("params").path("arm").asString().equals("candidate");
      assertThat(entry.path("jvm").asString())
          .isEqualTo(isCandidate ? "/jdk-26/bin/java" : "/jdk-25/bin/java");
      assertThat(entry.path("jdkVersion").asString())
          .isEqualTo(entry.path("vmVersion").asString())
          .isEqualTo(isCandidate ? "26+9" : "25.0.1+8");
      assertThat(entry.path("jvmArgs").valueStream().map(JsonNode::asString))
          .containsExactly("-Xmx64m", isCandidate ? "-Xint" : "-Dx=a b");
    }
  }

  @Test
  void aRecordWithoutAJvmHasThatOfPlanAndHost() throws IOException {
    JsonNode entry = written(2).get(0);
    assertThat(entry.path("jvm").asString()).isEqualTo("java");
    assertThat(entry.path("jvmArgs").isEmpty()).isFalse();
    assertThat(entry.path("jdkVersion").asString()).startsWith("25");
  }

  private static String arm(String line, String arm, String path, String version, String flags) {
    String jvm =
        "\"jvm\":{\"flags\":\"%s\",\"path\":\"%s\",\"version\":\"%s\"},"
            .formatted(flags, path, version);
    return line.replaceFirst(",\"jvm\":\\{[^}]*}", "")
        .replace("\"position\"", "\"arm\":\"" + arm + "\"," + jvm + "\"position\"");
  }

  private static String jmh(RunFolder folder) {
    return RunResults.export(ExportFormat.JMH, List.of(folder), notice -> {});
  }

  private JsonNode written(int blocks) throws IOException {
    RunFolder folder = SyntheticRun.of(blocks).write(temp.resolve("run"));
    RunResults.writeJmhJson(folder);
    return JSON.readTree(Files.readAllBytes(folder.path().resolve(RunFolder.JMH)));
  }

  /** The output of JMH's own writer for two forks of three iterations. */
  private static JsonNode jmhOwn() {
    IterationParams iterations =
        new IterationParams(IterationType.MEASUREMENT, 3, TimeValue.milliseconds(100), 1);
    BenchmarkParams params =
        new BenchmarkParams(
            "org.example.Example.run",
            "org.example.generated.Example.run",
            false,
            1,
            new int[] {1},
            List.of(),
            2,
            0,
            iterations,
            iterations,
            org.openjdk.jmh.annotations.Mode.AverageTime,
            new WorkloadParams(),
            TimeUnit.NANOSECONDS,
            1,
            "java",
            List.of("-Xmx1g"),
            "25",
            "VM",
            "25",
            "1.37",
            TimeValue.minutes(1));
    List<BenchmarkResult> forks = new ArrayList<>();
    for (int fork = 0; fork < 2; fork++) {
      List<IterationResult> results = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        IterationResult result = new IterationResult(params, iterations, null);
        result.addResult(
            new AverageTimeResult(
                ResultRole.PRIMARY, "run", 10, 1000 + 7L * i, TimeUnit.NANOSECONDS));
        result.addResult(
            new org.openjdk.jmh.results.ScalarResult(
                "gc.alloc.rate.norm", 100, "B/op", AggregationPolicy.AVG));
        results.add(result);
      }
      forks.add(new BenchmarkResult(params, results));
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
      ResultFormatFactory.getInstance(ResultFormatType.JSON, out)
          .writeOut(List.of(new RunResult(params, forks)));
    }
    return JSON.readTree(bytes.toByteArray());
  }

  /** Every path to a value, with the value's type. The names of parameters are free. */
  private static Map<String, String> shape(JsonNode node) {
    Map<String, String> shape = new TreeMap<>();
    collect("", node, shape);
    shape.keySet().removeIf(path -> path.startsWith("/params"));
    return shape;
  }

  private static void collect(String path, JsonNode node, Map<String, String> shape) {
    if (node.isObject()) {
      node.properties().forEach(e -> collect(path + "/" + e.getKey(), e.getValue(), shape));
    } else if (node.isArray()) {
      Optional.ofNullable(node.get(0)).ifPresent(first -> collect(path + "[]", first, shape));
    } else {
      shape.put(path, node.isNumber() ? "number" : node.getNodeType().name());
    }
  }
}
