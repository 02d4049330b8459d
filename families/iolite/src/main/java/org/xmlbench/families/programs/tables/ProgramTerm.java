package org.xmlbench.families.programs.tables;

import java.util.Arrays;
import java.util.Optional;
import org.xmlbench.results.table.NamedTerm;
import org.xmlbench.results.table.Tone;

/** The transports of the catalogue by their names in records, and what marks a row. */
public enum ProgramTerm implements NamedTerm {
  CONVENTIONAL("read and write copy; two programs are two processes with a pipe of 64 KiB"),
  LARGE_PIPE("the same with a pipe of 1 MiB: what a larger buffer alone gains"),
  MMAP("the page cache's pages are mapped, as by IO-Lite's own read of a cached file"),
  HAND_OFF("two threads of one process hand buffers over"),
  SHARED_RING("two processes share a ring of buffers in memory"),
  SPLICE("pages of the file go into the pipe; the reader's copy stays"),
  VMSPLICE("pages of the writer go into the pipe; the reader's copy stays"),
  PUBLISHED(
      "IO-Lite, published",
      Tone.PLAIN,
      "the paper's figure, against FreeBSD on a Pentium II of 1999: no promise for this host"),
  FAULT("fault", Tone.BAD, "a fork failed or counted wrong");

  ProgramTerm(String meaning) {
    this(null, Tone.PLAIN, meaning);
  }

  private final Said said;

  ProgramTerm(String label, Tone tone, String meaning) {
    said = new Said(label, tone, meaning);
  }

  @Override
  public Said said() {
    return said;
  }

  /** The transport of that name; empty for one that this version does not know. */
  public static Optional<ProgramTerm> transport(String name) {
    return Arrays.stream(values())
        .filter(term -> term.said.label() == null && term.id().equals(name))
        .findFirst();
  }
}
