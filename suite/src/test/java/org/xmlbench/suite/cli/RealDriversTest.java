package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.xmlbench.suite.broken.BrokenDriversFolder;
import org.xmlbench.suite.home.Distribution;
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

  @Test
  void everyDriverHasAVersionAndALicence() {
    CliRun run = CliRun.of(home, "list", "drivers", "--json");
    JsonNode drivers = JsonMapper.shared().readTree(run.out()).get("drivers");
    assertThat(drivers).isNotEmpty();
    for (JsonNode driver : drivers) {
      assertThat(driver.get("version").asString()).matches("\\d.*");
      assertThat(driver.get("licence").asString()).isNotBlank();
    }
    assertThat(run.err()).isEmpty();
  }

  @Test
  void noDriverIsWrongOnAGeneratedDocumentWithoutDeclaringIt() {
    CliRun run =
        CliRun.of(
            home,
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
