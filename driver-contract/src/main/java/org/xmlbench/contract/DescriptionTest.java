package org.xmlbench.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.driver.TreeParser;

/** What a driver says of itself is complete, true, and known without the library. */
class DescriptionTest {
  private static final String PLATFORM = "java.xml";
  private static final String MODULES = "org.xmlbench.contract.JudgedDrivers#modules";

  @ParameterizedTest
  @MethodSource(MODULES)
  void thereIsADriver(DriverModule module) {
    assertThat(module.drivers()).as("services of META-INF/services").isNotEmpty();
  }

  @Test
  void noTwoDriversHaveOneName() {
    assertThat(JudgedDrivers.modules())
        .flatExtracting(DriverModule::drivers)
        .extracting(driver -> driver.describe().id())
        .doesNotHaveDuplicates();
  }

  /** Where none can, this is the skipped test that is seen: a provider's skip is in no report. */
  @ParameterizedTest
  @MethodSource(MODULES)
  void oneCanRunOnThisHost(DriverModule module) {
    module.assumeAvailable();
    assertThat(module.available()).isNotEmpty();
  }

  @ForEachDriver
  void isComplete(Driver driver) {
    DriverDescription description = driver.describe();
    assertThat(description.id())
        .matches("[a-z0-9]+(-[a-z0-9]+)*-(sax|stax|stax-events|pull|cursor|parallel|dom|tree)");
    Library library = description.library();
    assertThat(library.version()).get().asString().matches("[0-9].*");
    assertThat(List.of(library.name(), library.artifact(), library.licence(), library.lineage()))
        .allSatisfy(text -> assertThat(text).isNotBlank());
    assertThat(library.packages()).isNotEmpty();
    assertThat(description.options()).allMatch(option -> option.matches("[^=]+=.+"));
    assertThat(description.raisedLimits()).allMatch(limit -> limit.matches("[^=]+=.+"));
  }

  @ForEachDriver
  void parametersHaveNamesThatStandInAnIdAndRefuseWhatTheyCannotHave(Driver driver) {
    driver
        .parameters()
        .forEach(
            (name, meaning) -> {
              assertThat(name).matches("[a-z]+(-[a-z]+)*");
              assertThat(meaning).isNotBlank();
              assertThatThrownBy(() -> driver.with(name, "no such value"))
                  .isInstanceOf(IllegalArgumentException.class)
                  .hasMessageContaining(name + "=no such value");
            });
  }

  @ForEachDriver
  void theStyleIsThatOfTheParser(Driver driver) {
    boolean tree = driver.describe().style() == ApiStyle.TREE;
    assertThat(driver.newParser()).isInstanceOf(tree ? TreeParser.class : StreamingParser.class);
  }

  @ForEachDriver
  void theLibraryParsesNotAnother(Driver driver) throws IOException {
    Library library = driver.describe().library();
    Class<?> implementation = driver.newParser().implementation();
    assertThat(library.packages())
        .as("packages, one of which holds %s", implementation)
        .anyMatch(name -> implementation.getName().startsWith(name + "."));
    if (library.isNative()) {
      // Of libexpat1 it is libexpat.so.1 that is mapped, of libpugixml1v5 libpugixml.so.1.
      String file =
          library
              .artifact()
              .substring(Library.NATIVE.length())
              .replaceFirst("[0-9]+(v[0-9]+)?$", "");
      assertThat(Files.readString(Path.of("/proc/self/maps"))).contains("/" + file);
    } else if (library.artifact().equals(PLATFORM)) {
      assertThat(implementation.getModule().getName()).isEqualTo(PLATFORM);
    } else {
      String artifactId = library.artifact().replaceFirst(".*:", "");
      assertThat(implementation.getProtectionDomain().getCodeSource().getLocation().toString())
          .endsWith("/" + artifactId + "-" + library.version().orElseThrow() + ".jar");
    }
  }

  @ForEachDriver
  void isKnownWithoutTheLibrary(Driver driver) throws ReflectiveOperationException {
    try (ClassLoaderWithoutLibraries loader = new ClassLoaderWithoutLibraries()) {
      Object alone =
          loader.loadClass(driver.getClass().getName()).getDeclaredConstructor().newInstance();
      Object description = alone.getClass().getMethod("describe").invoke(alone);
      assertThat(description).hasToString(driver.describe().toString());
    }
    assertThat(driver.describe()).isEqualTo(driver.describe());
  }
}
