package org.xmlbench.house.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.check.DriverDelivery;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.broken.BrokenDriver;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.home.SubjectCatalogue;

/** What drivers in separate JVMs deliver, and what one that breaks costs. */
class CheckRunnerTest {
  private static final Duration LONG = Duration.ofSeconds(60);

  @TempDir private Path folder;
  private Path fine;
  private Path breaking;

  @BeforeEach
  void writeDocuments() throws IOException {
    fine = Files.writeString(folder.resolve("fine.xml"), "<fine>text</fine>");
    breaking = Files.writeString(folder.resolve("breaking.xml"), "<a/>");
  }

  @Test
  void aDriverDeliversDigestAndTotalsOfEveryFile() throws InterruptedException {
    List<DriverDelivery> deliveries = run(HonestDriver.class, LONG, fine, breaking);

    assertThat(deliveries)
        .allSatisfy(d -> assertThat(d).isInstanceOf(DriverDelivery.Delivered.class));
    DriverDelivery.Delivered first = (DriverDelivery.Delivered) deliveries.getFirst();
    assertThat(first.digest()).matches("[0-9a-f]{64}");
    assertThat(first.totals().tally().elements()).isEqualTo(1);
    assertThat(first.totals().tally().textUnits()).isEqualTo(4);
  }

  @Test
  void aRejectionCarriesItsPlaceAndCostsNothingElse() throws IOException, InterruptedException {
    Path malformed = Files.writeString(folder.resolve("malformed.xml"), "<a>\n <b></a>");

    List<DriverDelivery> deliveries = run(HonestDriver.class, LONG, malformed, fine);

    assertThat(deliveries.getFirst())
        .isInstanceOfSatisfying(
            DriverDelivery.Rejected.class, rejected -> assertThat(rejected.line()).isEqualTo(2));
    assertThat(deliveries.getLast()).isInstanceOf(DriverDelivery.Delivered.class);
  }

  @ParameterizedTest
  @CsvSource({
    "Throws, java.lang.ArrayIndexOutOfBoundsException",
    "Unbalanced, never ended",
    "Exits, the driver ended its JVM (exit status 0)",
    "Hoards, heap",
    "Recurses, java.lang.StackOverflowError",
    "Chatters, java.lang.IllegalStateException: chatter",
  })
  void aDriverThatBreaksLosesItsFileOnly(String broken, String message)
      throws ReflectiveOperationException, InterruptedException {
    Class<? extends Driver> driver =
        Class.forName(BrokenDriver.class.getName() + "$" + broken).asSubclass(Driver.class);

    List<DriverDelivery> deliveries = run(driver, LONG, fine, breaking, fine);

    assertThat(deliveries.get(1))
        .isInstanceOfSatisfying(
            DriverDelivery.Failed.class,
            failed -> assertThat(failed.message()).contains(message).hasLineCount(1));
    assertThat(deliveries.get(0)).isInstanceOf(DriverDelivery.Delivered.class);
    assertThat(deliveries.get(2)).isEqualTo(deliveries.get(0));
  }

  @Test
  void aDriverThatHangsIsKilledAndLosesItsFileOnly() throws InterruptedException {
    List<DriverDelivery> deliveries =
        run(BrokenDriver.Hangs.class, Duration.ofSeconds(5), fine, breaking, fine);

    assertThat(deliveries.get(1)).isEqualTo(new DriverDelivery.Failed("no end after 5 s, killed"));
    assertThat(deliveries.get(2)).isEqualTo(deliveries.get(0));
  }

  @Test
  void everyDriverIsReportedWhenItHasFinished() throws InterruptedException {
    List<LibrarySubject<DriverDescription>> drivers =
        SubjectCatalogue.drivers(
                BrokenDriversFolder.make(folder, HonestDriver.class, HonestDriver.Second.class))
            .entries();
    List<String> finished = java.util.Collections.synchronizedList(new ArrayList<>());

    var deliveries =
        new CheckRunner(TrialTimes.of(LONG))
            .run(drivers, List.of(fine), driver -> finished.add(driver.id()));

    assertThat(finished).containsExactlyInAnyOrder("honest-one", "honest-two");
    assertThat(deliveries.keySet()).containsExactly("honest-one", "honest-two");
    assertThat(deliveries.get("honest-one")).isEqualTo(deliveries.get("honest-two"));
  }

  private List<DriverDelivery> run(Class<? extends Driver> driver, Duration timeout, Path... files)
      throws InterruptedException {
    SubjectCatalogue<DriverDescription> catalogue =
        SubjectCatalogue.drivers(BrokenDriversFolder.make(folder, driver));
    return new CheckRunner(TrialTimes.of(timeout))
        .run(catalogue.entries(), List.of(files), done -> {})
        .values()
        .iterator()
        .next();
  }
}
