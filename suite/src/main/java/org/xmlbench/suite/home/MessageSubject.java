package org.xmlbench.suite.home;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.xmlbench.results.store.SubjectEntry;
import org.xmlbench.results.store.UnmetAssertion;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.toolkit.Toolkit;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/**
 * A SOAP toolkit or a binding framework that forks can run.
 *
 * @param <D> type of its description of itself
 * @param description its description of itself
 * @param entry its entry in the manifest
 * @param classPath the class path of a JVM that runs it
 * @param unavailable why it cannot run on this host; empty where it can
 */
public record MessageSubject<D>(
    D description, SubjectEntry entry, List<Path> classPath, Optional<String> unavailable)
    implements Subject {
  public MessageSubject {
    classPath = List.copyOf(classPath);
  }

  /** A toolkit: its style is what it speaks, its lineage the parser below it. */
  static MessageSubject<ToolkitDescription> of(Toolkit subject, List<Path> classPath) {
    ToolkitDescription toolkit = subject.describe();
    return new MessageSubject<>(
        toolkit,
        new SubjectEntry(
            toolkit.id(),
            toolkit.library(),
            toolkit.artifact(),
            toolkit.version(),
            toolkit.licence(),
            toolkit.encoding().label(),
            toolkit.parser(),
            List.of(),
            toolkit.options(),
            List.of(),
            PermittedDifference.texts(toolkit.allowances()),
            unmet(toolkit)),
        classPath,
        subject.unavailable());
  }

  /** The profile is about document/literal messages and does not apply to others. */
  private static List<UnmetAssertion> unmet(ToolkitDescription toolkit) {
    return toolkit.encoding().inlined() != Encoding.DOCUMENT_LITERAL
        ? null
        : toolkit.violations().entrySet().stream()
            .map(
                violation ->
                    new UnmetAssertion(
                        violation.getKey().name(), violation.getKey().text(), violation.getValue()))
            .toList();
  }

  /** A framework: its style is what it reads and writes, its lineage the parser below it. */
  static MessageSubject<FrameworkDescription> of(
      FrameworkDescription framework, List<Path> classPath) {
    return new MessageSubject<>(
        framework,
        new SubjectEntry(
            framework.id(),
            framework.library(),
            framework.artifact(),
            framework.version(),
            framework.licence(),
            framework.form().label(),
            framework.parser(),
            List.of(),
            framework.options(),
            List.of(),
            PermittedDifference.texts(framework.allowances()),
            null),
        classPath,
        Optional.empty());
  }

  @Override
  public String id() {
    return entry.id();
  }

  @Override
  public String version() {
    return entry.version();
  }

  @Override
  public String locator() {
    return entry.id();
  }
}
