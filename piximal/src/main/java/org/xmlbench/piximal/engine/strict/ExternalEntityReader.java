package org.xmlbench.piximal.engine.strict;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.piximal.ExternalSubset;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.engine.input.ByteBuilder;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.input.EncodingDetector;
import org.xmlbench.piximal.engine.input.FoundEncoding;
import org.xmlbench.piximal.engine.input.Xml11Text;
import org.xmlbench.piximal.engine.names.EntityDeclaration;
import org.xmlbench.piximal.engine.scan.ByteClasses;

/** The texts of external entities, which only the user's own code fetches. */
public final class ExternalEntityReader {
  /** Production [77] TextDecl. A class, so that it is made for the first external text alone. */
  private static final class TextDeclaration {
    static final Pattern PATTERN =
        Pattern.compile(
            "\\A<\\?xml([ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(\"1\\.[0-9]+\"|'1\\.[0-9]+'))?"
                + "[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(\"[A-Za-z][A-Za-z0-9._-]*\""
                + "|'[A-Za-z][A-Za-z0-9._-]*')[ \t\r\n]*\\?>");
  }

  private final ByteInput in;
  private final ParserOptions options;

  public ExternalEntityReader(ByteInput in, ParserOptions options) {
    this.in = in;
    this.options = options;
  }

  /**
   * The text of an entity in UTF-8, its line ends normalised; null if it is not fetched.
   *
   * @throws IOException when it cannot be read, or is not in its encoding
   */
  byte[] text(EntityDeclaration entity) throws IOException {
    if (options.externals().isEmpty()) {
      return null;
    }
    InputStream bytes =
        options.externals().get().open(entity.saxName(), entity.publicId, entity.systemId);
    return bytes == null ? null : text(entity, bytes);
  }

  /** The external subset for a document that names none; null where there is none. */
  public ExternalSubset subset(String name) throws IOException {
    return options.externals().isEmpty() ? null : options.externals().get().subset(name);
  }

  /** The same of an entity whose bytes are there, which are closed. */
  byte[] text(EntityDeclaration entity, InputStream bytes) throws IOException {
    try (InputStream stream = bytes) {
      long most = Math.min(options.limits().expandedBytes(), Integer.MAX_VALUE - 16);
      byte[] raw = stream.readNBytes((int) most + 1);
      if (raw.length > most) {
        throw in.error(
            in.position,
            "limit",
            "the entity '%s' has more than %d bytes: ParserLimits.expandedBytes"
                .formatted(entity.name, most));
      }
      FoundEncoding found = found(entity, raw);
      byte[] text = behindDeclaration(entity, found, decoded(entity, found, raw));
      return in.isXml11 ? normalized11(entity, text) : normalized(text);
    }
  }

  /** The text by the rules of XML 1.1, which are those of the document. */
  private byte[] normalized11(EntityDeclaration entity, byte[] text) throws IOException {
    byte[] normalized = Xml11Text.normalized(text);
    for (byte b : normalized) {
      if (b >= 0 && (ByteClasses.OF[b] & ByteClasses.CHAR) == 0) {
        throw in.error(
            in.position,
            "XML 1.1 [2a] RestrictedChar",
            "a control character stands in the entity '%s'".formatted(entity.name));
      }
    }
    return normalized;
  }

  private byte[] decoded(EntityDeclaration entity, FoundEncoding found, byte[] raw)
      throws IOException {
    byte[] marked = Arrays.copyOfRange(raw, found.markBytes(), raw.length);
    if (found.isUtf8()) {
      return marked;
    }
    try {
      return found
          .charset()
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPORT)
          .onUnmappableCharacter(CodingErrorAction.REPORT)
          .decode(ByteBuffer.wrap(marked))
          .toString()
          .getBytes(StandardCharsets.UTF_8);
    } catch (CharacterCodingException e) {
      throw in.error(
          in.position, "4.3.3", "the entity '%s' is not in its encoding".formatted(entity.name));
    }
  }

  private FoundEncoding found(EntityDeclaration entity, byte[] raw) throws IOException {
    try {
      return EncodingDetector.find(raw, 0, raw.length);
    } catch (UnsupportedCharsetException e) {
      throw in.error(
          in.position,
          "4.3.3",
          "the encoding %s of the entity '%s' is not known"
              .formatted(e.getCharsetName(), entity.name));
    }
  }

  private byte[] behindDeclaration(EntityDeclaration entity, FoundEncoding found, byte[] text)
      throws IOException {
    int length = Math.min(text.length, EncodingDetector.wanted());
    String first = new String(text, 0, length, StandardCharsets.ISO_8859_1);
    if (!first.matches("(?s)<\\?xml[ \t\r\n].*")) {
      requireFitting(entity, found, null);
      return text;
    }
    Matcher declaration = TextDeclaration.PATTERN.matcher(first);
    if (!declaration.find()) {
      throw in.error(
          in.position,
          "[77] TextDecl",
          "the entity '%s' begins with a wrong text declaration".formatted(entity.name));
    }
    String version = declaration.group(2);
    if (version != null && version.contains("1.1") && !in.isXml11) {
      throw in.error(
          in.position,
          "XML 1.1 4.3.4",
          "the entity '%s' is of XML 1.1, and the document is not".formatted(entity.name));
    }
    String named = declaration.group(3);
    requireFitting(entity, found, named.substring(1, named.length() - 1));
    return Arrays.copyOfRange(text, declaration.end(), text.length);
  }

  private void requireFitting(EntityDeclaration entity, FoundEncoding found, String declared)
      throws IOException {
    String fault = found.fault(declared);
    if (fault != null) {
      throw in.error(in.position, "4.3.3", "the entity '%s': %s".formatted(entity.name, fault));
    }
  }

  private static byte[] normalized(byte[] text) {
    ByteBuilder normalized = new ByteBuilder();
    for (int i = 0; i < text.length; i++) {
      if (text[i] != '\r') {
        normalized.add(text[i]);
      } else if (i + 1 >= text.length || text[i + 1] != '\n') {
        normalized.add('\n');
      }
    }
    return normalized.copy();
  }
}
