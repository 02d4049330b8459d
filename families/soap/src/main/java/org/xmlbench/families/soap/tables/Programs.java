package org.xmlbench.families.soap.tables;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.xmlbench.core.record.ForkRecord;

/** Which toolkits are programs, and not libraries of a JVM. */
public final class Programs {
  private Programs() {}

  /** Those whose forks were seen to do their work in a file that is no jar. */
  public static Set<String> of(List<ForkRecord> forks) {
    return forks.stream()
        .filter(fork -> Objects.nonNull(fork.implementation()))
        .filter(fork -> fork.implementation().sha256() != null)
        .filter(fork -> !fork.implementation().jar().endsWith(".jar"))
        .map(fork -> fork.cell().subject())
        .collect(Collectors.toSet());
  }
}
