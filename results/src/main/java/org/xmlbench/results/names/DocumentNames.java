package org.xmlbench.results.names;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.xmlbench.core.Task;

/**
 * Names of a run's documents without the place of the checkout: a user's file is {@code
 * file:orders.xml}, wherever it is. Files of the same name keep as many of their folders as tell
 * them apart, and none above the folder that holds them all: {@code file:may/orders.xml}. So two
 * checkouts of the same files have the same names.
 */
public final class DocumentNames {
  private static final String SEPARATOR = "/";

  private DocumentNames() {}

  /** The short name of each document, by its name in the records; no two are the same. */
  public static Map<String, String> of(Collection<String> documents) {
    Map<String, List<List<String>>> paths =
        distinct(documents)
            .filter(document -> document.startsWith(Task.FILE))
            .map(DocumentNames::path)
            .collect(Collectors.groupingBy(List::getLast, LinkedHashMap::new, Collectors.toList()));
    Map<List<String>, String> shortened = new LinkedHashMap<>();
    paths.values().forEach(group -> shortened.putAll(shortened(group)));
    return UniqueNames.of(
        distinct(documents).toList(),
        document -> document.startsWith(Task.FILE) ? shortened.get(path(document)) : document);
  }

  /** The name of a user's file without any of its folders; other documents keep their names. */
  public static String withoutFolder(String document) {
    return document.startsWith(Task.FILE) ? Task.FILE + path(document).getLast() : document;
  }

  private static Stream<String> distinct(Collection<String> documents) {
    return new LinkedHashSet<>(documents).stream();
  }

  /** Folders and name of a file; of Windows too, whose paths have no slash. */
  private static List<String> path(String document) {
    String path = document.substring(Task.FILE.length());
    return List.of(path.split(path.contains(SEPARATOR) ? SEPARATOR : "\\\\", -1));
  }

  /** The names of files that all have the same name. */
  private static Map<List<String>, String> shortened(List<List<String>> paths) {
    int shared = sharedFolders(paths);
    int longest = paths.stream().mapToInt(List::size).max().orElseThrow() - shared;
    int kept = 1;
    while (kept < longest && !areDistinct(paths, shared, kept)) {
      kept++;
    }
    Map<List<String>, String> names = new LinkedHashMap<>();
    for (List<String> path : paths) {
      names.put(path, Task.FILE + String.join(SEPARATOR, end(path, shared, kept)));
    }
    return names;
  }

  private static int sharedFolders(List<List<String>> paths) {
    int shortest = paths.stream().mapToInt(List::size).min().orElseThrow();
    int shared = 0;
    while (shared < shortest - 1 && isShared(paths, shared)) {
      shared++;
    }
    return shared;
  }

  private static boolean isShared(List<List<String>> paths, int depth) {
    return paths.stream().map(path -> path.get(depth)).distinct().count() == 1;
  }

  private static boolean areDistinct(List<List<String>> paths, int shared, int kept) {
    Set<List<String>> ends = new HashSet<>();
    return paths.stream().allMatch(path -> ends.add(end(path, shared, kept)));
  }

  /** The last {@code kept} parts of a path, and none of the first {@code shared}. */
  private static List<String> end(List<String> path, int shared, int kept) {
    return path.subList(Math.max(shared, path.size() - kept), path.size());
  }
}
