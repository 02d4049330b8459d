package org.xmlbench.inspection.shape;

import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.FilterReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xmlbench.core.document.DetectedEncoding;

/**
 * Reads a document's shape with the JDK's parser. Nothing outside the document is fetched: an
 * external entity is empty. What entities expand to is bounded; depth and lengths are not, so that
 * every document of the catalogue can be read.
 */
public final class ShapeReader {
  private static final String[] UNBOUNDED = {
    "maxElementDepth", "elementAttributeLimit", "maxXMLNameLimit"
  };
  private static final String[] BOUNDED = {
    "entityExpansionLimit",
    "totalEntitySizeLimit",
    "maxGeneralEntitySizeLimit",
    "entityReplacementLimit"
  };

  /** Begins the JDK's messages about its limits, whatever their language. */
  private static final String LIMIT = "JAXP000100";

  /**
   * References and characters of entities. Of the catalogue {@code mixed} has most references,
   * 7,700 a MiB (2026-11-26), and so is read up to 12 GiB.
   */
  private static final int BOUND = 100_000_000;

  private ShapeReader() {}

  /**
   * Reads a document to its end; does not close {@code in}.
   *
   * @throws UnreadableDocumentException when it is not namespace-well-formed, expands beyond all
   *     measure, or is in an encoding that is unknown here
   * @throws IOException when {@code in} cannot be read
   */
  public static DocumentShape read(InputStream in) throws IOException, UnreadableDocumentException {
    return read(in, BOUND);
  }

  static DocumentShape read(InputStream in, int bound)
      throws IOException, UnreadableDocumentException {
    Counted bytes = new Counted(new BufferedInputStream(in));
    byte[] head = bytes.readNBytes(DetectedEncoding.HEAD_LENGTH);
    DetectedEncoding encoding = DetectedEncoding.of(head);
    if (encoding.unknown().isPresent()) {
      throw new UnreadableDocumentException(
          "it declares the encoding '%s', which is unknown here"
              .formatted(encoding.unknown().get()),
          null);
    }
    InputStream content = encoding.content(head, bytes);
    Decoded characters =
        new Decoded(new InputStreamReader(content, encoding.charset().newDecoder()));
    ShapeHandler handler = new ShapeHandler();
    try {
      parse(new InputSource(characters), handler, bound);
    } catch (SAXParseException e) {
      if (isOfLimit(e)) {
        throw new UnreadableDocumentException(
            "not described: its entities expand to more than %,d characters or references"
                .formatted(bound),
            e);
      }
      throw new UnreadableDocumentException(
          "line %d, column %d: %s"
              .formatted(e.getLineNumber(), e.getColumnNumber(), e.getMessage()),
          e);
    } catch (CharacterCodingException e) {
      throw new UnreadableDocumentException(
          "not all of its bytes are characters in " + encoding.charset(), e);
    } catch (SAXException e) {
      throw new UnreadableDocumentException(e.getMessage(), e);
    }
    return handler.shape(bytes.count, characters.count, characters.nonAscii);
  }

  /** Whether the parser refuses what a limit does not allow: that is not malformed. */
  private static boolean isOfLimit(SAXParseException refusal) {
    return refusal.getMessage() != null && refusal.getMessage().startsWith(LIMIT);
  }

  private static void parse(InputSource source, ShapeHandler handler, int bound)
      throws IOException, SAXException {
    try {
      SAXParser parser = SAXParserFactory.newDefaultNSInstance().newSAXParser();
      for (String limit : UNBOUNDED) {
        parser.setProperty("jdk.xml." + limit, "0");
      }
      for (String limit : BOUNDED) {
        parser.setProperty("jdk.xml." + limit, Integer.toString(bound));
      }
      parser.setProperty("http://xml.org/sax/properties/lexical-handler", handler);
      parser.parse(source, handler);
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException("the JDK's parser knows namespaces", e);
    }
  }

  /** Counts the bytes that are read. */
  private static final class Counted extends FilterInputStream {
    private long count;

    Counted(InputStream source) {
      super(source);
    }

    @Override
    public int read() throws IOException {
      int unsigned = super.read();
      count += unsigned < 0 ? 0 : 1;
      return unsigned;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
      int read = super.read(buffer, offset, length);
      count += Math.max(read, 0);
      return read;
    }
  }

  /** Counts the characters that are read. */
  private static final class Decoded extends FilterReader {
    private long count;
    private long nonAscii;

    Decoded(Reader source) {
      super(source);
    }

    @Override
    public int read() throws IOException {
      int unit = super.read();
      if (unit >= 0) {
        count(unit);
      }
      return unit;
    }

    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
      int read = super.read(buffer, offset, length);
      for (int i = 0; i < read; i++) {
        count(buffer[offset + i]);
      }
      return read;
    }

    private void count(int unit) {
      count++;
      nonAscii += unit > 0x7F ? 1 : 0;
    }
  }
}
