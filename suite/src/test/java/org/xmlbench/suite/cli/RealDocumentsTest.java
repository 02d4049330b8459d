package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.home.Distribution;
import org.xmlbench.house.home.DriverVersions;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.home.SubjectCatalogue;
import org.xmlbench.results.scorecard.ReadingFile;
import org.xmlbench.results.store.ReadingScore;

/** How the drivers that this build has made read real documents, and that the scores say so. */
@Tag("optional")
class RealDocumentsTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

  private static final String AGAIN =
      "measure anew: xmlbench check --score"
          + " results/src/main/resources/org/xmlbench/results/scorecard/reads-rightly.json DIR";

  /** The version of a library whose classes lie in a folder, as before its module is packed. */
  private static final String NO_JAR = "unknown";

  /** A host that builds, too, takes its time; a driver that hangs is found all the same. */
  private static final String LIMIT = "300s";

  @TempDir private static Path temp;

  private static Distribution home;

  @BeforeAll
  static void findDrivers() {
    Path drivers = ROOT.resolve("target/drivers");
    assumeTrue(Files.isDirectory(drivers), "the drivers are not built: run mvn verify at the top");
    home = new Distribution(BrokenDriversFolder.coreClassPath(), drivers);
  }

  /** A library that is brought to another version has no score before it is measured. */
  @Test
  void everyLibraryThatWeShipIsMeasured() {
    List<String> missing = new ArrayList<>();
    for (LibrarySubject<DriverDescription> driver : SubjectCatalogue.drivers(home).entries()) {
      if (driver.unavailable().isEmpty()
          && DriverVersions.hasOwnVersion(driver.description())
          && !driver.version().equals(NO_JAR)
          && ReadingFile.shipped().of(driver.entry()).isEmpty()) {
        missing.add(driver.id() + " " + driver.version());
      }
    }
    assertThat(missing).as(AGAIN).isEmpty();
  }

  @Tag("slow")
  @Test
  void noDriverIsWrongWithoutDeclaringItAndTheScoresAreTheShippedOnes() {
    String shared = System.getProperty("xmlbench.shared");
    Path documents =
        (shared == null ? ROOT.resolveSibling("shared") : Path.of(shared)).resolve("documents");
    assumeTrue(Files.isDirectory(documents), "no real documents beside this checkout");
    Path file = temp.resolve(ReadingFile.NAME);
    CliRun run =
        CliRun.of(
            home, "check", "--timeout", LIMIT, "--score", file.toString(), documents.toString());

    assertThat(run.out().lines().toList().getLast()).contains("nothing undeclared");
    assertThat(run.exit()).isZero();
    ReadingFile found = ReadingFile.FILE.read(temp).orElseThrow();
    assertThat(found.documents()).as(AGAIN).isEqualTo(ReadingFile.shipped().documents());
    // A JDK or a system's library of another version is none of those that were measured.
    Map<String, ReadingScore> shipped = new HashMap<>();
    ReadingFile.shipped().scores().forEach(score -> shipped.put(score.driver(), score));
    List<ReadingScore> same =
        found.scores().stream()
            .filter(score -> shipped.containsKey(score.driver()))
            .filter(score -> shipped.get(score.driver()).version().equals(score.version()))
            .toList();
    assertThat(same)
        .hasSizeGreaterThan(20)
        .allSatisfy(score -> assertThat(score).as(AGAIN).isEqualTo(shipped.get(score.driver())));
  }
}
