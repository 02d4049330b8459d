package org.xmlbench.suite.family.toy;

import java.nio.file.Path;
import java.util.List;
import org.xmlbench.results.store.SubjectEntry;
import org.xmlbench.suite.home.Subject;

/** An algorithm to sort numbers, each in a separate JVM. */
record ToySubject(String id) implements Subject {
  static final List<ToySubject> ALL =
      List.of(new ToySubject("heap-sort"), new ToySubject("merge-sort"));

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Path> classPath() {
    return List.of(Path.of("toys.jar"));
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
