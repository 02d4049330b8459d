package org.xmlbench.house.home;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.core.driver.Library;

/** Which known faults a library has. */
class AdvisoryTest {
  private static final Path DRIVERS = Path.of("../drivers");
  private static final String FILE = "src/main/resources/" + Advisories.RESOURCE;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # artifact                   | version      | needs                     | mended in                           | standing
          com.example:made-up          | 7.3.0        |                           | 6.4.0                               | MENDED
          com.example:made-up          | 7.3.0        |                           | made-up 6.4.0                       | MENDED
          com.example:made-up          | 7.3.0        |                           | com.example:made-up 6.4.0           | MENDED
          com.example:made-up          | 7.3.0        | made-up-core-6.3.jar      | made-up 7.4.0                       | OPEN
          com.example:made-up          | 7.3.0        | made-up-core-6.3.jar      | made-up-core 6.4.0                  | OPEN
          com.example:made-up          | 1            | needed-2.1-jre.jar        | needed 2.0                          | MENDED
          com.example:made-up          | 1            | more-needed-2.1.jar       | needed 2.0                          | UNKNOWN
          com.example:made-up          | 1            | needed-more-1.jar         | needed 2.0                          | UNKNOWN
          com.example:made-up          | 9            | needed-2.9.jar            | needed 2.10, 3.1                    | OPEN
          com.example:made-up          | 2.11         |                           | 2.10, 3.1                           | MENDED
          com.example:made-up          | 2.2          |                           | 2.1.3 (Reader.createDefault)        | MENDED
          com.example:made-up          | 2.1.2        |                           | 2.1.3 (Reader.createDefault)        | OPEN
          com.example:made-up          | 2.2          |                           | 2.0.9, 2.1.3 (by a, b)              | MENDED
          com.example:made-up          | 1            | needed-2.1.jar            | needed 2.0 (by a)                   | MENDED
          com.example:made-up          | unknown      |                           | 2.0                                 | UNKNOWN
          com.example:made-up          | unknown      |                           | no release                          | OPEN
          com.example:made-up          | 9            |                           | no release                          | OPEN
          com.example:made-up          | 9            |                           | -                                   | OPEN
          native:made-up               | 0 (absent)   |                           | 2.0                                 | UNKNOWN
          native:made-up               | 2.9.14       |                           | 2.12.5                              | OPEN
          java.xml                     | 25.0.3+9-LTS |                           | 25.0.3                              | MENDED
          java.xml                     | 25-ea        |                           | 25.0.3                              | OPEN
          java.xml                     | 1.8.0_402    |                           | 8u491, 25.0.3                       | OPEN
          java.xml                     | 21           |                           | 8u491, 25.0.3                       | OPEN
          java.xml                     | 25.0.3+9-LTS | needed-2.0-rc1.jar        | needed 2.0                          | OPEN
          """)
  void aFaultIsOpenUntilTheVersionThatMendsIt(
      String artifact, String version, String needs, String mendedIn, Advisory.Standing standing) {
    Advisory advisory = Advisory.parse("CVE-1\t" + mendedIn + "\ta fault\thttps://x");
    assertThat(advisory.standing(versions(artifact, version, needs))).isEqualTo(standing);
  }

  private static LibraryVersions versions(String artifact, String version, String needs) {
    return new LibraryVersions(
        new Library("Made up", artifact, version, "MIT", "one", List.of("a")),
        needs == null ? List.of() : List.of(needs));
  }

  private static LibraryVersions versions(String version) {
    return versions("com.example:made-up", version, null);
  }

  @Test
  void theTextNamesEachFaultAndTheSource() {
    Advisories three =
        advisories("2026-11-26\nCVE-1\t2.0\ta fault\thttps://x\nCVE-2\t-\tb\ty\nCVE-3\t1\tc\tz\n");
    assertThat(three.text(versions("1.2")))
        .isEqualTo(
            "looked up 2026-11-26: CVE-1 (open; mended in 2.0): a fault (https://x);"
                + " CVE-2 (open; mended in -): b (y); CVE-3 (mended in 1): c (z)");
    assertThat(three.text(versions("?")))
        .contains("CVE-3 (not known whether open; mended in 1): c (z)");
    assertThat(advisories("2026-11-26\n").text(versions("1")))
        .isEqualTo("looked up 2026-11-26: none found");
    assertThat(Advisories.parse("\n")).isEmpty();
    assertThat(advisories("2026-11-26\nCVE-1\t2.0\n").text(versions("1")))
        .contains("mended in 2.0): ? (?)");
  }

  private static Advisories advisories(String text) {
    return Advisories.parse(text).orElseThrow();
  }

  @Test
  void theBriefCountsThem() {
    assertThat(advisories("d\n").brief(versions("1"))).isEqualTo("none found (d)");
    Advisories some = advisories("d\nA\t2.0\ta\tb\nB\t2.10, 3.1\ta\tb\n");
    assertThat(some.brief(versions("1.9"))).isEqualTo("2 open (d)");
    assertThat(some.brief(versions("2.9"))).isEqualTo("1 open, 1 mended (d)");
    assertThat(some.brief(versions("3.1"))).isEqualTo("none open, 2 mended (d)");
    assertThat(some.brief(versions("?"))).isEqualTo("2 not known (d)");
    assertThat(advisories("d\nA\t-\ta\tb\nB\t2\ta\tb\n").brief(versions("?")))
        .isEqualTo("1 open, 1 not known (d)");
    Advisories annotated = advisories("d\nA\t2.1.3 (Reader.createDefault)\ta\tb\nB\t2\ta\tb\n");
    assertThat(annotated.brief(versions("2.2")))
        .isEqualTo("none open, 2 mended, 1 of them only by Reader.createDefault (d)");
    assertThat(annotated.brief(versions("2.1"))).isEqualTo("1 open, 1 mended (d)");
  }

  static Stream<Path> shipped() throws IOException {
    try (Stream<Path> drivers = Files.list(DRIVERS)) {
      return drivers.map(driver -> driver.resolve(FILE)).filter(Files::exists).toList().stream();
    }
  }

  /** A version that cannot be read would be a fault that is open forever. */
  @ParameterizedTest
  @MethodSource("shipped")
  void everyShippedAdvisoryNamesAVersionOrNoRelease(Path file) throws IOException {
    Advisories advisories = advisories(Files.readString(file));
    String artifact = file.startsWith(DRIVERS.resolve("jdk")) ? "java.xml" : "com.example:made-up";
    assertThat(advisories.lookedUp()).matches("[0-9]{4}-[0-9]{2}-[0-9]{2}\\b.*");
    assertThat(advisories.all())
        .allSatisfy(
            one -> {
              assertThat(one.source()).startsWith("https://");
              Advisory.Standing expected =
                  one.mendedIn().equals("no release")
                      ? Advisory.Standing.OPEN
                      : one.mendedIn().contains("woodstox-core ")
                          ? Advisory.Standing.UNKNOWN
                          : Advisory.Standing.MENDED;
              assertThat(one.standing(versions(artifact, "99", null))).isEqualTo(expected);
            });
  }
}
