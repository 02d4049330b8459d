package org.xmlbench.families.programs.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.xmlbench.core.document.Oracle;
import org.xmlbench.core.measure.Drivers;
import org.xmlbench.families.programs.fork.program.LineSearch;
import org.xmlbench.families.programs.fork.program.ParseCount;
import org.xmlbench.families.programs.fork.program.Permutations;
import org.xmlbench.families.programs.fork.program.TagCount;
import org.xmlbench.families.programs.fork.transport.HandOffBuffers;
import org.xmlbench.families.programs.fork.transport.Outlet;
import org.xmlbench.probes.Catalogue;

/** Every transport of every program counts what it must, wherever buffers and rings end. */
@Timeout(300)
class TransportsTest {
  private static final String DRIVER = Drivers.CLASS_PREFIX + PlatformSaxDriver.class.getName();
  private static final long RING = (long) HandOffBuffers.SLOTS * Outlet.BUFFER;

  @TempDir private Path folder;

  /** Around the end of a buffer, of a pipe and of a ring, and far beyond. */
  private static List<Long> sizes() {
    List<Long> sizes = new ArrayList<>();
    for (long edge : List.of((long) Outlet.BUFFER, RING, RING + Outlet.BUFFER)) {
      sizes.addAll(List.of(edge - 1, edge, edge + 1));
    }
    sizes.addAll(List.of(1L, 79L, 80L, 81L, 3 * RING + 12_345));
    return sizes;
  }

  /** Far beyond a ring; the rest is where a build has more time. */
  private static List<Long> fewSizes() {
    return List.of(3 * RING + 12_345);
  }

  @ParameterizedTest
  @EnumSource(Program.class)
  void everyTransportCountsWhatItMust(Program program) throws IOException {
    countByEveryTransport(
        program,
        any -> any == Transport.HAND_OFF || any == Transport.MMAP ? sizes() : fewSizes(),
        2);
  }

  /** Most of these start a process for each size. */
  @Tag("slow")
  @ParameterizedTest
  @EnumSource(Program.class)
  void everyTransportCountsWhatItMustAtEverySize(Program program) throws IOException {
    countByEveryTransport(program, any -> sizes(), 1);
  }

  private void countByEveryTransport(
      Program program, Function<Transport, List<Long>> sizes, int runs) throws IOException {
    int measured = 0;
    for (Transport transport : Transport.values()) {
      if (program.obstacle(transport).isEmpty()) {
        for (long size : program.isXml() ? List.of(2_000L, 200_000L) : sizes.apply(transport)) {
          Prepared prepared = prepare(program, transport, size);
          assertThat(TimedRuns.of(prepared.task(), prepared.expected(), runs - 1, runs).runs())
              .as("%s %s %d", program, transport, size)
              .hasSize(runs)
              .allMatch(run -> run.seconds() > 0 && run.cpuSeconds() > 0);
          measured++;
        }
      }
    }
    assertThat(measured).isPositive();
    assertThat(Path.of("/dev/shm")).isDirectoryNotContaining("glob:**iolite*");
  }

  @Test
  void wrongCountHasNoTime() throws IOException {
    Prepared prepared = prepare(Program.WC, Transport.CONVENTIONAL, 800);
    assertThatThrownBy(() -> TimedRuns.of(prepared.task(), "bytes=1", 0, 1))
        .isInstanceOf(WrongCountException.class)
        .hasMessageContaining("counted bytes=800 lines=10 words=100, must be bytes=1");
  }

  private record Prepared(ProgramTask task, String expected) {}

  private Prepared prepare(Program program, Transport transport, long size) throws IOException {
    ProgramTask task =
        new ProgramTask(program, transport, size, folder.resolve(program.text() + size), DRIVER);
    return new Prepared(task, program.isXml() ? document(task) : lines(task));
  }

  private static String lines(ProgramTask task) throws IOException {
    Permutations permutations = new Permutations(task.bytes());
    if (task.program() == Program.PERMUTE) {
      return permutations.wordCount();
    }
    try (OutputStream out = Files.newOutputStream(task.file())) {
      permutations.write(out);
    }
    return task.program() == Program.WC
        ? permutations.wordCount()
        : LineSearch.text(
            task.bytes(),
            Files.readAllLines(task.file()).stream()
                .filter(line -> line.contains(Permutations.SOUGHT))
                .count());
  }

  private static String document(ProgramTask task) throws IOException {
    try (OutputStream file = Files.newOutputStream(task.file());
        OutputStream out =
            task.program() == Program.GUNZIP_PARSE ? new GZIPOutputStream(file) : file) {
      Oracle oracle = Catalogue.parse(task.document()).writeWithOracle(out);
      return task.program() == Program.COUNT_TAGS
          ? TagCount.text(oracle.bytes(), oracle.totals().tally().elements())
          : ParseCount.text(oracle.bytes(), oracle.totals());
    }
  }
}
