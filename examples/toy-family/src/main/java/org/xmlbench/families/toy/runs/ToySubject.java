package org.xmlbench.families.toy.runs;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.home.Subject;
import org.xmlbench.results.store.SubjectEntry;

/**
 * An algorithm to sort numbers, each in a separate JVM.
 *
 * @param classPath of that JVM: the core, behind which the jar of its main class follows
 */
record ToySubject(String id, List<Path> classPath) implements Subject {
  ToySubject {
    classPath = List.copyOf(classPath);
  }

  static List<ToySubject> all(Session session) {
    List<Path> classPath = session.home().get().coreClassPath();
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
