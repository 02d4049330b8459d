package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.Task;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.families.security.fork.HostileDocument;
import org.xmlbench.families.security.fork.SecurityMeasures;
import org.xmlbench.families.security.fork.SecurityMeasures.Effect;
import org.xmlbench.house.broken.BrokenDriver;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.SetUpDriver;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.engine.FakeForks;
import org.xmlbench.house.engine.ForkExecutor;
import org.xmlbench.house.engine.ForkRequest;
import org.xmlbench.house.engine.UncontendedForks;
import org.xmlbench.house.engine.fork.ForkSetting;
import org.xmlbench.results.store.RunFolder;

/** A choice, by real forks. */
class ChooseCommandTest {
  private static final Set<String> HOSTILE =
      Arrays.stream(HostileDocument.values())
          .map(HostileDocument::label)
          .collect(Collectors.toUnmodifiableSet());

  /** Hostile documents that one test gives to no driver: what comes of them is said. */
  private static final Set<String> SAID =
      HOSTILE.stream()
          .filter(document -> !document.equals(HostileDocument.EXTERNAL_ENTITY_FILE.label()))
          .collect(Collectors.toUnmodifiableSet());

  @TempDir private Path folder;
  private Path documents;
  private Path choice;

  @BeforeEach
  void documents() throws IOException {
    documents = Files.createDirectories(folder.resolve("documents"));
    choice = folder.resolve("choice");
    Files.writeString(documents.resolve("one.xml"), "<a>%s</a>".formatted("<b>c</b>".repeat(500)));
    Files.writeString(documents.resolve("bad.xml"), "<a>");
    Files.writeString(documents.resolve("notes.txt"), "no XML");
  }

  private int choose(RunHarness harness, String... more) {
    String[] words = {"choose", "--documents", documents.toString(), "--out", choice.toString()};
    if (!List.of(more).contains("--profile")) {
      words =
          Stream.concat(Arrays.stream(words), Stream.of("--profile", "smoke"))
              .toArray(String[]::new);
    }
    return harness.execute(
        Stream.concat(Arrays.stream(words), Arrays.stream(more)).toArray(String[]::new));
  }

  private RunHarness candidates() {
    return new RunHarness(
        folder,
        SetUpDriver.class,
        HonestDriver.class,
        HonestDriver.Second.class,
        BrokenDriver.Wrong.class);
  }

  /**
   * Real forks, but of the hostile documents one alone is real. Of the others {@code security} says
   * what it says of real ones: a fork for each of fifteen, both setups and three drivers takes
   * longer than all else.
   */
  private static ForkExecutor withOneHostileDocument(ForkSetting setting) {
    return withHostileDocumentsSaid(setting, SAID);
  }

  private static ForkExecutor withHostileDocumentsSaid(ForkSetting setting, Set<String> said) {
    ForkExecutor real = new UncontendedForks().of(setting);
    FakeForks others = FakeForks.that(ChooseCommandTest::end);
    Map<Measure, Double> refused = Map.of(SecurityMeasures.EFFECTS.of(Effect.REFUSED.label()), 1.0);
    return request -> {
      String document = Task.parse(request.cell().cell().document()).name();
      if (!said.contains(document)) {
        return real.run(request);
      }
      ForkRecord fork = others.run(request).withRun(setting.records().run());
      return fork.outcome() == Outcome.OK ? fork.withMeasures(refused) : fork;
    };
  }

  private static FakeForks.End end(ForkRequest request) {
    return request.cell().cell().subject().equals("set-up")
        ? FakeForks.End.ok(1_000_000)
        : FakeForks.End.of(Outcome.SKIPPED, "the driver does not say how its library is set up");
  }

  @Test
  void whoQualifiesIsTimedAndWhoDoesNotIsToldWhy() throws IOException {
    whoQualifiesIsTimed(candidates().withForks(ChooseCommandTest::withOneHostileDocument));
  }

  @Tag("slow")
  @Test
  void whoQualifiesIsTimedAndWhoDoesNotIsToldWhyByRealForks() throws IOException {
    whoQualifiesIsTimed(candidates());
  }

  private void whoQualifiesIsTimed(RunHarness harness) throws IOException {
    int exit = choose(harness, "--must", "push,safe-when-hardened");

    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .contains("set-up: the only parser that qualifies.")
        .containsPattern("broken-wrong: .*one.xml: delivers other events")
        .contains("honest-one: safe-when-hardened: not known")
        .contains("bad.xml is left out: it is not well-formed")
        .contains("page: " + choice.resolve("choice.html"));
    assertThat(choice.resolve("choice.json")).content().contains("\"driver\" : \"set-up\"");
    assertThat(choice.resolve("choice.html"))
        .content()
        .contains("disallow-doctype-decl", "JAXP")
        .containsPattern("set-up</th><td>[^<]+</td><td class=\"number\">1.00</td>");
    assertThat(choice.resolve("run").resolve("report.html")).exists();
    // The run of the candidates shows what the scorecards beside it found.
    assertThat(Files.readString(choice.resolve("run").resolve("manifest.json")))
        .contains("safe-when-hardened");
    assertThat(choose(harness)).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("holds a choice: name another folder");
  }

  @Test
  void nobodyMayQualify() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class, HonestDriver.Second.class);
    assertThat(choose(harness, "--must", "tree,namespaces", "--dry-run")).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .contains("parsers that may qualify: 0", "no parser has all of: tree, namespaces");

    assertThat(choose(harness, "--must", "tree")).isEqualTo(ExitCode.INCONCLUSIVE);

    assertThat(harness.out())
        .startsWith("No parser qualifies.")
        .contains("honest-one: tree: its API is SAX", "honest-two: tree: its API is SAX");
    assertThat(choice.resolve("choice.html")).content().contains("No parser qualifies.");
  }

  /** Most libraries refuse every DOCTYPE once they are hardened as their documentation says. */
  @Tag("slow")
  @Test
  void theLinesAreTriedOnTheDocumentsAndWhatTheyRefuseCounts() throws IOException {
    Files.writeString(documents.resolve("two.xml"), "<!DOCTYPE a [<!ENTITY e 'f'>]><a>&e;</a>");
    RunHarness harness = new RunHarness(folder, SetUpDriver.class, HonestDriver.class);

    assertThat(choose(harness, "--driver", "set-up", "--must", "safe-when-hardened"))
        .isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(harness.out()).containsPattern("set-up: safe-when-hardened: .*two.xml: rejected");
    assertThat(choice.resolve("choice.html"))
        .content()
        .contains(documents.resolve("notes.txt").toString());
  }

  @Tag("slow")
  @Test
  void aChoiceThatWasInterruptedGoesOn() throws IOException {
    RunHarness harness = new RunHarness(folder, SetUpDriver.class, HonestDriver.class);
    assertThat(choose(harness, "--driver", "set-up", "--dry-run")).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("profile smoke", "parsers that may qualify: 1");
    assertThat(choice).doesNotExist();
    assertThat(choose(harness, "--driver", "set-up", "--resume")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("holds no choice that could be resumed");

    assertThat(choose(harness, "--driver", "set-up", "--time-budget", "1s"))
        .as(harness.err())
        .isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(harness.err())
        .contains("resume with: xmlbench choose --resume --documents " + documents)
        .doesNotContain("xmlbench run --resume");
    long conformance = Files.size(choice.resolve("conformance").resolve(RunFolder.FORKS));
    assertThat(choose(harness, "--driver", "set-up")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err()).contains("go on with --resume");
    assertThat(choose(harness, "--driver", "set-up", "--resume", "--time-budget", "10m"))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    assertThat(choice.resolve("choice.html")).exists();
    assertThat(choice.resolve("conformance").resolve(RunFolder.FORKS)).hasSize(conformance);
  }

  /** What the profile has instead of the user's documents is nowhere in a choice. */
  @Test
  void aBudgetIsJudgedByTheDocumentsOfTheUser() throws IOException {
    Files.writeString(documents.resolve("two.xml"), "<a/>");
    RunHarness harness =
        new RunHarness(folder, SetUpDriver.class, HonestDriver.class)
            .withForks(ChooseCommandTest::withTimesOfNoProcess);

    assertThat(choose(harness, "--profile", "quick", "--time-budget", "2s"))
        .isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(harness.err())
        .contains("does not hold file:" + documents.resolve("one.xml"), "two.xml: left out")
        .doesNotContain("bad.xml: left out", "psd");
    assertThat(choice.resolve("conformance")).doesNotExist();

    int exit = choose(harness, "--profile", "quick", "--time-budget", "35s");
    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .containsPattern("the fastest of 2 parsers that qualify.*\\. Timed on 1 of 2 documents\\.")
        .contains("two.xml is not timed: the time budget does not hold it");
    assertThat(harness.out() + harness.err()).doesNotContain("psd");
    assertThat(choice.resolve("choice.html")).content().contains("two.xml is not timed");
  }

  /** The forks of conformance are real; times, and what comes of hostile documents, are made up. */
  private static ForkExecutor withTimesOfNoProcess(ForkSetting setting) {
    ForkExecutor others = withHostileDocumentsSaid(setting, HOSTILE);
    FakeForks times =
        FakeForks.that(
            fork ->
                FakeForks.End.ok(
                    (fork.cell().cell().subject().equals("set-up") ? 1_000_000 : 2_000_000)
                        + fork.place().block()));
    return request ->
        request.cell().cell().document().startsWith(Task.FILE)
            ? times.run(request).withRun(setting.records().run())
            : others.run(request);
  }

  /** A wrong option would else end it after half an hour. */
  @Test
  void whatCannotEndWellEndsBeforeItBegins() throws IOException {
    RunHarness harness = new RunHarness(folder, SetUpDriver.class, HonestDriver.class);
    String[] profile = {"choose", "--documents", documents.toString(), "--profile", "nope"};
    assertThat(harness.execute(profile)).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err()).contains("unknown profile 'nope'");
    assertThat(choose(harness, "--time-budget", "xx")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err()).contains("--time-budget");
    Files.delete(documents.resolve("one.xml"));
    assertThat(choose(harness)).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err())
        .contains("no document in it can be timed: " + documents.resolve("bad.xml"));
    assertThat(choice.resolve("conformance")).doesNotExist();
  }

  @Test
  void badUsageIsOneLine() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class);
    assertThat(choose(harness, "--must", "fast")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("unknown requirement 'fast'");
    assertThat(harness.execute("choose", "--documents", folder.resolve("none").toString()))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("none: no folder");
    assertThat(harness.execute("choose", "--must", "tree")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("--documents DIR is missing");
    assertThat(harness.execute("choose", "--meanings")).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("safe-by-default    lets nothing in as it comes");
  }
}
