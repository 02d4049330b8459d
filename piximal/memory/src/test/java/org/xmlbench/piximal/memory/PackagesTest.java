package org.xmlbench.piximal.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No package is in both artefacts: two modules cannot have one. */
class PackagesTest {
  private static Set<String> packages(Path sources) throws IOException {
    Set<String> found = new TreeSet<>();
    try (Stream<Path> files = Files.walk(sources)) {
      files
          .filter(file -> file.toString().endsWith(".java"))
          .forEach(file -> found.add(sources.relativize(file.getParent()).toString()));
    }
    return found;
  }

  @Test
  void noPackageIsSplit() throws IOException {
    Set<String> ours = packages(Path.of("src/main/java"));
    Set<String> piximals = packages(Path.of("../src/main/java"));
    assertThat(ours).isNotEmpty();
    assertThat(piximals).isNotEmpty().doesNotContainAnyElementsOf(ours);
  }
}
