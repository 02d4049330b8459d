package org.xmlbench.suite.home;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.toolkit.Toolkit;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/**
 * The subjects of one kind of a distribution, which it holds in a folder each. Each is asked for
 * its description through a class loader of its own; none of them runs in this JVM.
 *
 * @param <S> the kind
 */
public final class SubjectCatalogue<S extends Subject> {
  private final String noun;
  private final List<S> entries;
  private final List<String> problems;

  private SubjectCatalogue(String noun, List<S> entries, List<String> problems) {
    this.noun = noun;
    this.entries = List.copyOf(entries);
    this.problems = List.copyOf(problems);
  }

  /** The SOAP toolkits, by encoding and id. */
  public static SubjectCatalogue<MessageSubject<ToolkitDescription>> toolkits(Home home) {
    return of(
        "toolkit",
        home,
        home.toolkitFolders(),
        Toolkit.class,
        MessageSubject::of,
        Comparator.comparing(entry -> entry.description().encoding()));
  }

  /** The binding frameworks, by form and id. */
  public static SubjectCatalogue<MessageSubject<FrameworkDescription>> frameworks(Home home) {
    return of(
        "framework",
        home,
        home.frameworkFolders(),
        Framework.class,
        (framework, classPath) -> MessageSubject.of(framework.describe(), classPath),
        Comparator.comparing(entry -> entry.description().form()));
  }

  private static <T, S extends Subject> SubjectCatalogue<S> of(
      String noun,
      Home home,
      List<Path> folders,
      Class<T> service,
      BiFunction<T, List<Path>, S> entry,
      Comparator<S> order) {
    SubjectFolders<T, S> asked = new SubjectFolders<>(noun, service, home.soapClassPath(), entry);
    folders.forEach(asked::ask);
    List<S> found = new ArrayList<>(asked.entries());
    found.sort(order.thenComparing(Subject::id));
    return new SubjectCatalogue<>(noun, found, asked.problems());
  }

  /** Those of them of which that holds; nobody else is known to it. */
  public SubjectCatalogue<S> only(Predicate<S> holds) {
    return new SubjectCatalogue<>(noun, entries.stream().filter(holds).toList(), problems);
  }

  /** All of them. */
  public List<S> entries() {
    return entries;
  }

  /** One line for each folder that is left out. */
  public List<String> problems() {
    return problems;
  }

  /** One line for each subject that cannot run on this host. */
  public List<String> leftOut() {
    return entries.stream()
        .filter(entry -> entry.unavailable().isPresent())
        .map(entry -> "%s is left out: %s".formatted(entry.id(), entry.unavailable().get()))
        .toList();
  }

  /**
   * Those of these ids in the catalogue's order, each once; all that can run on this host where
   * {@code ids} is empty.
   *
   * @throws UserErrorException when there is none of such an id, or none at all, or one of them
   *     cannot run on this host
   */
  public List<S> select(Collection<String> ids) {
    if (entries.isEmpty()) {
      throw new UserErrorException(
          "this distribution has no %s: build it with mvn verify".formatted(noun));
    }
    List<String> known = entries.stream().map(Subject::id).toList();
    for (String id : ids) {
      if (!known.contains(id)) {
        throw new UserErrorException(NearestName.unknown(noun, id, known));
      }
    }
    if (ids.isEmpty()) {
      return entries.stream().filter(entry -> entry.unavailable().isEmpty()).toList();
    }
    List<S> chosen = entries.stream().filter(entry -> ids.contains(entry.id())).toList();
    for (S entry : chosen) {
      if (entry.unavailable().isPresent()) {
        throw new UserErrorException(
            "%s is not available here: %s".formatted(entry.id(), entry.unavailable().get()));
      }
    }
    return chosen;
  }
}
