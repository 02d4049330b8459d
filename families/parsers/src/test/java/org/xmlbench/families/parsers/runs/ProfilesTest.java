package org.xmlbench.families.parsers.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.record.Operation;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.house.engine.plan.ConditionRule;
import org.xmlbench.house.engine.plan.DurationEstimate;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.engine.plan.ScheduledForkEstimate;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.results.store.Compilation;

/** What the profiles measure with as many drivers as there are, and that they keep their times. */
class ProfilesTest {
  private static final ConditionRule HOST = new ConditionRule(2, 24L << 30);

  /** Of all blocks, those that may have to be repeated because other work disturbed them. */
  private static final double CONTENDED = 1.1;

  private static final List<LibrarySubject<DriverDescription>> DRIVERS =
      Stream.concat(
              IntStream.range(0, 17).mapToObj(i -> driver("stream-" + i, ApiStyle.PUSH)),
              IntStream.range(0, 8).mapToObj(i -> driver("tree-" + i, ApiStyle.TREE)))
          .toList();

  private static LibrarySubject<DriverDescription> driver(String id, ApiStyle style) {
    Library library =
        new Library(id, "org.xmlbench.test:" + id, "1.0", "Apache-2.0", id, List.of("org.test."));
    return LibrarySubject.ofDriver(
        new DriverDescription(id, library, style, Set.of(), List.of(), List.of()), List.of());
  }

  private static RunPlan plan(Profile profile, Collector... collectors) {
    return plan(profile, List.of(), Compilation.BACKGROUND, collectors);
  }

  private static RunPlan plan(
      Profile profile, List<String> documents, Compilation compilation, Collector... collectors) {
    ParserRequest.Choice choice =
        new ParserRequest.Choice(List.of(), documents, null, List.of(collectors), compilation);
    List<PlannedGroup> groups = new GroupsBuilder(HOST, _ -> {}).of(choice, profile, DRIVERS);
    return new RunPlan(profile.name(), 1, groups, DRIVERS, profile.effort());
  }

  /** With all drivers and variants that it names. */
  private static RunPlan planOfPiximal() {
    Profile profile = Profiles.PIXIMAL;
    List<LibrarySubject<DriverDescription>> drivers =
        profile.drivers().ids().stream().sorted().map(id -> driver(id, ApiStyle.PUSH)).toList();
    ParserRequest.Choice choice =
        new ParserRequest.Choice(List.of(), List.of(), null, List.of(), Compilation.BACKGROUND);
    List<PlannedGroup> groups = new GroupsBuilder(HOST, _ -> {}).of(choice, profile, drivers);
    return new RunPlan(profile.name(), 1, groups, drivers, profile.effort());
  }

  private static List<String> subjects(PlannedGroup group) {
    return group.cells().stream().map(cell -> cell.cell().subject()).toList();
  }

  private static Stream<String> groups(RunPlan plan, Collector collector) {
    return plan.groups().stream()
        .filter(group -> group.condition().collector() == collector)
        .map(group -> group.document().name());
  }

  private static List<String> ids(RunPlan plan) {
    return plan.groups().stream()
        .flatMap(group -> group.cells().stream())
        .map(cell -> cell.cell().id())
        .toList();
  }

  private static Duration stretched(Duration duration) {
    return Duration.ofMillis(Math.round(duration.toMillis() * CONTENDED));
  }

  @Test
  void quickAndFieldAnswerOnTheSameDocumentsAndRace() {
    assertThat(Profiles.FIELD.documents()).isEqualTo(Profiles.QUICK.documents());
    assertThat(Profiles.FIELD.effort().schedule()).isEqualTo(Profiles.QUICK.effort().schedule());
    assertThat(Profiles.ALL.stream().filter(Profile::races))
        .containsExactly(Profiles.QUICK, Profiles.FIELD);
    assertThat(Profiles.FIELD.drivers().all()).isTrue();
  }

  @Test
  void treesAreBuiltOfOneDocumentOfQuickAndField() {
    assertThat(plan(Profiles.FIELD).groups())
        .filteredOn(
            group ->
                group.cells().stream()
                    .map(PlannedCell::cell)
                    .anyMatch(cell -> cell.operation().equals(Operation.BUILD_WALK)))
        .extracting(group -> group.document().name())
        .containsExactly("psd:1MiB");
  }

  /** So that a long run tells how far off a short one is. */
  @Test
  void standardBeginsWithItsThreeProtectedDocumentsAndQuickSharesTwo() {
    RunPlan standard = plan(Profiles.STANDARD);

    assertThat(standard.groups().stream().filter(PlannedGroup::isProtected))
        .extracting(group -> group.document().name())
        .containsOnly("psd:1MiB", "attributes:1MiB", "unicode:1MiB");
    assertThat(groups(standard, Collector.SERIAL).limit(3))
        .containsExactly("psd:1MiB", "attributes:1MiB", "unicode:1MiB");
    assertThat(groups(plan(Profiles.FIELD), Collector.SERIAL)).contains("psd:1MiB", "unicode:1MiB");
    assertThat(groups(standard, Collector.G1)).containsExactly("psd:1MiB", "unicode:1MiB");
  }

  /** The most blocks that documents may have would take twice as long: the budget ends them. */
  @Test
  void standardEndsWithinANight() {
    assertThat(plan(Profiles.STANDARD).effort().budget()).isLessThanOrEqualTo(Duration.ofHours(9));
  }

  @Test
  void piximalTakesAboutAnHour() {
    RunPlan plan = planOfPiximal();
    Duration estimate = stretched(ScheduledForkEstimate.of(plan, group -> true).run());
    assertThat(estimate).isBetween(Duration.ofMinutes(50), Duration.ofMinutes(65));
    assertThat(plan.effort().budget()).isGreaterThan(estimate);
  }

  @Test
  void piximalHasEightBlocksAndTwentyForksOfEachFirstDocument() {
    RunPlan plan = planOfPiximal();
    assertThat(plan.groups())
        .allSatisfy(
            group ->
                assertThat(plan.blocks(group))
                    .isEqualTo(group.document().name().equals("psd:64KiB") ? 20 : 8));
    assertThat(groups(plan, Collector.G1))
        .containsExactly("psd:1MiB", "interop-int:100000", "attributes:1MiB");
    assertThat(groups(plan, Collector.SERIAL)).hasSize(Profiles.PIXIMAL.documents().size());
  }

  /** Its first document beside that of a JVM with the same options, for each of the two. */
  @Test
  void piximalIsMeasuredWithAndWithoutVectorsInTheSameBlocks() {
    assertThat(planOfPiximal().groups())
        .allSatisfy(
            group ->
                assertThat(subjects(group))
                    .contains(
                        "piximal-sax",
                        "piximal-sax@vectors=never",
                        "piximal-stax",
                        "piximal-stax@vectors=never"));
    assertThat(planOfPiximal().groups().getLast())
        .satisfies(
            group ->
                assertThat(subjects(group))
                    .hasSize(8)
                    .contains(
                        "aalto-sax",
                        "aalto-stax",
                        "aalto-sax@module=jdk.incubator.vector",
                        "aalto-stax@module=jdk.incubator.vector"));
  }

  /** All first stages, and time left for the documents that decide. */
  @Test
  void fourHoursHoldTheFirstStagesOfStandard() {
    DurationEstimate estimate = ScheduledForkEstimate.of(plan(Profiles.STANDARD), group -> true);
    assertThat(stretched(estimate.run())).isLessThan(Duration.ofMinutes(230));
  }

  @Test
  void collectorsThatAreAskedForAreThoseOfEveryDocument() {
    RunPlan plan = plan(Profiles.STANDARD, Collector.PARALLEL, Collector.G1);

    assertThat(groups(plan, Collector.SERIAL)).isEmpty();
    assertThat(groups(plan, Collector.PARALLEL).toList())
        .isEqualTo(groups(plan, Collector.G1).toList())
        .hasSizeGreaterThan(10);
  }

  @Test
  void aDocumentOfTheUsersHasAllCollectorsOfTheProfile() {
    RunPlan plan = plan(Profiles.STANDARD, List.of("psd:1KiB"), Compilation.BACKGROUND);
    assertThat(plan.groups())
        .extracting(group -> group.condition().collector())
        .containsExactly(Collector.SERIAL, Collector.G1);
  }

  /** Figures of the two are of different cells, so nothing compares them. */
  @Test
  void compilationInTheForegroundIsAnotherCondition() {
    RunPlan usual = plan(Profiles.SMOKE, List.of("overhead"), Compilation.BACKGROUND);
    RunPlan waiting = plan(Profiles.SMOKE, List.of("overhead"), Compilation.FOREGROUND);

    assertThat(usual.groups().getFirst().condition().toMap()).doesNotContainKey("compile");
    assertThat(waiting.groups().getFirst().condition().toMap())
        .containsEntry("compile", "foreground");
    assertThat(ids(waiting)).hasSize(DRIVERS.size()).doesNotContainAnyElementsOf(ids(usual));
  }
}
