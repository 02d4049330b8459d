package org.xmlbench.families.toy.runs;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.families.toy.fork.SortFork;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.home.JavaCommand;
import org.xmlbench.house.home.Subject;
import org.xmlbench.results.store.SubjectEntry;

/**
 * An algorithm to sort numbers, each in a separate JVM.
 *
 * @param classPath of that JVM: the core and the jar of its main class
 */
record ToySubject(String id, List<Path> classPath) implements Subject {
  ToySubject {
    classPath = List.copyOf(classPath);
  }

  static List<ToySubject> all(Session session) {
    List<Path> classPath =
        Stream.concat(
                session.home().get().coreClassPath().stream(),
                Stream.of(JavaCommand.origin(SortFork.class)))
            .distinct()
            .toList();
    return Stream.of("heap-sort", "merge-sort").map(id -> new ToySubject(id, classPath)).toList();
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public String locator() {
    return id;
  }

  @Override
  public SubjectEntry entry() {
    return new SubjectEntry(
        id,
        new SubjectEntry.LibraryEntry("toys", "example:toys", version(), "none"),
        "array",
        id,
        SubjectEntry.Configuration.of(List.of()),
        SubjectEntry.Declared.NOTHING);
  }
}
