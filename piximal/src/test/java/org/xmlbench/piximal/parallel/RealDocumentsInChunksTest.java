package org.xmlbench.piximal.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.piximal.ParserOptions;

/** Documents of the world, where they lie beside the clone. */
class RealDocumentsInChunksTest {
  @Test
  void realDocumentsAreTheSame() throws Exception {
    assertRealDocumentsAreTheSame(5000);
  }

  @Test
  @Tag("slow")
  void realDocumentsAreTheSameInSmallChunks() throws Exception {
    assertRealDocumentsAreTheSame(64);
  }

  private static void assertRealDocumentsAreTheSame(int size) throws Exception {
    Path shared =
        Stream.iterate(Path.of("").toAbsolutePath(), path -> path != null, Path::getParent)
            .map(path -> path.resolve("shared/documents"))
            .filter(Files::isDirectory)
            .findFirst()
            .orElse(null);
    assumeTrue(shared != null, "no folder shared/documents beside the clone");
    try (Stream<Path> files = Files.walk(shared)) {
      for (Path file :
          files.filter(Files::isRegularFile).filter(RealDocumentsInChunksTest::isSmall).toList()) {
        byte[] document = Files.readAllBytes(file);
        List<String> expected = ParallelTrace.byOneThread(document, ParserOptions.DEFAULT);
        assertThat(
                PiximalParallelTest.inOrder(document, PiximalParallelTest.options(3, size))
                    .equals(expected))
            .as("%s in chunks of %d bytes", file, size)
            .isTrue();
      }
    }
  }

  private static boolean isSmall(Path file) {
    return file.toFile().length() < 1 << 20;
  }
}
