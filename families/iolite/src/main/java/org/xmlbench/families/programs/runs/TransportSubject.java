package org.xmlbench.families.programs.runs;

import java.nio.file.Path;
import java.util.List;
import org.xmlbench.house.home.Subject;
import org.xmlbench.results.store.SubjectEntry;

/**
 * A transport of bytes to a program, or an origin of the control that copies memory.
 *
 * @param id its name in records
 * @param version of XMLBench, whose code it is
 * @param classPath of a fork's JVM
 * @param locator of the driver of the programs that parse
 */
record TransportSubject(String id, String version, List<Path> classPath, String locator)
    implements Subject {
  TransportSubject {
    classPath = List.copyOf(classPath);
  }

  /** Manifests of such runs list programs and no subjects. */
  @Override
  public SubjectEntry entry() {
    throw new IllegalStateException("a transport has no entry in a manifest");
  }
}
