package org.xmlbench.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.ClassNameFilter.includeClassNamePatterns;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClasspathRoots;
import static org.junit.platform.launcher.TagFilter.excludeTags;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.Filter;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;
import org.junit.platform.testkit.engine.Events;
import org.xmlbench.contract.broken.DeferringDriver;
import org.xmlbench.contract.broken.JdkBasedDriver;
import org.xmlbench.contract.broken.LateDriver;
import org.xmlbench.contract.broken.LeakingDriver;
import org.xmlbench.contract.broken.LenientDriver;
import org.xmlbench.contract.broken.NotHardenedDriver;
import org.xmlbench.contract.broken.ResolvingDriver;
import org.xmlbench.contract.broken.TabKeepingDriver;
import org.xmlbench.contract.broken.TextDroppingDriver;
import org.xmlbench.core.driver.Driver;

/**
 * The whole contract, as a driver's module runs it, on drivers that break it in one way each: it
 * fails there, and only there.
 */
class BrokenDriversTest {
  private static final Filter<?> TESTS = includeClassNamePatterns(".*Test");

  @TempDir private Path folder;

  @Test
  void aSoundDriverKeepsTheContract() throws Exception {
    assertThat(failures(JdkBasedDriver.class, contract(), 21)).isEmpty();
  }

  @Tag("slow")
  @Test
  void aSoundDriverKeepsWhatIsSlowToo() throws Exception {
    assertThat(failures(JdkBasedDriver.class)).isEmpty();
  }

  @Tag("slow")
  @Test
  void whoDropsTextFailsWhereEventsAreCompared() throws Exception {
    assertThat(failures(TextDroppingDriver.class))
        .containsExactly(
            "ConstructsTest.everyConstructIsDelivered",
            "ConstructsTest.everyPrefixIsRejectedAndLeavesNothingBehind",
            "ConstructsTest.everyPrefixOfAllLeavesNothingBehind",
            "GeneratedDocumentsContractTest.everyDocumentIsDeliveredOrDeclared",
            "InputStrategiesTest.everyStrategyBringsDocuments",
            "InputStrategiesTest.everyStrategyBringsEveryDocument",
            "LargeTest.bufferEdges");
  }

  @Tag("slow")
  @Test
  void whoAcceptsTheMalformedFailsWhereRejectionsAre() throws Exception {
    assertThat(failures(LenientDriver.class))
        .containsExactly(
            "ConstructsTest.everyPrefixIsRejectedAndLeavesNothingBehind",
            "ConstructsTest.everyPrefixOfAllLeavesNothingBehind",
            "ErrorPlacesTest.everyStrategyLeadsToTheSamePlace",
            "ErrorPlacesTest.everyStrategyLeadsToTheSamePlaceFarInside",
            "ErrorPlacesTest.theRightPlaceIsNamedOrDeclaredToBeWrong",
            "MalformationsTest.aRunCountsAsManyAsAreDeclared",
            "MalformationsTest.aUsedParserJudgesAsAFreshOne",
            "MalformationsTest.whatIsAcceptedIsWhatIsDeclared");
  }

  @Tag("slow")
  @Test
  void whoRemembersADocumentFailsWhereParsersAreUsedAgain() throws Exception {
    assertThat(failures(LeakingDriver.class))
        .containsExactly(
            "ConstructsTest.everyPrefixIsRejectedAndLeavesNothingBehind",
            "ConstructsTest.everyPrefixOfAllLeavesNothingBehind",
            "MalformationsTest.aUsedParserJudgesAsAFreshOne");
  }

  @Test
  void whoReadsExternalEntitiesFailsWhereFilesAndNetworkAreWatched() throws Exception {
    List<DiscoverySelector> asked = List.of(selectClass(ExternalEntitiesTest.class));
    assertThat(failures(ResolvingDriver.class, asked, 3))
        .containsExactly(
            "ExternalEntitiesTest.anExternalEntityIsEmpty",
            "ExternalEntitiesTest.noAddressIsAsked",
            "ExternalEntitiesTest.noFileIsRead");
  }

  /** As kXML does: the defect is found where it is not declared, and passes where it is. */
  @Test
  void whoKeepsTabsInAttributesDeclaresIt() throws Exception {
    List<DiscoverySelector> asked =
        List.of(selectClass(WitnessTest.class), selectClass(ConstructsTest.class));
    assertThat(failures(TabKeepingDriver.class, asked, 3))
        .containsExactly(
            "ConstructsTest.everyConstructIsDelivered",
            "ConstructsTest.everyPrefixIsRejectedAndLeavesNothingBehind",
            "WitnessTest.whatIsLackingIsWhatIsDeclared");
    assertThat(failures(TabKeepingDriver.Declared.class, asked, 3)).isEmpty();
  }

  @Test
  void whoDefersATreeFailsWhereItsWalkIsWeighed() throws Exception {
    List<DiscoverySelector> asked = List.of(selectClass(WholeTreesTest.class));
    assertThat(failures(DeferringDriver.class, asked, 1))
        .containsExactly("WholeTreesTest.walkingATreeAllocatesLittleBesideBuildingIt");
    assertThat(failures(DeferringDriver.Mended.class, asked, 1)).isEmpty();
  }

  /** The option of libraries that make objects in each walk is no excuse for parsing there. */
  @Test
  void whoParsesWhenItsTreeIsWalkedFailsWhateverItDeclares() throws Exception {
    List<DiscoverySelector> asked = List.of(selectClass(WholeTreesTest.class));
    assertThat(failures(LateDriver.class, asked, 1))
        .containsExactly(
            "WholeTreesTest.buildingAloneRejectsWhatParsingRejects",
            "WholeTreesTest.walkingATreeAllocatesLittleBesideBuildingIt");
    assertThat(failures(LateDriver.Declared.class, asked, 1))
        .contains("WholeTreesTest.buildingAloneRejectsWhatParsingRejects");
  }

  /** Who has nothing to excuse must not claim the option. */
  @Test
  void theOptionOfWalksThatMakeObjectsMustBeTrue() throws Exception {
    List<DiscoverySelector> asked = List.of(selectClass(WholeTreesTest.class));
    assertThat(failures(DeferringDriver.Boastful.class, asked, 1))
        .containsExactly("WholeTreesTest.walkingATreeAllocatesLittleBesideBuildingIt");
  }

  @Test
  void whoHardensNothingFailsWhereFilesAreNamed() throws Exception {
    assertThat(failures(NotHardenedDriver.class, List.of(selectClass(SetupsTest.class)), 4))
        .containsExactly("SetupsTest.theHardenedOneReadsNoFile");
  }

  private static List<? extends DiscoverySelector> contract() throws Exception {
    Path jar =
        Path.of(JudgedDrivers.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    return List.of(selectClasspathRoots(Set.of(jar)).getFirst());
  }

  /** The methods of the whole contract that fail, in alphabetical order. */
  private Set<String> failures(Class<? extends Driver> driver) throws Exception {
    return failures(driver, contract(), 24, List.of(TESTS));
  }

  /** Those of what a build runs that leaves the slow ones out. */
  private Set<String> failures(
      Class<? extends Driver> driver, List<? extends DiscoverySelector> asked, int leastTests)
      throws Exception {
    return failures(driver, asked, leastTests, List.of(TESTS, excludeTags("slow")));
  }

  private Set<String> failures(
      Class<? extends Driver> driver,
      List<? extends DiscoverySelector> asked,
      int leastTests,
      List<Filter<?>> ring)
      throws Exception {
    Path services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(services.resolve(Driver.class.getName()), driver.getName());
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, before)) {
      thread.setContextClassLoader(loader);
      Events tests = run(asked, ring);
      assertThat(tests.started().count())
          .as("tests of the contract")
          .isGreaterThanOrEqualTo(leastTests);
      assertThat(tests.skipped().count()).isZero();
      Set<String> failures = new TreeSet<>();
      tests.failed().stream().map(BrokenDriversTest::method).forEach(failures::add);
      return failures;
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  private static Events run(List<? extends DiscoverySelector> asked, List<Filter<?>> ring) {
    return EngineTestKit.engine("junit-jupiter")
        .selectors(asked.toArray(DiscoverySelector[]::new))
        .filters(ring.toArray(Filter<?>[]::new))
        .execute()
        .testEvents();
  }

  private static String method(Event event) {
    return event
        .getTestDescriptor()
        .getSource()
        .map(MethodSource.class::cast)
        .map(source -> source.getJavaClass().getSimpleName() + "." + source.getMethodName())
        .orElseThrow();
  }
}
