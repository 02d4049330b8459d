package org.xmlbench.piximal.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.piximal.ParserOptions;

/** Documents of the world, where they lie beside the clone. */
class RealDocumentsInChunksTest {
  /** Every fourth: chunks of chance and of segments are met by the tests beside this one. */
  @Test
  void someRealDocumentsAreTheSame() throws Exception {
    assertRealDocumentsAreTheSame(5000, 4);
  }

  @Test
  @Tag("slow")
  void allRealDocumentsAreTheSame() throws Exception {
    assertRealDocumentsAreTheSame(5000, 1);
  }

  @Test
  @Tag("slow")
  void allRealDocumentsAreTheSameInSmallChunks() throws Exception {
    assertRealDocumentsAreTheSame(64, 1);
  }

  private static void assertRealDocumentsAreTheSame(int size, int step) throws Exception {
    Path shared =
        Stream.iterate(Path.of("").toAbsolutePath(), path -> path != null, Path::getParent)
            .map(path -> path.resolve("shared/documents"))
            .filter(Files::isDirectory)
            .findFirst()
            .orElse(null);
    assumeTrue(shared != null, "no folder shared/documents beside the clone");
    List<Path> files = small(shared);
    for (int i = 0; i < files.size(); i += step) {
      byte[] document = Files.readAllBytes(files.get(i));
      List<String> expected = ParallelTrace.byOneThread(document, ParserOptions.DEFAULT);
      assertThat(
              PiximalParallelTest.inOrder(document, PiximalParallelTest.options(3, size))
                  .equals(expected))
          .as("%s in chunks of %d bytes", files.get(i), size)
          .isTrue();
    }
  }

  private static List<Path> small(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .filter(RealDocumentsInChunksTest::isSmall)
          .sorted()
          .toList();
    }
  }

  private static boolean isSmall(Path file) {
    return file.toFile().length() < 1 << 20;
  }
}
