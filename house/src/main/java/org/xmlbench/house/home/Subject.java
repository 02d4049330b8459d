package org.xmlbench.house.home;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.xmlbench.results.store.SubjectEntry;

/** What forks can measure: a driver, or a SOAP toolkit. */
public interface Subject {
  String id();

  String version();

  /** The class path of a JVM that runs it: the core, what its family adds, itself, its library. */
  List<Path> classPath();

  /** How a fork finds it on that class path. */
  String locator();

  SubjectEntry entry();

  /** Modules of the JDK that it uses beside those that every program has. */
  default List<String> modules() {
    return List.of();
  }

  /** Why it cannot run on this host; empty where it can. */
  default Optional<String> unavailable() {
    return Optional.empty();
  }
}
