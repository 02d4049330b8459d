package org.xmlbench.suite.home;

import java.nio.file.Path;
import java.util.List;
import org.xmlbench.results.store.SubjectEntry;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/**
 * A SOAP toolkit that forks can run.
 *
 * @param description what the toolkit says of itself
 * @param classPath the class path of a JVM that runs it
 */
public record ToolkitEntry(ToolkitDescription description, List<Path> classPath)
    implements Subject {
  public ToolkitEntry {
    classPath = List.copyOf(classPath);
  }

  @Override
  public String id() {
    return description.id();
  }

  @Override
  public String version() {
    return description.version();
  }

  @Override
  public String locator() {
    return description.id();
  }

  /** The style of a toolkit is what it speaks, its lineage the parser below it. */
  @Override
  public SubjectEntry entry() {
    return new SubjectEntry(
        description.id(),
        description.library(),
        description.artifact(),
        description.version(),
        description.licence(),
        description.encoding().label(),
        description.parser(),
        List.of(),
        description.options(),
        List.of());
  }
}
