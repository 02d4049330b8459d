package org.xmlbench.results.export;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.PlannedBlock;

/**
 * The JVM of a fork as JMH's results name it: from the record, because the arms of a gate may run
 * on different JVMs; what an older record lacks comes from the plan and the host.
 *
 * @param path the {@code java} that ran it
 * @param arguments its options, without those that name the files of one fork
 * @param version version of the VM
 * @param name name of the VM
 */
record ForkJvmEntry(String path, List<String> arguments, String version, String name) {
  ForkJvmEntry {
    arguments = List.copyOf(arguments);
  }

  private static final String UNKNOWN = "unknown";

  /** What names the files of one fork: its temporary folder, and the log of its compilations. */
  private static final List<String> OF_ONE_FORK =
      List.of("-Djava.io.tmpdir=", "-Xlog:jit+compilation=debug:file=");

  static ForkJvmEntry of(Manifest manifest, ForkRecord fork) {
    String flags = fork.jvm().get("flags");
    return new ForkJvmEntry(
        fork.jvm().getOrDefault("path", "java"),
        flags == null ? planned(manifest, fork) : options(flags),
        first(fork.jvm().get("version"), manifest.host().jdkVersion()),
        first(fork.jvm().get("name"), manifest.host().vm()));
  }

  /** A record joins its options by blanks; every option begins with a hyphen. */
  private static List<String> options(String flags) {
    return Stream.of(flags.split(" (?=-)"))
        .filter(option -> !option.isBlank())
        .filter(option -> OF_ONE_FORK.stream().noneMatch(option::startsWith))
        .toList();
  }

  private static List<String> planned(Manifest manifest, ForkRecord fork) {
    return manifest.plan().blocks().stream()
        .filter(block -> block.cells().contains(fork.cell()))
        .findFirst()
        .map(PlannedBlock::jvmFlags)
        .orElse(List.of());
  }

  private static String first(String recorded, String known) {
    return Stream.of(recorded, known).filter(Objects::nonNull).findFirst().orElse(UNKNOWN);
  }
}
