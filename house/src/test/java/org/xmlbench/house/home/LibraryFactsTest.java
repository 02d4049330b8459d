package org.xmlbench.house.home;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.results.store.DriverScore;

/** What a library's jars tell of it. */
class LibraryFactsTest {
  @TempDir private Path folder;

  @Test
  void theLibraryIsToldFromWhatItNeedsAndFromWhatIsOurs() throws IOException {
    Path core = jar("core.jar", 2026, 69, "X.class");
    Path library = jar("made-up-1.2.jar", 2024, 52, "a/B.class");
    Path needed = jar("needed-3.jar", 2025, 61, "n/C.class");
    Path driver = jar("xmlbench-driver-made.jar", 2026, 69, "D.class");

    LibraryFacts facts =
        LibraryFacts.of(subject("org:made-up", core, driver, library, needed), List.of(core));

    assertThat(facts.built()).contains(LocalDate.of(2024, 5, 6));
    assertThat(facts.javaLevel()).contains(8);
    assertThat(facts.bytes()).isEqualTo(Files.size(library) + Files.size(needed));
    assertThat(facts.needs()).containsExactly("needed-3.jar");
    assertThat(facts.advisories()).isEmpty();
  }

  /** Classes of later releases in a jar of several, and times of repeatable builds, say nothing. */
  @Test
  void whatSaysNothingIsLeftOut() throws IOException {
    Path library =
        jar("made-up-1.2.jar", 1980, 65, "META-INF/versions/21/a/B.class", "module-info.class");
    LibraryFacts facts = LibraryFacts.of(subject("org:made-up", library), List.of());
    assertThat(facts.built()).isEmpty();
    assertThat(facts.javaLevel()).isEmpty();
    LibraryFacts none = LibraryFacts.of(subject("java.xml"), List.of());
    assertThat(none)
        .isEqualTo(
            new LibraryFacts(Optional.empty(), Optional.empty(), 0, List.of(), Optional.empty()));
  }

  /** The library's own jar is none of those that it needs, and its faults are counted by it. */
  @Test
  void faultsAreCountedByTheLibraryAndWhatItNeeds() throws IOException {
    Path library = jar("made-up-1.2.jar", 2024, 52, "a/B.class");
    Path needed = jar("needed-3.jar", 2025, 61, "n/C.class");
    Path driver = folder.resolve("xmlbench-driver-made.jar");
    try (OutputStream file = Files.newOutputStream(driver);
        ZipOutputStream zip = new ZipOutputStream(file)) {
      zip.putNextEntry(new ZipEntry(Advisories.RESOURCE));
      zip.write("d\nA\tmade-up 1.1\ta\tb\nB\tneeded 3\ta\tb\nC\t1.3\ta\tb\n".getBytes(UTF_8));
    }
    LibrarySubject<DriverDescription> subject = subject("org:made-up", driver, library, needed);

    LibraryFacts facts = LibraryFacts.of(subject, List.of());

    Library described = subject.description().library();
    assertThat(facts.advisoriesInBrief(described)).isEqualTo("1 open, 2 mended (d)");
    assertThat(facts.advisoriesInFull(described))
        .contains("A (mended in made-up 1.1)", "B (mended in needed 3)", "C (open; mended in 1.3)");
  }

  /** A third party's driver has a jar of a name that is not ours. */
  @Test
  void theJarThatNamesADriverIsNoPartOfItsLibrary() throws IOException {
    Path library = jar("made-up-1.2.jar", 2024, 52, "a/B.class");
    Path driver =
        jar("theirs.jar", 2026, 69, "D.class", "META-INF/services/" + Driver.class.getName());
    LibraryFacts facts = LibraryFacts.of(subject("org:made-up", driver, library), List.of());
    assertThat(facts.needs()).isEmpty();
    assertThat(facts.bytes()).isEqualTo(Files.size(library));
  }

  /** Without a word of faults they were not looked up: that is not none. */
  @Test
  void whoKeepsALibraryStandsBesideItsSpeed() throws IOException {
    Path library = jar("made-up-1.2.jar", 2024, 52, "a/B.class");
    DriverScore score = Maintenance.of(subject("org:made-up", library), List.of()).orElseThrow();

    assertThat(score.driver()).isEqualTo("made-up-sax");
    assertThat(score.version()).isEqualTo("1.2");
    assertThat(score.figures())
        .extracting(DriverScore.Figure::head, DriverScore.Figure::text)
        .containsExactly(
            tuple("built", "2024-05-06"),
            tuple("Java", "8"),
            tuple("KiB of jars", "0"),
            tuple("licence", "MIT"),
            tuple("advisories", "not looked up"));
  }

  private static LibrarySubject<DriverDescription> subject(String artifact, Path... classPath) {
    return LibrarySubject.ofDriver(
        new DriverDescription(
            "made-up-sax",
            new Library("Made up", artifact, "1.2", "MIT", "one", List.of("a")),
            ApiStyle.PUSH,
            Set.of(),
            List.of(),
            List.of()),
        List.of(classPath));
  }

  private Path jar(String name, int year, int major, String... entries) throws IOException {
    Path jar = folder.resolve(name);
    try (OutputStream file = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(file)) {
      for (String entry : entries) {
        ZipEntry made = new ZipEntry(entry);
        made.setTimeLocal(LocalDateTime.of(year, 5, 6, 12, 0));
        zip.putNextEntry(made);
        zip.write(
            ByteBuffer.allocate(8)
                .putInt(0xCAFEBABE)
                .putShort((short) 0)
                .putShort((short) major)
                .array());
      }
    }
    return jar;
  }
}
