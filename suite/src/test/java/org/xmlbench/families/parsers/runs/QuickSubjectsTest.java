package org.xmlbench.families.parsers.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.house.home.Advisories;
import org.xmlbench.house.home.LibraryFacts;
import org.xmlbench.house.home.LibrarySubject;

/**
 * The subjects of {@code quick} are those of the rule in docs/methodology.md, as far as the
 * maintenance table knows: which API a library's documentation shows first, it does not.
 */
@Tag("optional")
class QuickSubjectsTest {
  private static final int YEARS = 6;

  /** The length of an ISO-8601 date, with which what the table says of a look-up begins. */
  private static final int ISO_DATE = 10;

  /** Neither has a jar with a date: the platform, and this project. */
  private static final Set<String> UNDATED = Set.of("JDK", "PIXIMAL");

  /** Trees that the rule admits and for which quick has no time. */
  private static final Set<String> FOR_WANT_OF_TIME = Set.of("XOM");

  private static LibraryFacts facts(LibrarySubject<DriverDescription> driver) {
    try {
      return LibraryFacts.of(driver, ShippedDrivers.core());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The day on which the advisories of the table were looked up last. */
  private static LocalDate dateOfTable(List<LibrarySubject<DriverDescription>> drivers) {
    return drivers.stream()
        .flatMap(driver -> facts(driver).advisories().stream())
        .map(Advisories::lookedUp)
        .map(text -> LocalDate.parse(text.substring(0, ISO_DATE)))
        .max(Comparator.naturalOrder())
        .orElseThrow();
  }

  private static Predicate<LibrarySubject<DriverDescription>> isMaintained(
      List<LibrarySubject<DriverDescription>> drivers) {
    LocalDate oldest = dateOfTable(drivers).minusYears(YEARS);
    return driver -> {
      Optional<LocalDate> built = facts(driver).built();
      return built.map(date -> !date.isBefore(oldest)).orElse(false);
    };
  }

  private static String library(LibrarySubject<DriverDescription> driver) {
    return driver.description().library().name();
  }

  private static boolean isTree(LibrarySubject<DriverDescription> driver) {
    return driver.description().style() == ApiStyle.TREE;
  }

  private static boolean inQuick(LibrarySubject<DriverDescription> driver) {
    return Profiles.QUICK.drivers().includes(driver);
  }

  @Test
  void everySubjectIsThere() {
    assertThat(ShippedDrivers.available().stream().map(LibrarySubject::id))
        .containsAll(Profiles.QUICK.drivers().ids());
    List<LibrarySubject<DriverDescription>> quick =
        ShippedDrivers.all().stream().filter(QuickSubjectsTest::inQuick).toList();
    assertThat(quick).filteredOn(QuickSubjectsTest::isTree).hasSize(4);
    assertThat(quick).filteredOn(driver -> !isTree(driver)).hasSize(7);
  }

  @Test
  void everySubjectIsMaintainedOrOfThePlatformOrOurs() {
    List<LibrarySubject<DriverDescription>> all = ShippedDrivers.all();
    assertThat(all.stream().filter(QuickSubjectsTest::inQuick))
        .allMatch(isMaintained(all).or(driver -> UNDATED.contains(library(driver))));
  }

  /** Its jars are all that it needs: no native library, and no program that a build made. */
  @Test
  void everySubjectIsMadeOfJarsAlone() {
    assertThat(ShippedDrivers.all().stream().filter(QuickSubjectsTest::inQuick))
        .allMatch(
            driver -> UNDATED.contains(library(driver)) || facts(driver).javaLevel().isPresent());
  }

  @Test
  void everyMaintainedLibraryHasASubjectAndWhichTreesHaveNoneIsKnown() {
    List<LibrarySubject<DriverDescription>> all = ShippedDrivers.all();
    Set<String> maintained =
        all.stream()
            .filter(isMaintained(all))
            .map(QuickSubjectsTest::library)
            .collect(Collectors.toSet());
    Set<String> quick =
        all.stream()
            .filter(QuickSubjectsTest::inQuick)
            .map(QuickSubjectsTest::library)
            .filter(library -> !UNDATED.contains(library))
            .collect(Collectors.toSet());
    maintained.removeAll(FOR_WANT_OF_TIME);
    assertThat(quick).isEqualTo(maintained);
  }

  @Test
  void aDriverOfTheUsersIsMeasuredToo() {
    LibrarySubject<DriverDescription> own =
        LibrarySubject.ofDriver(
            new DriverDescription(
                "mine",
                new Library(
                    "Mine", "org.example:mine", "1", "MIT", "mine", List.of("org.example.")),
                ApiStyle.PUSH,
                Set.of(),
                List.of(),
                List.of()),
            List.of(Path.of("/home/me/mine.jar")));
    assertThat(Profiles.QUICK.drivers().includes(own)).isTrue();
    assertThat(Profiles.SMOKE.drivers().includes(own)).isFalse();
  }

  @Test
  void whatQuickLeavesOutIsOneLineWithItsCommand() {
    List<LibrarySubject<DriverDescription>> available = ShippedDrivers.available();
    ParserRequest.Choice choice =
        new ParserRequest.Choice(List.of(), List.of("file:my orders.xml"), null, List.of(), null);

    assertThat(new LeftOutSubjects(Profiles.QUICK, choice).sentence(available))
        .contains(
            "quick measures 11 of %d subjects; all of them: xmlbench run --profile field --document 'file:my orders.xml'"
                .formatted(available.size()));
    assertThat(new LeftOutSubjects(Profiles.FIELD, choice).sentence(available)).isEmpty();
  }
}
