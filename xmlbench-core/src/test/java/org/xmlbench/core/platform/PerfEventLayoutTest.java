package org.xmlbench.core.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The numbers that a C compiler takes from the system's headers are those that are called with. */
@Tag("optional")
class PerfEventLayoutTest {
  private static final Path COMPILER = Path.of("/usr/bin/gcc");
  private static final Path HEADER = Path.of("/usr/include/linux/perf_event.h");

  /** Expression of C, and what it must be here. */
  private static final Map<String, Long> EXPRESSIONS =
      Map.ofEntries(
          Map.entry("PERF_ATTR_SIZE_VER0", (long) PerfEventAttributes.SIZE),
          Map.entry("offsetof(A, type)", (long) PerfEventAttributes.TYPE),
          Map.entry("offsetof(A, size)", (long) PerfEventAttributes.SIZE_FIELD),
          Map.entry("offsetof(A, config)", (long) PerfEventAttributes.CONFIG),
          Map.entry("offsetof(A, read_format)", (long) PerfEventAttributes.READ_FORMAT),
          Map.entry("offsetof(A, read_format) + 8", (long) PerfEventAttributes.FLAGS),
          Map.entry("flags((A){.disabled = 1})", PerfEventAttributes.DISABLED),
          Map.entry("flags((A){.exclude_kernel = 1})", PerfEventAttributes.EXCLUDE_KERNEL),
          Map.entry("flags((A){.exclude_hv = 1})", PerfEventAttributes.EXCLUDE_HYPERVISOR),
          Map.entry(
              "PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING"
                  + " | PERF_FORMAT_GROUP",
              PerfEventAttributes.GROUP_WITH_TIMES),
          Map.entry("PERF_EVENT_IOC_ENABLE", PerfEventCalls.ENABLE),
          Map.entry("PERF_EVENT_IOC_DISABLE", PerfEventCalls.DISABLE),
          Map.entry("PERF_IOC_FLAG_GROUP", (long) PerfEventCalls.WHOLE_GROUP),
          Map.entry("PERF_FLAG_FD_CLOEXEC", PerfEventCalls.CLOSE_ON_EXEC),
          Map.entry("PERF_TYPE_HARDWARE", (long) PerfEvent.HARDWARE),
          Map.entry("PERF_TYPE_SOFTWARE", (long) PerfEvent.SOFTWARE),
          Map.entry("PERF_COUNT_HW_CPU_CYCLES", PerfEvent.CYCLES.config()),
          Map.entry("PERF_COUNT_HW_INSTRUCTIONS", PerfEvent.INSTRUCTIONS.config()),
          Map.entry("PERF_COUNT_HW_CACHE_MISSES", PerfEvent.CACHE_MISSES.config()),
          Map.entry("PERF_COUNT_HW_BRANCH_MISSES", PerfEvent.BRANCH_MISSES.config()),
          Map.entry("PERF_COUNT_SW_TASK_CLOCK", PerfEvent.TASK_CLOCK.config()),
          Map.entry("PERF_COUNT_SW_PAGE_FAULTS", PerfEvent.PAGE_FAULTS.config()));

  @TempDir private Path folder;

  @Test
  void theSystemsHeadersSayTheSame() throws Exception {
    assumeTrue(
        Files.isExecutable(COMPILER), COMPILER + " not found: apt-get install gcc libc6-dev");
    assumeTrue(Files.isReadable(HEADER), HEADER + " not found: apt-get install linux-libc-dev");
    Map<String, Long> all = new TreeMap<>(EXPRESSIONS);
    Long number = PerfEventCalls.NUMBERS.get(System.getProperty("os.arch"));
    if (number != null) {
      all.put("SYS_perf_event_open", number);
    }
    assertThat(outputOf(program(all))).isEqualTo(expected(all));
  }

  private static String expected(Map<String, Long> all) {
    StringBuilder lines = new StringBuilder();
    all.forEach((c, value) -> lines.append(c).append(" = ").append(value).append('\n'));
    return lines.toString();
  }

  private static String program(Map<String, Long> all) {
    StringBuilder source =
        new StringBuilder(
            """
            #include <linux/perf_event.h>
            #include <stddef.h>
            #include <stdio.h>
            #include <string.h>
            #include <sys/ioctl.h>
            #include <sys/syscall.h>
            typedef struct perf_event_attr A;
            static long flags(A a) {
              long all;
              memcpy(&all, (char *) &a + offsetof(A, read_format) + 8, sizeof all);
              return all;
            }
            int main(void) {
            """);
    all.keySet()
        .forEach(
            c ->
                source.append(
                    "  printf(\"%%s = %%ld\\n\", \"%s\", (long) (%s));\n".formatted(c, c)));
    return source.append("}\n").toString();
  }

  private String outputOf(String source) throws IOException, InterruptedException {
    Path file = Files.writeString(folder.resolve("layout.c"), source);
    Path program = folder.resolve("layout");
    run(COMPILER.toString(), "-o", program.toString(), file.toString());
    return run(program.toString());
  }

  private String run(String... command) throws IOException, InterruptedException {
    Path output = folder.resolve("output");
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    int status = process.waitFor();
    String text = Files.readString(output, StandardCharsets.UTF_8);
    assertThat(status).as(text).isZero();
    return text;
  }
}
