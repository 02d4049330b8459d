package org.xmlbench.probes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Memory does not depend on the size: a large document comes out of a small heap. */
class MemoryTest {
  private static final long SIZE = 256L << 20;

  /** Variables from which a JVM takes options; it reports them among what the child prints. */
  private static final Set<String> OPTIONS_OF_THE_ENVIRONMENT =
      Set.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");

  /** The child's program: a document with its oracle, to nowhere. */
  static final class Generate {
    private Generate() {}

    public static void main(String[] arguments) throws IOException {
      System.out.print(
          Catalogue.parse(arguments[0]).writeWithOracle(OutputStream.nullOutputStream()).bytes());
    }
  }

  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void aDocumentIsLargerThanItsHeap() throws IOException, InterruptedException {
    ProcessBuilder java =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx24m",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Generate.class.getName(),
                "psd:256MiB")
            .redirectErrorStream(true);
    java.environment().keySet().removeAll(OPTIONS_OF_THE_ENVIRONMENT);
    Process child = java.start();
    String output = new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(child.waitFor()).as(output).isZero();
    assertThat(Long.parseLong(output)).isBetween(SIZE, SIZE + 10_000);
  }
}
