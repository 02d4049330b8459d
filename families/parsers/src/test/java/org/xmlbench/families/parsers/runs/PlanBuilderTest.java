package org.xmlbench.families.parsers.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.ParameterDriver;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.engine.plan.ConditionRule;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.home.Distribution;
import org.xmlbench.house.home.DriverVersions;
import org.xmlbench.house.home.LibraryResolver;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.home.SubjectCatalogue;
import org.xmlbench.house.run.RunTiming;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.TimingClock;

/** Which drivers a run measures on a host that has not all of their libraries. */
class PlanBuilderTest {
  @TempDir private Path folder;
  private final List<String> notices = new ArrayList<>();

  private RunPlan plan(String profile, String... drivers) {
    return plan(profile, List.of("overhead"), 1, drivers);
  }

  private RunPlan plan(String profile, List<String> documents, Integer blocks, String... drivers) {
    return new PlanBuilder(
            SubjectCatalogue.drivers(
                BrokenDriversFolder.make(folder, HonestDriver.class, HonestDriver.Absent.class)),
            new ConditionRule(2, 8L << 30),
            notices::add)
        .build(
            new ParserRequest(
                profile,
                new ParserRequest.Choice(List.of(drivers), documents, null, List.of(), null),
                new ParserRequest.Amount(blocks, null, null),
                7,
                new RunTiming(TimingClock.WALL, Pairing.TURNS)));
  }

  @Test
  void aProfileLeavesOutWhatCannotRunHereAndSaysSo() {
    RunPlan plan = plan("quick");

    assertThat(plan.groups()).hasSize(1);
    assertThat(plan.groups().getFirst().cells())
        .extracting(cell -> cell.subject().id())
        .containsExactly("honest-one");
    assertThat(notices)
        .containsExactly("honest-absent is left out: its library is not here: install it");
  }

  /** One of the drivers that the profile {@code smoke} has. */
  public static final class OfSmoke extends HonestDriver {
    public OfSmoke() {
      super("jdk-sax", "jdk-sax", Set.of());
    }
  }

  @Test
  void whatAProfileLeavesOutIsAdvisedOnceItsPlanIsMade() {
    SubjectCatalogue<DriverDescription> catalogue =
        SubjectCatalogue.drivers(
            BrokenDriversFolder.make(folder, OfSmoke.class, HonestDriver.Second.class));
    for (List<String> drivers : List.of(List.<String>of(), List.of("jdk-sax"))) {
      new PlanBuilder(catalogue, new ConditionRule(2, 8L << 30), notices::add)
          .build(
              new ParserRequest(
                  "smoke",
                  new ParserRequest.Choice(drivers, List.of("overhead"), null, List.of(), null),
                  new ParserRequest.Amount(null, null, null),
                  7,
                  new RunTiming(TimingClock.WALL, Pairing.TURNS)));
    }
    assertThat(notices)
        .as("advised where no driver is named")
        .containsExactly(
            "smoke measures 1 of 2 subjects; all of them: xmlbench run --profile field --document"
                + " overhead");
  }

  /** An advised command holds what was asked for, the mistake included: it follows a plan. */
  @ParameterizedTest
  @ValueSource(strings = {"psb:1MiB", "file:none.xml", "psd:0", "psd:many"})
  void nothingIsAdvisedBeforeAnError(String document) {
    SubjectCatalogue<DriverDescription> catalogue =
        SubjectCatalogue.drivers(
            BrokenDriversFolder.make(folder, HonestDriver.class, ParameterDriver.class));
    Profile smoke = NamedProfile.byName("smoke", Profiles.ALL);
    ParserRequest.Choice choice =
        new ParserRequest.Choice(List.of(), List.of(document), null, List.of(), null);
    assertThat(new LeftOutSubjects(smoke, choice).sentence(catalogue.available())).isPresent();

    assertThatThrownBy(
            () ->
                new PlanBuilder(catalogue, new ConditionRule(2, 8L << 30), notices::add)
                    .build(
                        new ParserRequest(
                            "smoke",
                            choice,
                            new ParserRequest.Amount(null, null, null),
                            7,
                            new RunTiming(TimingClock.WALL, Pairing.TURNS))))
        .isInstanceOf(UserErrorException.class);
    assertThat(notices).isEmpty();
  }

  private List<Integer> blocks(RunPlan plan) {
    return plan.groups().stream().map(plan::blocks).distinct().toList();
  }

  /** A document's own blocks are the profile's choice, as its drivers are. */
  @Test
  void blocksAndDriversThatTheUserNamesAreThoseOfEveryDocument() {
    RunPlan own = plan("piximal", List.of(), null, "honest-one");
    assertThat(blocks(own)).containsExactlyInAnyOrder(8, 20);
    assertThat(own.groups())
        .hasSize(12)
        .allMatch(group -> group.cells().getFirst().subject().id().equals("honest-one"));
    assertThat(blocks(plan("piximal", List.of(), 3, "honest-one"))).containsExactly(3);
    assertThat(own.forks()).isEqualTo(11 * 8 + 20);
  }

  @Test
  void aProfileHasVariantsOfItsDriversBehindThem() {
    Distribution home = BrokenDriversFolder.make(folder, HonestDriver.class, ParameterDriver.class);
    SubjectCatalogue<DriverDescription> catalogue =
        SubjectCatalogue.of(
            SubjectCatalogue.drivers(home),
            new DriverVersions(home, new LibraryResolver(Optional.empty(), true)));
    ProfileDrivers drivers =
        ProfileDrivers.only(
            "with-parameter", "with-parameter@size=3", "with-parameter@size=2", "not-here@size=1");
    assertThat(drivers.of(catalogue))
        .extracting(LibrarySubject::id)
        .containsExactly("with-parameter", "with-parameter@size=2", "with-parameter@size=3");
  }

  @Test
  void oneThatIsNamedAndCannotRunIsRefused() {
    assertThatThrownBy(() -> plan("quick", "honest-one", "honest-absent"))
        .isInstanceOf(UserErrorException.class)
        .hasMessage("honest-absent is not available here: its library is not here: install it");
  }
}
