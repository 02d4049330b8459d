package org.xmlbench.results.gate;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.xmlbench.results.names.DocumentNames;
import org.xmlbench.results.names.UniqueNames;

/**
 * Names of a gate's cells that are the same on every host and in every checkout, because build
 * servers follow a test case by its name: without the folders of a user's file and without the
 * number of processors.
 */
final class TestNames {
  /** Name of the number of processors in a cell's condition. */
  private static final String PROCESSORS = "cpus=";

  /**
   * Document and condition of {@link ArmBlocks#name}: the condition begins behind the last slash
   * that only settings follow.
   */
  private static final Pattern CELL =
      Pattern.compile("(.*)/((?:[\\w-]+=[^,]*(?:,[\\w-]+=[^,]*)*)?)", Pattern.DOTALL);

  private record Parts(String document, List<String> settings) {
    private Parts {
      settings = List.copyOf(settings);
    }

    static Parts of(String cell) {
      Matcher parts = CELL.matcher(cell);
      return parts.matches()
          ? new Parts(parts.group(1), Arrays.asList(parts.group(2).split(",")))
          : new Parts(cell, List.of());
    }

    String name(String shortDocument) {
      return settings.stream()
          .filter(setting -> !setting.startsWith(PROCESSORS))
          .collect(Collectors.joining(",", shortDocument + "/", ""));
    }
  }

  private TestNames() {}

  /** The name of the test case of each cell of a gate; no two are the same. */
  static Map<String, String> of(Collection<String> cells) {
    Map<String, Parts> parts = new LinkedHashMap<>();
    cells.forEach(cell -> parts.put(cell, Parts.of(cell)));
    Set<String> documents = new LinkedHashSet<>();
    parts.values().forEach(part -> documents.add(part.document()));
    Map<String, String> shortened = DocumentNames.of(documents);
    return UniqueNames.of(
        parts.keySet(),
        cell -> {
          Parts part = parts.get(cell);
          return Figures.printable(part.name(shortened.get(part.document())));
        });
  }

  /** Whether the cells of two gates may be the same but for the checkout. */
  static boolean mayBeSame(String one, String other) {
    Parts part = Parts.of(one);
    Parts otherPart = Parts.of(other);
    return part.settings().equals(otherPart.settings())
        && DocumentNames.withoutFolder(part.document())
            .equals(DocumentNames.withoutFolder(otherPart.document()));
  }
}
