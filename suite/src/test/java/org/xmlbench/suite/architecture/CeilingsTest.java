package org.xmlbench.suite.architecture;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.ProjectFolder;

/**
 * A ceiling for the Java lines of each module's {@code src/main}, in {@code config/ceilings.tsv}. A
 * commit that raises one does nothing else, and says why.
 */
class CeilingsTest {
  private static final Path ROOT = ProjectFolder.top();

  /** Of a module of families that the file does not have, beside the code of its forks. */
  private static final int NEW_FAMILY = 1500;

  private static final String SOURCES = "src/main/java";

  @Test
  void noModuleIsAboveItsCeiling() throws IOException {
    assertThat(above(lines(), ceilings())).isEmpty();
  }

  @Test
  void everyCeilingIsOfAModule() throws IOException {
    assertThat(lines().keySet()).containsAll(ceilings().keySet());
  }

  @Test
  void whatIsAboveIsNamedWithItsCeiling() {
    Map<String, Integer> lines =
        Map.of("results", 101, "house", 100, "families/toy", 1501, "drivers/toy", 5);
    assertThat(above(lines, Map.of("results", 100, "house", 100)))
        .containsExactly(
            "drivers/toy has 5 lines and no ceiling in config/ceilings.tsv",
            "families/toy has 1501 lines; its ceiling is 1500",
            "results has 101 lines; its ceiling is 100");
  }

  private static List<String> above(Map<String, Integer> lines, Map<String, Integer> ceilings) {
    return new TreeMap<>(lines)
        .entrySet().stream()
            .flatMap(module -> above(module.getKey(), module.getValue(), ceilings).stream())
            .toList();
  }

  private static List<String> above(String module, int lines, Map<String, Integer> ceilings) {
    Integer ceiling =
        ceilings.getOrDefault(module, module.startsWith("families/") ? NEW_FAMILY : null);
    if (ceiling == null) {
      return List.of(
          "%s has %d lines and no ceiling in config/ceilings.tsv".formatted(module, lines));
    }
    return lines <= ceiling
        ? List.of()
        : List.of("%s has %d lines; its ceiling is %d".formatted(module, lines, ceiling));
  }

  private static Map<String, Integer> ceilings() throws IOException {
    return Files.readAllLines(ROOT.resolve("config/ceilings.tsv")).stream()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split("\t"))
        .collect(toMap(line -> line[0], line -> Integer.valueOf(line[1])));
  }

  private static Map<String, Integer> lines() throws IOException {
    try (Stream<Path> poms = Files.find(ROOT, 4, (file, _) -> file.endsWith("pom.xml"))) {
      Map<String, Integer> lines = new TreeMap<>();
      for (Path module : poms.map(Path::getParent).toList()) {
        String name = ROOT.relativize(module).toString();
        if (Files.isDirectory(module.resolve(SOURCES)) && !name.startsWith("examples")) {
          lines.put(name, lines(module.resolve(SOURCES), name));
        }
      }
      return lines;
    }
  }

  /** Of a family, without the code of its forks: how much that is, no rule can say. */
  private static int lines(Path sources, String module) throws IOException {
    try (Stream<Path> files = Files.walk(sources)) {
      int lines = 0;
      for (Path file : files.filter(it -> it.toString().endsWith(".java")).toList()) {
        boolean ofFork = module.startsWith("families/") && file.toString().contains("/fork/");
        lines += ofFork ? 0 : Files.readAllLines(file).size();
      }
      return lines;
    }
  }
}
