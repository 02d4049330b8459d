package org.xmlbench.families.piximal.runs;

import java.nio.file.Path;
import java.util.List;
import org.xmlbench.house.home.Subject;
import org.xmlbench.results.store.SubjectEntry;

/**
 * What an experiment compares, such as a parser or a size of an automaton.
 *
 * @param id its name in records
 * @param version of XMLBench, or of the library whose driver it is
 * @param classPath of a fork's JVM
 * @param locator of that driver; empty where PIXIMAL's own code is measured
 * @param modules of the JDK that it uses beside those that every program has
 */
record ExperimentSubject(
    String id, String version, List<Path> classPath, String locator, List<String> modules)
    implements Subject {
  ExperimentSubject {
    classPath = List.copyOf(classPath);
    modules = List.copyOf(modules);
  }

  /** One that uses the modules that every program has. */
  ExperimentSubject(String id, String version, List<Path> classPath, String locator) {
    this(id, version, classPath, locator, List.of());
  }

  /** Manifests of such runs list experiments and no subjects. */
  @Override
  public SubjectEntry entry() {
    throw new IllegalStateException("the subject of an experiment has no entry in a manifest");
  }
}
