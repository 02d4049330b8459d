package org.xmlbench.results.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.xmlbench.core.FileReason;
import org.xmlbench.core.UserErrorException;

/**
 * The newest of the files of one name in the folders of a folder.
 *
 * @param read reads that of a run folder, or throws a user error
 * @param createdUtc when what was read was made
 */
public record NewestFile<T>(String name, Function<Path, T> read, Function<T, String> createdUtc) {
  /**
   * The newest that meets the condition; empty where there is none. Files that cannot be read are
   * skipped, because the caller named none of them.
   *
   * @param runs folder of run folders, which need not exist
   */
  public Optional<T> in(Path runs, Predicate<T> wanted) {
    return newestFirst(runs, wanted).findFirst();
  }

  /** All that meet the condition, the newest first. */
  public Stream<T> newestFirst(Path runs, Predicate<T> wanted) {
    if (!Files.isDirectory(runs)) {
      return Stream.empty();
    }
    List<Path> folders = new ArrayList<>();
    try (Stream<Path> entries = Files.list(runs)) {
      entries.filter(run -> Files.isRegularFile(run.resolve(name))).forEach(folders::add);
    } catch (IOException e) {
      throw new UserErrorException("cannot read " + runs + ": " + FileReason.of(e), e);
    }
    return folders.stream()
        .flatMap(run -> readable(run).stream())
        .filter(wanted)
        .sorted(Comparator.comparing(createdUtc).reversed());
  }

  private Optional<T> readable(Path run) {
    try {
      return Optional.of(read.apply(run));
    } catch (UserErrorException e) {
      return Optional.empty();
    }
  }
}
