package org.xmlbench.house.run;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.xmlbench.core.check.MalformationsMain;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.platform.ChildProcess;
import org.xmlbench.core.platform.StreamCollector;
import org.xmlbench.house.home.JavaCommand;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.home.Subject;
import org.xmlbench.results.store.SubjectEntry;

/**
 * Counts the malformed documents that drivers accept of which no test holds the number: those of
 * users. Each is asked once, before the first fork, in a JVM that nothing is timed in.
 */
final class MalformationCount {
  /** Of a second's work, on a host that has other work. */
  private static final Duration LIMIT = Duration.ofSeconds(30);

  private final Duration limit;
  private final Consumer<String> notices;

  /**
   * @param notices takes a sentence for each driver of which it cannot be known
   */
  MalformationCount(Consumer<String> notices) {
    this(LIMIT, notices);
  }

  MalformationCount(Duration limit, Consumer<String> notices) {
    this.limit = limit;
    this.notices = notices;
  }

  /** The subjects as a manifest names them, with these numbers. */
  List<SubjectEntry> entries(List<? extends Subject> subjects) throws InterruptedException {
    List<SubjectEntry> entries = new ArrayList<>();
    for (Subject subject : subjects) {
      entries.add(isAsked(subject) ? counted(subject) : subject.entry());
    }
    return entries;
  }

  private static boolean isAsked(Subject subject) {
    return subject instanceof LibrarySubject<?> library
        && library.description() instanceof DriverDescription
        && !library.isTested();
  }

  private SubjectEntry counted(Subject driver) throws InterruptedException {
    OptionalInt number = count(driver);
    if (number.isEmpty()) {
      notices.accept(
          ("how many malformed documents %s accepts is unknown: it broke the JVM that read them,"
                  + " rejected a well-formed document among them, or"
                  + " was not through in %d s")
              .formatted(driver.id(), limit.toSeconds()));
      return driver.entry();
    }
    return driver.entry().accepting(number.getAsInt());
  }

  private OptionalInt count(Subject driver) throws InterruptedException {
    ChildProcess.Command command =
        JavaCommand.child(
            driver.classPath(),
            List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData"),
            MalformationsMain.class.getName(),
            List.of(driver.locator()));
    // Its input stays open: it ends when this process does.
    try (ChildProcess child = command.discardError().start()) {
      StreamCollector output = new StreamCollector(child.output());
      return child.waitFor(limit) && child.exitStatus() == 0
          ? number(output.text())
          : OptionalInt.empty();
    } catch (IOException e) {
      return OptionalInt.empty();
    }
  }

  /** A JVM may print warnings, too. */
  private static OptionalInt number(String output) {
    return output
        .lines()
        .filter(line -> line.startsWith(MalformationsMain.ACCEPTED))
        .mapToInt(line -> Integer.parseInt(line.substring(MalformationsMain.ACCEPTED.length())))
        .findFirst();
  }
}
