package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.SyntheticBindings;
import org.xmlbench.results.SyntheticCalls;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.history.CellHistory;
import org.xmlbench.results.history.History;
import org.xmlbench.results.history.HostClass;
import org.xmlbench.results.history.HostHistory;
import org.xmlbench.results.history.LevelChange;
import org.xmlbench.results.history.RunPoint;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.store.TimingClock;

class HistoryTableTest {

  @TempDir Path folder;

  /** A history of one real cell with invented changes; the words come from a hostile run. */
  private History history(String hostile) {
    RunFolder run = SyntheticRun.hostile(1, hostile).write(folder.resolve("run"));
    HostHistory host = RunResults.history(List.of(run)).hosts().getFirst();
    CellHistory cell = host.cells().getFirst();
    List<RunPoint> points = new ArrayList<>();
    for (int day = 1; day <= 9; day++) {
      points.add(
          new RunPoint(
              "run-" + day + hostile,
              "2026-11-0%dT12:00:00Z".formatted(day),
              day < 4 ? "1.2.3" : "1.3.0" + hostile,
              5,
              day < 4 ? 200 : day < 7 ? 220.4 : 180));
    }
    CellHistory changed =
        new CellHistory(
            cell.subject(),
            cell.document(),
            cell.documentBytes(),
            cell.operation(),
            cell.condition(),
            cell.jvmFlags(),
            points,
            0.0123,
            List.of(
                new LevelChange(points.get(2), points.get(3), 1.102, 1e-5),
                new LevelChange(points.get(5), points.get(6), 0.8167, 1e-5)));
    return new History(
        History.SCHEMA,
        History.PURPOSE,
        List.of(
            new HostHistory(
                host.hostClass(),
                points.stream().map(RunPoint::run).toList(),
                List.of(changed, host.cells().get(1)),
                host.words())),
        List.of("run-1 was named twice and counts once."));
  }

  @Test
  void showsEachChangeAndWhatItMayBeUsedFor() {
    assertThat(HistoryTable.render(history("")))
        .isEqualTo(
            """
            == Example CPU 3000, 2 processors, 16 GiB, Linux 6.1.0, JDK 25.0.1+8, 9 runs

               document  subject     runs  last us/document cpu  noise  changes
               psd:4MiB  amber-sax      9                   180  1.2 %  +10.2% time at run-4 (2026-11-04), 1.2.3 -> 1.3.0
                                                                        -18.3% time at run-7 (2026-11-07)
               psd:4MiB  amber-stax     1                 42850      -  too few runs

               run-1 was named twice and counts once.
               A change stands at the first run of a new level of at least three runs. Fewer than six runs of a cell show
               no change.
               Of 1000 series of 50 runs of a host whose days do not differ, about 7 show a change that is not there;
               where days differ, many do.
               For triage only, never for a verdict: runs of different days differ by what the host did on these days.
               Whether a version is slower is measured in one session, in blocks.
               noise: how much one run usually differs from the next.

            """);
  }

  @Test
  void oneRunIsNotPlural() {
    RunFolder run = SyntheticRun.of(1).write(folder.resolve("alone"));

    assertThat(HistoryTable.render(RunResults.history(List.of(run))))
        .startsWith(
            "== Example CPU 3000, 2 processors, 16 GiB, Linux 6.1.0, JDK 25.0.1+8, 1 run\n");
  }

  /** One machine has a trend for each clock and each way to measure. */
  @Test
  void aHeadingStandsOnce() {
    HostHistory host = history("").hosts().getFirst();
    HostFingerprint machine = host.hostClass().host();
    List<HostHistory> hosts =
        List.of(
            of(host, new HostClass(machine, TimingClock.CPU, Map.of("warmupCpu", "PT1S"))),
            of(host, new HostClass(machine, TimingClock.CPU, Map.of("warmupCpu", "PT3S"))),
            of(host, new HostClass(machine, TimingClock.WALL, Map.of())));

    String text =
        HistoryTable.render(new History(History.SCHEMA, History.PURPOSE, hosts, List.of()));

    assertThat(text.lines().filter(line -> line.startsWith("== ")))
        .map(line -> line.replaceFirst(".*JDK 25.0.1.8, ", ""))
        .containsExactly(
            "clock cpu, warmupCpu PT1S, 9 runs",
            "clock cpu, warmupCpu PT3S, 9 runs",
            "clock wall, 9 runs");
  }

  private static HostHistory of(HostHistory host, HostClass hostClass) {
    return new HostHistory(hostClass, host.runs(), host.cells(), host.words());
  }

  /** The same call at two seams, in two encodings, and a binding task are distinguished. */
  @Test
  void conditionsThatDifferHaveAColumn() {
    RunFolder calls = SyntheticCalls.of().write(folder.resolve("calls"));
    RunFolder bindings = SyntheticBindings.of(1).write(folder.resolve("bindings"));

    String text = HistoryTable.render(RunResults.history(List.of(calls, bindings)));

    assertThat(
            text.lines().filter(line -> line.startsWith("   echoVoid") || line.contains("subject")))
        .map(line -> line.strip().replaceAll(" {2,}", "|"))
        .containsExactly(
            "operation|subject|condition|runs|last us/call cpu|changes",
            "echoVoid|light|encoding=document/literal seam=stack|1|50.17|too few runs",
            "echoVoid|heavy|encoding=document/literal seam=stack|1|100.3|too few runs",
            "echoVoid|old|encoding=rpc/encoded seam=stack|1|250.9|too few runs",
            "echoVoid|wire|encoding=document/literal seam=control|1|0.5019|too few runs");
    assertThat(text).containsPattern("unmarshal-double:10 +packed +form=binary +1 ");
    assertThat(text).doesNotContain("gc=serial");
  }

  @Test
  void parsersBesideCallsAreOperations() {
    RunFolder calls = SyntheticCalls.of().write(folder.resolve("calls"));
    RunFolder parsers = SyntheticRun.of(1).write(folder.resolve("parsers"));

    List<HostHistory> hosts = RunResults.history(List.of(calls, parsers)).hosts();
    List<CellHistory> cells = new ArrayList<>();
    Set<FamilyWords> words = new HashSet<>();
    hosts.forEach(
        host -> {
          cells.addAll(host.cells());
          words.addAll(host.words());
        });
    HostHistory both =
        new HostHistory(hosts.getFirst().hostClass(), List.of("a", "b"), cells, words);

    assertThat(
            HistoryTable.render(
                new History(History.SCHEMA, History.PURPOSE, List.of(both), List.of())))
        .contains("operation ", "last us/operation cpu");
  }

  @Test
  void namesCannotSteerTheTerminal() {
    assertThat(HistoryTable.render(history("\u001b[2Jé\r")))
        .matches("[ -~é\\n]*")
        .contains("run-4\\u001B[2J\u00e9\\u000D");
  }

  @Test
  void jsonIsAsThePublishedSchemaSays() throws IOException {
    PublishedSchema schema = PublishedSchema.of("history");
    String json = StoreJson.file(history(""));

    assertThat(schema.errors(json)).isEmpty();
    assertThat(schema.errors(json.replace("\"ratio\"", "\"rate\""))).isNotEmpty();
    assertThat(schema.errors(json.replace("\"purpose\"", "\"use\""))).isNotEmpty();
    assertThat(json).contains("never for a verdict");
  }
}
