package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.home.Distribution;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The commands with the drivers that this build has made. */
class RealDriversTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

  private static Distribution home;

  @BeforeAll
  static void findDrivers() {
    Path drivers = ROOT.resolve("target/drivers");
    assumeTrue(Files.isDirectory(drivers), "the drivers are not built: run mvn verify at the top");
    home = new Distribution(BrokenDriversFolder.coreClassPath(), drivers);
  }

  /** Whatever this host lacks: then the reason stands in the version's place. */
  @Tag("optional")
  @ParameterizedTest
  @ValueSource(strings = {"drivers", "toolkits", "frameworks"})
  void everySubjectHasALicenceAndAVersionOrAReason(String topic) {
    CliRun run = CliRun.of(home, "list", topic, "--json");
    JsonNode subjects = JsonMapper.shared().readTree(run.out()).get(topic);
    assertThat(subjects).isNotEmpty();
    for (JsonNode subject : subjects) {
      String id = subject.get("id").asString();
      boolean available = subject.get("available").asBoolean();
      assertThat(subject.has("version") || !available).as("the version of %s", id).isTrue();
      if (subject.has("version")) {
        assertThat(subject.get("version").asString()).as(id).matches("\\d.*");
      } else {
        assertThat(subject.get("noVersion").asString()).as(id).contains("apt-get install");
      }
      assertThat(subject.get("licence").asString()).as(id).isNotBlank();
    }
    assertThat(run.out()).doesNotContainIgnoringCase("unknown");
    assertThat(run.err()).isEmpty();
  }

  /** Each module is a process; all of them are judged by their contract in every build. */
  @Test
  void driversOfSomeModulesAreRightOnGeneratedDocuments(@TempDir Path some) throws IOException {
    for (String module : List.of("jdk", "woodstox", "piximal")) {
      Files.createSymbolicLink(some.resolve(module), home.drivers().resolve(module));
    }
    requireNothingUndeclared(new Distribution(BrokenDriversFolder.coreClassPath(), some));
  }

  @Tag("optional")
  @Tag("slow")
  @Test
  void noDriverIsWrongOnAGeneratedDocumentWithoutDeclaringIt() {
    requireNothingUndeclared(home);
  }

  private static void requireNothingUndeclared(Distribution drivers) {
    CliRun run =
        CliRun.of(
            drivers,
            "check",
            "overhead",
            "xsi-type:100",
            "xmlns:100",
            "interop-string:10",
            "interop-event:10",
            "ptolemy:10",
            "hapmap:64KiB",
            "psd:64KiB");
    assertThat(run.out()).contains("nothing undeclared");
    assertThat(run.exit()).isZero();
  }
}
