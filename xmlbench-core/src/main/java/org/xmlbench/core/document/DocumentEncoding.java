package org.xmlbench.core.document;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.NearestName;

/** An encoding that a generated document can be in, known by the name in its XML declaration. */
public enum DocumentEncoding implements Labelled {
  /** Without a byte order mark. */
  UTF_8(StandardCharsets.UTF_8),
  /** With a byte order mark and the low byte first, as programs on Windows write it. */
  UTF_16(StandardCharsets.UTF_16LE),
  /** What it lacks is written by reference. */
  ISO_8859_1(StandardCharsets.ISO_8859_1);

  private final Charset charset;

  DocumentEncoding(Charset charset) {
    this.charset = charset;
  }

  /** The name in XML declarations, such as {@code UTF-16}. */
  @Override
  public String label() {
    return name().replace('_', '-');
  }

  /** Reads a document's bytes, a byte order mark as U+FEFF. */
  public Charset charset() {
    return charset;
  }

  /** What a document in it needs of a parser: nothing where it is UTF-8, which all can read. */
  public Set<Capability> needs() {
    return this == UTF_8 ? Set.of() : Set.of(Capability.encoding(label()));
  }

  /**
   * The encoding of that name; UTF-8 where there is none.
   *
   * @throws org.xmlbench.core.UserErrorException when the name is unknown
   */
  static DocumentEncoding named(Optional<String> name) {
    return name.map(
            text -> NearestName.named("encoding", text, Arrays.asList(values()), Labelled::label))
        .orElse(UTF_8);
  }
}
