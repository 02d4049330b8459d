package org.xmlbench.house.home;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.results.store.DriverScore;

/** Who keeps a driver's library and what it brings along, to be shown beside its speed. */
public final class Maintenance {
  private static final int KIB_SHIFT = 10;

  private Maintenance() {}

  /**
   * That of a subject; empty of one that is no driver.
   *
   * @param core what every fork has on its class path
   */
  public static Optional<DriverScore> of(Subject subject, List<Path> core) {
    if (subject instanceof LibrarySubject<?> library
        && library.description() instanceof DriverDescription description) {
      try {
        LibraryFacts facts = LibraryFacts.of(description, library.classPath(), core);
        return Optional.of(of(subject.id(), description, facts));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return Optional.empty();
  }

  /** What is known of that driver's library. */
  public static DriverScore of(String id, DriverDescription driver, LibraryFacts facts) {
    List<DriverScore.Figure> figures = new ArrayList<>();
    facts.built().ifPresent(date -> figures.add(figure("built", date.toString())));
    facts.javaLevel().ifPresent(level -> figures.add(figure("Java", level.toString())));
    if (facts.bytes() > 0) {
      figures.add(figure("KiB of jars", Long.toString(facts.bytes() >> KIB_SHIFT)));
    }
    figures.add(figure("licence", driver.library().licence()));
    figures.add(figure("advisories", facts.advisoriesInBrief(driver.library())));
    return new DriverScore(
        DriverScore.MAINTENANCE, id, driver.library().recordedVersion(), figures);
  }

  private static DriverScore.Figure figure(String head, String text) {
    return new DriverScore.Figure(null, head, text, null);
  }
}
