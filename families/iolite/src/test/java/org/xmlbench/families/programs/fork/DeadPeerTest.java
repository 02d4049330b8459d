package org.xmlbench.families.programs.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.xmlbench.core.platform.ParentWatch;
import org.xmlbench.families.programs.fork.transport.SharedRing;
import org.xmlbench.readahead.strategy.BufferSource;
import org.xmlbench.readahead.system.Descriptor;
import org.xmlbench.readahead.system.SharedMemory;

/** A process that loses the one at the other end reports that in one line and does not hang. */
@Timeout(120)
class DeadPeerTest {
  private static final Path NO_FILE = Path.of("none");

  private static ProgramTask permute(Transport transport) {
    return new ProgramTask(Program.PERMUTE, transport, 1L << 40, NO_FILE, "none");
  }

  @ParameterizedTest
  @EnumSource(names = {"CONVENTIONAL", "LARGE_PIPE", "SHARED_RING", "VMSPLICE"})
  void readerOfADeadWriterSaysHowItEnded(Transport transport) throws IOException {
    try (ProcessExchange exchange = new ProcessExchange(permute(transport));
        BufferSource source = exchange.open()) {
      exchange.go();
      assertThat(source.next().remaining()).isPositive();
      exchange.peer().handle().destroyForcibly();
      assertThatThrownBy(() -> readOn(source, exchange))
          .isInstanceOf(IOException.class)
          .hasMessage("the writing process ended with status 137 before it was done");
    }
  }

  private static void readOn(BufferSource source, BufferExchange exchange) throws IOException {
    try {
      while (source.next() != null) {
        // What is still on its way.
      }
    } catch (IOException e) {
      exchange.explain();
      throw e;
    }
    exchange.finish();
  }

  @Test
  void writerThatFailsSaysWhy() {
    ProgramTask task =
        new ProgramTask(Program.CAT_GREP, Transport.CONVENTIONAL, 1, NO_FILE, "none");
    assertThatThrownBy(() -> TimedRuns.of(task, "", 0, 1))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("the writing process: failed: ")
        .hasMessageContaining("none: open: No such file or directory");
  }

  @Test
  void readersOwnFailureIsReportedThoughTheWriterWaits() {
    ProgramTask task =
        new ProgramTask(
            Program.GENERATE_PARSE, Transport.SHARED_RING, 64L << 20, NO_FILE, refusing());
    assertThatThrownBy(() -> TimedRuns.of(task, "", 0, 1)).hasMessage("refused by the test");
  }

  private static String refusing() {
    return "class:" + RefusingDriver.class.getName();
  }

  @ParameterizedTest
  @EnumSource(names = {"CONVENTIONAL", "SHARED_RING"})
  void writerWhoseReaderHasEndedEnds(Transport transport) throws Exception {
    ProcessHandle writer;
    try (ProcessExchange exchange = new ProcessExchange(permute(transport))) {
      writer = exchange.peer().handle();
      BufferSource source = exchange.open();
      exchange.go();
      assertThat(source.next().remaining()).isPositive();
      exchange.peer().hangUp();
      assertThat(writer.onExit().get(30, TimeUnit.SECONDS).isAlive()).isFalse();
      assertThatThrownBy(exchange::finish)
          .hasMessageContaining("ended with status " + ParentWatch.ORPHANED);
      source.close();
    }
  }

  @Test
  void ringOfADeadProcessIsNotWaitedFor() throws IOException {
    try (Descriptor memory = SharedMemory.create("xmlbench-iolite-test");
        BufferSource source = SharedRing.source(memory.path(), () -> false)) {
      assertThatThrownBy(source::next)
          .hasMessage("the process at the other end of the shared ring has ended");
    }
  }
}
