package org.xmlbench.families.programs.fork;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.families.programs.fork.program.Permutations;

/** A program, or two with a pipe between, that is measured. */
public enum Program {
  /** Counts the words of a cached file. */
  WC("wc", Input.LINES, EnumSet.of(Transport.MMAP), 15),
  /** Writes permutations, counts their words. */
  PERMUTE("permute-wc", Input.NONE, EnumSet.of(Transport.LARGE_PIPE, Transport.VMSPLICE), 24),
  /** Copies a cached file, searches its lines. */
  CAT_GREP("cat-grep", Input.LINES, EnumSet.of(Transport.LARGE_PIPE, Transport.SPLICE), 0),
  /** Counts the start tags of a cached file: the twin of {@link #WC}. */
  COUNT_TAGS("count-tags", Input.DOCUMENT, EnumSet.of(Transport.MMAP), 0),
  /** Writes a document, parses it: the twin of {@link #PERMUTE}. */
  GENERATE_PARSE(
      "generate-parse", Input.NONE, EnumSet.of(Transport.LARGE_PIPE, Transport.VMSPLICE), 0),
  /** Unpacks a cached file, parses it: the twin of {@link #CAT_GREP}. */
  GUNZIP_PARSE(
      "gunzip-parse", Input.ZIPPED, EnumSet.of(Transport.LARGE_PIPE, Transport.VMSPLICE), 0);

  private static final long DEFAULT_BYTES = 64L << 20;

  public enum Input {
    /** Nothing: it writes itself. */
    NONE,
    /** The beginning of the permutations, in a file. */
    LINES,
    /** A generated document, in a file. */
    DOCUMENT,
    /** The same, compressed. */
    ZIPPED
  }

  private final String text;
  private final Input input;
  private final Set<Transport> own;
  private final int published;

  Program(String text, Input input, Set<Transport> own, int published) {
    this.text = text;
    this.input = input;
    this.own = own;
    this.published = published;
  }

  /** The name by which users and records know it. */
  public String text() {
    return text;
  }

  public Input input() {
    return input;
  }

  /** Whether it needs a document and not lines. */
  public boolean isXml() {
    return this == COUNT_TAGS || this == GENERATE_PARSE || this == GUNZIP_PARSE;
  }

  /** Whether one program reads a file, so that the conventional transport has no pipe. */
  public boolean isSingle() {
    return this == WC || this == COUNT_TAGS;
  }

  /** By how many per cent its time fell in the paper; empty where no figure is published. */
  public OptionalInt published() {
    return published == 0 ? OptionalInt.empty() : OptionalInt.of(published);
  }

  public long defaultBytes() {
    return this == PERMUTE ? Permutations.ALL : DEFAULT_BYTES;
  }

  /** Why that transport does not apply to it; empty where it does. */
  public Optional<String> inapplicable(Transport transport) {
    if (own.contains(transport)
        || Set.of(Transport.CONVENTIONAL, Transport.HAND_OFF, Transport.SHARED_RING)
            .contains(transport)) {
      return Optional.empty();
    }
    if (isSingle()) {
      return Optional.of("one program without a pipe, which must see the bytes");
    }
    return Optional.of(
        switch (transport) {
          case MMAP -> "what is between two programs is no file";
          case SPLICE -> "what it writes is in no file";
          default -> "the file's own pages are moved by splice";
        });
  }

  /** Why that transport cannot be measured for it here; empty where it can. */
  public Optional<String> obstacle(Transport transport) {
    return inapplicable(transport)
        .map(reason -> "does not apply: " + reason)
        .or(() -> transport.unavailable().map(reason -> "not available here: " + reason));
  }

  /**
   * The program of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static Program byText(String text) {
    return NearestName.named("program", text, List.of(values()), Program::text);
  }
}
