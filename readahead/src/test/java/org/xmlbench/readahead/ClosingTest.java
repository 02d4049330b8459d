package org.xmlbench.readahead;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.OpenInput;

/** An input that is closed leaves nothing behind, at whatever moment. */
class ClosingTest {
  /** So that what stays open once in twenty times is seen. */
  private static final int TIMES = 500;

  private static final int MANY_TIMES = 3_000;

  /** Others in this JVM may open a file of their own. */
  private static final int FILES_OF_OTHERS = 20;

  private static final Path DESCRIPTORS = Path.of("/proc/self/fd");

  @TempDir private Path folder;

  static Stream<String> strategies() {
    return Inputs.strategies().stream().map(InputStrategy::name);
  }

  @ParameterizedTest
  @MethodSource("strategies")
  void closingEarlyLeavesNoThreadAndNoDescriptor(String name) throws IOException {
    closeEarly(name, TIMES);
  }

  /** What stays open only where two threads meet at a rare moment. */
  @Tag("slow")
  @ParameterizedTest
  @MethodSource("strategies")
  void closingEarlyOftenLeavesNoThreadAndNoDescriptor(String name) throws IOException {
    closeEarly(name, MANY_TIMES);
  }

  private void closeEarly(String name, int times) throws IOException {
    InputStrategy strategy = Samples.available(name);
    Path file = Samples.file(folder, Samples.text(1 << 20));
    Inputs.open(file, strategy).close();
    long before = descriptors();
    for (int i = 0; i < times; i++) {
      try (OpenInput input = Inputs.open(file, strategy)) {
        for (int reads = i % 3; reads > 0; reads--) {
          assertThat(Samples.readOne(input)).isNotNegative();
        }
      }
    }
    assertThat(helpers()).as("threads").isEmpty();
    assertThat(descriptors()).as("descriptors").isLessThan(before + FILES_OF_OTHERS);
  }

  @ParameterizedTest
  @MethodSource("strategies")
  void closingIsIdempotentAndEndsReading(String name) throws IOException {
    InputStrategy strategy = Samples.available(name);
    Path file = Samples.file(folder, Samples.text(100_000));
    OpenInput input = Inputs.open(file, strategy);
    Samples.readOne(input);
    input.close();
    input.close();
    assertThatThrownBy(() -> Samples.readOne(input)).isInstanceOf(IOException.class);
  }

  private static Stream<Thread> helpers() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("xmlbench-"));
  }

  private static long descriptors() throws IOException {
    Assumptions.assumeTrue(Files.isDirectory(DESCRIPTORS), "no " + DESCRIPTORS + " here");
    try (Stream<Path> open = Files.list(DESCRIPTORS)) {
      return open.count();
    }
  }
}
