package org.xmlbench.core.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

class ThreadAffinityTest {
  private static BitSet processors(int... numbers) {
    BitSet set = new BitSet();
    for (int number : numbers) {
      set.set(number);
    }
    return set;
  }

  @Test
  void choosesTheSecondOrTheOnlyOne() {
    assertThat(ThreadAffinity.chosen(processors(0, 1, 2, 3), 0)).isEqualTo(1);
    assertThat(ThreadAffinity.chosen(processors(4, 70), 0)).isEqualTo(70);
    assertThat(ThreadAffinity.chosen(processors(5), 0)).isEqualTo(5);
  }

  @Test
  void eachThreadHasAProcessorOfItsOwnAndTheFirstComesLast() {
    assertThat(ThreadAffinity.chosen(processors(0, 1, 2, 3), 1)).isEqualTo(2);
    assertThat(ThreadAffinity.chosen(processors(0, 1, 2, 3), 3)).isEqualTo(0);
    assertThat(ThreadAffinity.chosen(processors(4, 70), 1)).isEqualTo(4);
  }

  @Test
  void theKernelSaysThatTheThreadIsBoundAndNoOther() throws Exception {
    assumeThat(System.getProperty("os.name")).isEqualTo("Linux");
    String before = allowed();
    FutureTask<String> bound =
        new FutureTask<>(() -> ThreadAffinity.bind().orElseThrow() + " is " + allowed());
    Thread.ofPlatform().start(bound);
    String[] parts = bound.get().split(" is ");
    assertThat(parts[1]).isEqualTo(parts[0]);
    assertThat(allowed()).isEqualTo(before);
  }

  private static String allowed() throws Exception {
    return Files.readAllLines(Path.of("/proc/thread-self/status")).stream()
        .filter(line -> line.startsWith("Cpus_allowed_list:"))
        .map(line -> line.substring(line.indexOf(':') + 1).strip())
        .findFirst()
        .orElseThrow();
  }
}
