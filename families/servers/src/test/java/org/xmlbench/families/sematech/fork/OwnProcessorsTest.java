package org.xmlbench.families.sematech.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.platform.AllowedProcessors;

class OwnProcessorsTest {
  private Process sender;
  private Process receiver;

  @BeforeEach
  void start() throws IOException {
    assumeTrue(
        AllowedProcessors.numbers().size() > 1, "this kernel gives us one processor, or no list");
    sender = new ProcessBuilder("sleep", "60").start();
    receiver = new ProcessBuilder("sleep", "60").start();
  }

  @AfterEach
  void stop() {
    Stream.of(sender, receiver).filter(Objects::nonNull).forEach(Process::destroyForcibly);
  }

  @Test
  void senderAndReceiverHaveOneEach() throws Exception {
    List<Integer> all = AllowedProcessors.numbers();

    assertThat(OwnProcessors.give(List.of(sender.toHandle()), receiver.toHandle())).isTrue();

    assertThat(allowed(sender.toHandle())).containsExactly(all.get(0));
    assertThat(allowed(receiver.toHandle())).containsExactly(all.get(1));
  }

  @Test
  void aProcessThatThisJvmHasNotStartedIsLeftAlone() throws Exception {
    ProcessHandle parent = ProcessHandle.current().parent().orElseThrow();
    List<Integer> before = allowed(parent);

    assertThat(OwnProcessors.give(List.of(parent), receiver.toHandle())).isFalse();

    assertThat(allowed(parent)).isEqualTo(before);
  }

  private static List<Integer> allowed(ProcessHandle process) throws IOException {
    return Files.readAllLines(Path.of("/proc", Long.toString(process.pid()), "status")).stream()
        .filter(line -> line.startsWith("Cpus_allowed_list:"))
        .map(line -> AllowedProcessors.parse(line.substring(line.indexOf(':') + 1)))
        .findFirst()
        .orElseThrow();
  }
}
