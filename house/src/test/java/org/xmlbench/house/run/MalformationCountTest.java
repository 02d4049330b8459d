package org.xmlbench.house.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.drivers.madeup.MadeUpDriver;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.results.store.SubjectEntry;

/** Whose malformed documents are counted, and what becomes of a driver that cannot be asked. */
class MalformationCountTest {
  private final List<String> notices = new ArrayList<>();

  @Test
  void aDriverThatCannotBeMadeIsUnknownAndSaidSo() throws InterruptedException {
    LibrarySubject<?> missing =
        LibrarySubject.ofDriver(new HonestDriver().describe(), List.of(Path.of("nothing.jar")));
    List<SubjectEntry> entries = count(Duration.ofSeconds(30), missing);
    assertThat(entries).containsExactly(missing.entry());
    assertThat(notices)
        .containsExactly(
            "how many malformed documents honest-one accepts is unknown: it broke the JVM that read"
                + " them, rejected a well-formed document among them, or was not through in 30 s");
  }

  /** What a test holds is not asked again. */
  @Test
  void aDriverOfOursIsNotAsked() throws InterruptedException {
    LibrarySubject<?> ours =
        LibrarySubject.ofDriver(new MadeUpDriver().describe(), List.of(Path.of("nothing.jar")));
    LibrarySubject<?> tested =
        new LibrarySubject<>(
            ours.description(),
            ours.entry().accepting(2),
            ours.classPath(),
            ours.locator(),
            ours.unavailable(),
            ours.setups(),
            ours.modules(),
            ours.parameters());
    assertThat(count(Duration.ofSeconds(30), tested)).containsExactly(tested.entry());
    assertThat(notices).isEmpty();
  }

  private List<SubjectEntry> count(Duration limit, LibrarySubject<?> driver)
      throws InterruptedException {
    return new MalformationCount(limit, notices::add).entries(List.of(driver));
  }
}
