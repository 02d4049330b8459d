package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.broken.BrokenToolkit;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.HonestFramework;
import org.xmlbench.house.broken.HonestToolkit;
import org.xmlbench.house.broken.UnavailableDriver;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.home.Distribution;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A version that cannot be known is absent from a listing, and the reason is in its place. */
@Tag("optional")
class MissingLibrariesListingTest {
  @TempDir private Path folder;
  private Distribution home;

  @BeforeEach
  void make() {
    home = BrokenDriversFolder.make(folder, HonestDriver.class, UnavailableDriver.class, Jar.class);
    BrokenDriversFolder.addToolkits(home, HonestToolkit.class, BrokenToolkit.Unavailable.class);
    BrokenDriversFolder.addFrameworks(
        home, HonestFramework.class, HonestFramework.Unavailable.class);
  }

  /** A driver of a library whose jar has no version in its name. */
  public static final class Jar extends HonestDriver {
    @Override
    public DriverDescription describe() {
      DriverDescription honest = super.describe();
      Library library = honest.library();
      return new DriverDescription(
          "without-a-number",
          new Library(
              library.name(),
              library.artifact(),
              Optional.empty(),
              library.licence(),
              library.lineage(),
              library.packages()),
          honest.style(),
          honest.lacks(),
          honest.options(),
          honest.raisedLimits());
    }
  }

  private CliRun list(String... more) {
    CliRun run = CliRun.of(home, more);
    assertThat(run.err()).isEmpty();
    assertThat(run.exit()).isEqualTo(ExitCode.OK);
    return run;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "drivers | honest-one | 1.0 |",
        "drivers | unavailable | | libmoonstone is not there: dig for it",
        "drivers | without-a-number | | the name of the library's jar has no version",
        "maintenance | unavailable | | libmoonstone is not there: dig for it",
        "maintenance | honest-one | 1.0 |",
        "toolkits | honest-soap | 1.0 |",
        "toolkits | soap-unavailable | | moonstone not found: dig for it",
        "frameworks | honest-binding | 1.0 |",
        "frameworks | binding-unavailable | | moonstone not found: dig for it",
      })
  void aListHasTheVersionOrTheReason(String topic, String id, String version, String reason) {
    JsonNode listed = null;
    for (JsonNode one :
        JsonMapper.shared().readTree(list("list", topic, "--json").out()).get(topic)) {
      listed = one.get("id").asString().equals(id) ? one : listed;
    }
    assertThat(listed).as(id).isNotNull();
    assertThat(text(listed, "version")).isEqualTo(version);
    assertThat(text(listed, "noVersion")).isEqualTo(reason);
  }

  private static String text(JsonNode object, String key) {
    return object.has(key) ? object.get(key).asString() : null;
  }

  @Test
  void noPersonReadsThatAVersionIsUnknown() {
    for (String topic : new String[] {"drivers", "toolkits", "frameworks", "maintenance"}) {
      assertThat(list("list", topic).out())
          .doesNotContainIgnoringCase("unknown")
          .doesNotContain("Optional");
    }
  }

  /** A record must name a version, and it is not that of any release. */
  @Test
  void whatHasNoVersionCanBeMeasured() {
    CliRun run =
        CliRun.of(
            home,
            "run",
            "--profile",
            "smoke",
            "--driver",
            "without-a-number",
            "--driver",
            "honest-one",
            "--dry-run");
    assertThat(run.err()).doesNotContain("unknown");
    assertThat(run.exit()).isEqualTo(ExitCode.OK);
    assertThat(new Jar().describe().library().recordedVersion()).isEqualTo(Library.UNNUMBERED);
  }
}
