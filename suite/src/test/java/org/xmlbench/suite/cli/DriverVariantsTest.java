package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.ParameterDriver;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.engine.FakeForks;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.SubjectEntry;

/** Drivers beside themselves with another value of a parameter, or one more module of the JDK. */
class DriverVariantsTest {
  private static final List<String> VARIANTS =
      List.of("with-parameter", "with-parameter@size=3", "with-parameter@module=java.rmi");

  @TempDir private static Path shared;

  /** A run that three tests read; {@code null} until one of them has made it. */
  private static RunHarness measured;

  @TempDir private Path folder;
  private RunHarness harness;

  @BeforeEach
  void makeHarness() {
    harness = harness(folder);
  }

  private static RunHarness harness(Path folder) {
    return new RunHarness(folder, HonestDriver.class, ParameterDriver.class);
  }

  private int run(String... more) {
    List<String> arguments = new ArrayList<>(List.of("run", "--out", harness.run().toString()));
    arguments.addAll(List.of(more));
    return harness.execute(arguments.toArray(String[]::new));
  }

  /** The run of all variants, by real forks, in place of the test's own. */
  private void useMeasured() {
    if (measured == null) {
      harness = harness(shared);
      assertThat(
              run(
                  "--profile",
                  "smoke",
                  "--document",
                  "overhead",
                  "--driver",
                  String.join(",", VARIANTS)))
          .as(harness.err())
          .isEqualTo(ExitCode.OK);
      measured = harness;
    }
    harness = measured;
  }

  private ForkRecord fork(String subject) {
    return assertThat(harness.recordsOf(subject)).singleElement().actual();
  }

  @Test
  void eachIsASubjectOfItsOwnInOneBlock() {
    useMeasured();
    assertThat(harness.records())
        .allMatch(record -> record.outcome() == Outcome.OK && record.block() == 1)
        .extracting(record -> record.cell().subject())
        .containsExactlyInAnyOrderElementsOf(VARIANTS);
    assertThat(fork("with-parameter").jvm().get("flags")).contains("--add-modules=java.sql ");
    assertThat(fork("with-parameter@size=3").jvm().get("flags")).doesNotContain("--add-modules");
    assertThat(fork("with-parameter@module=java.rmi").jvm().get("flags"))
        .contains("--add-modules=java.sql,java.rmi ");
    assertThat(RunFolder.open(harness.run()).manifest().subjects())
        .extracting(SubjectEntry::id)
        .containsExactlyElementsOf(VARIANTS);
    assertThat(harness.run().resolve("comparison.csv")).content().contains(VARIANTS);
    assertThat(harness.run().resolve("report.html")).content().contains(VARIANTS);
    assertThat(harness.run().resolve("jmh.json"))
        .content()
        .contains("with_parameter_size_3", "with_parameter_module_java_rmi");
  }

  @Test
  void eachForkSaysHowItsLibraryWorkedAndTablesShowIt() {
    useMeasured();
    assertThat(fork("with-parameter@size=3").implementation().engine())
        .isEqualTo("size 3: it was asked for");
    assertThat(fork("with-parameter").implementation().engine())
        .isEqualTo("size 1: it was asked for");
    assertThat(harness.run().resolve("comparison.csv"))
        .content()
        .contains(",engine", ",size 3", ",size 1");
    assertThat(harness.execute("compare", harness.run().toString(), "--all-columns"))
        .isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("engine: how the library worked").contains("size 3");
  }

  @Test
  void aRunOfThemIsResumed() {
    useMeasured();
    assertThat(run("--resume")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.records()).hasSize(VARIANTS.size());
  }

  private void succeeds(String... arguments) {
    assertThat(harness.execute(arguments)).as(harness.err()).isEqualTo(ExitCode.OK);
  }

  @Test
  void theyAreSharedAmongNodesAndMerged() {
    harness.with(FakeForks.well());
    String plan = folder.resolve("plan.json").toString();
    String parts = folder.resolve("parts").toString();
    succeeds(
        "plan",
        "run",
        "--profile",
        "smoke",
        "--driver",
        String.join(",", VARIANTS),
        "--document",
        "overhead",
        "--document",
        "interop-int:10",
        "-o",
        plan);
    succeeds("run", "--plan", plan, "--shard", "1/2", "--out", parts);
    succeeds("run", "--plan", plan, "--shard", "2/2", "--out", parts);
    succeeds("merge", parts, "-o", harness.run().toString());
    for (String document : List.of("overhead", "interop-int:10")) {
      assertThat(harness.records())
          .filteredOn(record -> record.cell().document().equals(document))
          .extracting(record -> record.cell().subject())
          .containsExactlyInAnyOrderElementsOf(VARIANTS);
    }
  }

  @Test
  void oneThatIsUnknownIsOneLine() {
    for (String wrong : List.of("size=0", "sise=3", "module=java.rmy")) {
      assertThat(run("--profile", "smoke", "--driver", "with-parameter@" + wrong))
          .isEqualTo(ExitCode.USAGE);
      assertThat(harness.onlyLineOfErr()).contains(wrong.substring(0, wrong.indexOf('=')));
    }
  }

  @Test
  void aDriverWithParametersIsListedWithThem() {
    assertThat(harness.execute("list", "drivers")).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).containsOnlyOnce("size: something: 1");
  }
}
