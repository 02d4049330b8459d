package org.xmlbench.house.home;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.HonestFramework;
import org.xmlbench.house.broken.HonestToolkit;

/** Every kind of subject is listed by the same rules. */
class SubjectCatalogueTest {
  @TempDir private Path folder;
  private Distribution home;

  /** Folders are read by name: here neither by style nor by id. */
  @BeforeEach
  void makeHome() throws IOException {
    home =
        BrokenDriversFolder.make(
            folder, HonestDriver.BuildsTrees.class, HonestDriver.Second.class, HonestDriver.class);
    Files.move(home.drivers().resolve("Second"), home.drivers().resolve("First"));
    BrokenDriversFolder.addToolkits(home, HonestToolkit.class);
    BrokenDriversFolder.addFrameworks(home, HonestFramework.class);
  }

  @Test
  void driversStandByStyleAndId() {
    assertThat(SubjectCatalogue.drivers(home).ids())
        .containsExactly("honest-one", "honest-two", "a-tree");
  }

  @Test
  void aSelectionStandsInTheSameOrderEachOnce() {
    SubjectCatalogue<DriverDescription> drivers = SubjectCatalogue.drivers(home);
    assertThat(drivers.select(List.of("a-tree", "honest-one", "a-tree")))
        .containsExactly(drivers.named("honest-one"), drivers.named("a-tree"));
    assertThat(drivers.select(List.of())).isEqualTo(drivers.entries()).hasSize(3);
  }

  @Test
  void onlyADriverThatReadsAStreamIsStreaming() {
    SubjectCatalogue<DriverDescription> drivers = SubjectCatalogue.drivers(home);
    assertThat(StreamingDriver.of(drivers.named("honest-two")))
        .isSameAs(drivers.named("honest-two"));
    assertThatThrownBy(() -> StreamingDriver.of(drivers.named("a-tree")))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(
            "driver 'a-tree' builds trees: a strategy brings bytes to one that reads a stream");
  }

  @Test
  void anIdIsTakenOnceInEachKind() throws IOException {
    assertTakenOnce(home.drivers().resolve("HonestDriver"), "driver", SubjectCatalogue::drivers);
    assertTakenOnce(
        home.drivers().resolveSibling("toolkits").resolve("HonestToolkit"),
        "toolkit",
        SubjectCatalogue::toolkits);
    assertTakenOnce(
        home.drivers().resolveSibling("bindings").resolve("HonestFramework"),
        "framework",
        SubjectCatalogue::frameworks);
  }

  private void assertTakenOnce(
      Path first, String noun, Function<Distribution, SubjectCatalogue<?>> catalogue)
      throws IOException {
    SubjectCatalogue<?> before = catalogue.apply(home);
    assertThat(before.problems()).isEmpty();
    Path jar = Distribution.jars(first).getFirst();
    String id =
        before.entries().stream()
            .filter(entry -> entry.classPath().getLast().equals(jar))
            .findFirst()
            .orElseThrow()
            .id();
    Path second = Files.createDirectory(first.resolveSibling("ZSecond"));
    Files.copy(jar, second.resolve("second.jar"));
    SubjectCatalogue<?> after = catalogue.apply(home);
    assertThat(after.problems())
        .containsExactly(
            "%s is left out: %s id '%s' is taken twice, first by %s: remove one"
                .formatted(second, noun, id, first));
    assertThat(after.ids()).isEqualTo(before.ids());
    assertThat(after.named(id).classPath()).endsWith(jar);
  }

  @Test
  void anUnknownIdIsReportedWithTheNearestInEachKind() {
    assertUnknown(SubjectCatalogue.drivers(home), "driver");
    assertUnknown(SubjectCatalogue.toolkits(home), "toolkit");
    assertUnknown(SubjectCatalogue.frameworks(home), "framework");
  }

  private static void assertUnknown(SubjectCatalogue<?> catalogue, String noun) {
    String id = catalogue.ids().getFirst();
    String message = "unknown %s '%sx'; did you mean '%s'?".formatted(noun, id, id);
    assertThatThrownBy(() -> catalogue.named(id + "x"))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(message);
    assertThatThrownBy(() -> catalogue.select(List.of(id, id + "x")))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(message);
  }
}
