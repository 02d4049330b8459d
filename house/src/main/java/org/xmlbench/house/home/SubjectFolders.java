package org.xmlbench.house.home;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.BiFunction;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.xmlbench.core.UserErrorException;

/**
 * Asks the subjects of one kind what they are, each folder of them through a class loader of its
 * own. A folder that yields none, or an id that another folder has already, is left out with a line
 * that gives the reason; the others stay. One that gives no answer at all stops the command if it
 * cannot be interrupted: it would work beside all that is measured.
 *
 * @param <T> the service that the jars of a folder offer
 * @param <S> the kind
 */
final class SubjectFolders<T, S extends Subject> {
  private final String noun;
  private final Class<T> service;
  private final List<Path> shared;
  private final BiFunction<T, List<Path>, S> entry;
  private final Duration limit;
  private final Map<String, Path> folders = new LinkedHashMap<>();
  private final List<S> entries = new ArrayList<>();
  private final List<String> problems = new ArrayList<>();

  /**
   * @param noun what users call the kind
   * @param shared what precedes a folder's jars on the class path of its JVM
   * @param entry makes the subject of what the jars offer and of that class path
   */
  SubjectFolders(
      String noun, Class<T> service, List<Path> shared, BiFunction<T, List<Path>, S> entry) {
    this(noun, service, shared, entry, AnswerLimit.USUAL);
  }

  /**
   * Likewise.
   *
   * @param limit how long it waits for a folder's answer
   */
  SubjectFolders(
      String noun,
      Class<T> service,
      List<Path> shared,
      BiFunction<T, List<Path>, S> entry,
      Duration limit) {
    this.limit = limit;
    this.noun = noun;
    this.service = service;
    this.shared = List.copyOf(shared);
    this.entry = entry;
  }

  void ask(Path folder) {
    List<Path> jars = FetchedLibrary.jars(folder);
    List<Path> classPath = Stream.concat(shared.stream(), jars.stream()).toList();
    try {
      List<S> found =
          DriverLoader.with(
              jars,
              limit,
              loader ->
                  ServiceLoader.load(service, loader).stream()
                      .map(provider -> entry.apply(provider.get(), classPath))
                      .toList());
      if (found.isEmpty()) {
        leaveOut(folder, "there is no %s in it: %s".formatted(noun, whyNone(jars)));
      } else {
        take(folder, found);
      }
    } catch (AnswerLimit.NoAnswerException e) {
      String why = "its %s gives %s".formatted(noun, e.getMessage());
      if (e.isWorking()) {
        throw new UserErrorException(
            "%s: %s and works on, beside all that is measured: remove that folder"
                .formatted(folder, why),
            e);
      }
      leaveOut(folder, why);
    } catch (Exception | LinkageError | ServiceConfigurationError e) {
      String damage = unreadable(jars).map(jar -> " (" + jar + ")").orElse("");
      leaveOut(folder, "its %s cannot be loaded: %s%s".formatted(noun, AnswerLimit.why(e), damage));
    }
  }

  List<S> entries() {
    return List.copyOf(entries);
  }

  /** One line for each folder that is left out. */
  List<String> problems() {
    return List.copyOf(problems);
  }

  private void take(Path folder, List<S> found) {
    Map<String, Path> taken = new LinkedHashMap<>(folders);
    for (S subject : found) {
      Path other = taken.putIfAbsent(subject.id(), folder);
      if (other != null) {
        leaveOut(
            folder,
            "%s id '%s' is taken twice, first by %s: remove one"
                .formatted(noun, subject.id(), other));
        return;
      }
    }
    folders.putAll(taken);
    entries.addAll(found);
  }

  private void leaveOut(Path folder, String why) {
    problems.add("%s is left out: %s".formatted(folder, why));
  }

  private String whyNone(List<Path> jars) {
    if (jars.isEmpty()) {
      return "it holds no jar";
    }
    return unreadable(jars)
        .orElse("no jar of it names one in META-INF/services/" + service.getName());
  }

  /** A class loader skips a jar that it cannot open, without an error. */
  private static Optional<String> unreadable(List<Path> jars) {
    for (Path jar : jars) {
      try (JarFile opened = new JarFile(jar.toFile())) {
        opened.size();
      } catch (IOException e) {
        return Optional.of("%s cannot be read: %s".formatted(jar.getFileName(), e.getMessage()));
      }
    }
    return Optional.empty();
  }
}
