package org.xmlbench.core.document;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * How a document's bytes become characters, by XML 1.0, appendix F.
 *
 * @param charset decodes the bytes after the byte order mark
 * @param markLength length of the byte order mark in bytes; 0 without one
 */
public record DetectedEncoding(Charset charset, int markLength, XmlDeclaration declaration) {
  /** How much of a file is examined: more than any XML declaration takes. */
  public static final int HEAD_LENGTH = 4096;

  private static final Capability UTF_8 = Capability.encoding("UTF-8");

  /** How the first bytes look, and the charset in which the declaration can be read. */
  private record Family(int[] start, int markLength, String charset) {
    boolean matches(byte[] head) {
      return head.length >= start.length
          && IntStream.range(0, start.length).allMatch(i -> (head[i] & 0xFF) == start[i]);
    }
  }

  /** In this order: the mark of UTF-32LE starts as that of UTF-16LE does. */
  private static final Family[] FAMILIES = {
    new Family(new int[] {0x00, 0x00, 0xFE, 0xFF}, 4, "UTF-32BE"),
    new Family(new int[] {0xFF, 0xFE, 0x00, 0x00}, 4, "UTF-32LE"),
    new Family(new int[] {0xFE, 0xFF}, 2, "UTF-16BE"),
    new Family(new int[] {0xFF, 0xFE}, 2, "UTF-16LE"),
    new Family(new int[] {0xEF, 0xBB, 0xBF}, 3, "UTF-8"),
    new Family(new int[] {0x00, 0x00, 0x00, 0x3C}, 0, "UTF-32BE"),
    new Family(new int[] {0x3C, 0x00, 0x00, 0x00}, 0, "UTF-32LE"),
    new Family(new int[] {0x00, 0x3C}, 0, "UTF-16BE"),
    new Family(new int[] {0x3C, 0x00}, 0, "UTF-16LE")
  };

  private static final Family EBCDIC = new Family(new int[] {0x4C, 0x6F, 0xA7, 0x94}, 0, "IBM037");

  /** Detects from the first bytes of a file, {@link #HEAD_LENGTH} of them or all. */
  public static DetectedEncoding of(byte[] head) {
    for (Family family : FAMILIES) {
      if (family.matches(head)) {
        Charset charset = Charset.forName(family.charset());
        return new DetectedEncoding(
            charset, family.markLength(), declaration(head, family.markLength(), charset));
      }
    }
    return EBCDIC.matches(head)
        ? ofDeclared(head, charset(EBCDIC.charset()).orElse(StandardCharsets.ISO_8859_1))
        : ofDeclared(head, StandardCharsets.UTF_8);
  }

  /** A document after its byte order mark: the rest of its first bytes, and what follows those. */
  public InputStream content(byte[] head, InputStream following) {
    return new SequenceInputStream(
        new ByteArrayInputStream(head, markLength, head.length - markLength), following);
  }

  /**
   * The needs that follow from the encoding: none for UTF-8, which every parser must read; else the
   * name that is declared, and the canonical one where that differs; or what was detected. A byte
   * order in the name is no further need: a parser that cannot read UTF-16 cannot read UTF-16BE.
   */
  public Set<Capability> needs() {
    Set<Capability> needs = new HashSet<>();
    if (declaration.encoding().isPresent()) {
      String declared = declaration.encoding().get();
      needs.add(Capability.encoding(declared));
      charset(declared)
          .map(known -> Capability.encoding(withoutByteOrder(known)))
          .ifPresent(needs::add);
      if (isWide()) {
        needs.add(Capability.encoding(withoutByteOrder(charset)));
      }
    } else {
      needs.add(Capability.encoding(withoutByteOrder(charset)));
    }
    return needs.contains(UTF_8) ? Set.of() : needs;
  }

  /** The encoding that is declared, where Java has none of that name. */
  public Optional<String> unknown() {
    return declaration.encoding().filter(name -> charset(name).isEmpty());
  }

  /** The declared encoding, where it and {@code family} agree on the bytes of the declaration. */
  private static DetectedEncoding ofDeclared(byte[] head, Charset family) {
    XmlDeclaration declaration = declaration(head, 0, family);
    Charset charset = family;
    if (declaration.encoding().isPresent()) {
      // An encoding that Java lacks is most likely an extension of ASCII: its markup can be read.
      Charset declared = charset(declaration.encoding().get()).orElse(StandardCharsets.ISO_8859_1);
      charset = declaration(head, 0, declared).equals(declaration) ? declared : family;
    }
    return new DetectedEncoding(charset, 0, declaration);
  }

  /** Whether the first bytes show UTF-16 or UTF-32, under whatever name it is declared. */
  private boolean isWide() {
    return charset.name().startsWith("UTF-16") || charset.name().startsWith("UTF-32");
  }

  private static String withoutByteOrder(Charset charset) {
    return charset.name().replaceFirst("(?<=^UTF-..)[BL]E$", "");
  }

  private static XmlDeclaration declaration(byte[] head, int from, Charset charset) {
    return XmlDeclaration.of(new String(head, from, head.length - from, charset));
  }

  private static Optional<Charset> charset(String name) {
    try {
      return Optional.of(Charset.forName(name));
    } catch (IllegalCharsetNameException | UnsupportedCharsetException _) {
      return Optional.empty();
    }
  }
}
