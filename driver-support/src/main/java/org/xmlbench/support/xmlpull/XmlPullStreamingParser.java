package org.xmlbench.support.xmlpull;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.driver.support.AfterError;
import org.xmlbench.core.driver.support.Rejections;
import org.xmlbench.core.event.EventSink;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/**
 * Feeds the tokens of an XmlPull parser to a sink. Only {@code nextToken} shows processing
 * instructions; {@code next} skips them.
 */
public final class XmlPullStreamingParser implements StreamingParser {
  /** How a parser is given a document. */
  @FunctionalInterface
  private interface Opening {
    void open() throws XmlPullParserException;
  }

  private final Supplier<XmlPullParser> parsers;
  private final AfterError afterError;
  private final Pattern undeclaredEntity;
  private final int[] slice = new int[2];
  private XmlPullParser parser;
  private boolean doctypeSeen;

  /**
   * A parser over the library's parsers.
   *
   * @param undeclaredEntity finds, in the message by which the library rejects a reference that it
   *     cannot expand, the entity's name (group 1)
   */
  public XmlPullStreamingParser(
      Supplier<XmlPullParser> parsers, AfterError afterError, Pattern undeclaredEntity) {
    this.parsers = parsers;
    this.afterError = afterError;
    this.undeclaredEntity = undeclaredEntity;
    parser = newParser();
  }

  private XmlPullParser newParser() {
    XmlPullParser newParser = parsers.get();
    try {
      newParser.setFeature(XmlPullParser.FEATURE_PROCESS_NAMESPACES, true);
    } catch (XmlPullParserException e) {
      throw new IllegalStateException("the library does not process namespaces", e);
    }
    return newParser;
  }

  @Override
  public void parse(InputStream in, EventSink sink) throws IOException {
    parse(() -> parser.setInput(in, null), sink);
  }

  @Override
  public void parse(Reader in, EventSink sink) throws IOException {
    parse(() -> parser.setInput(in), sink);
  }

  private void parse(Opening opening, EventSink sink) throws IOException {
    doctypeSeen = false;
    boolean accepted = false;
    try {
      opening.open();
      feed(sink);
      accepted = true;
    } catch (XmlPullParserException e) {
      throw translate(e);
    } catch (EOFException e) {
      throw new NotWellFormedException(
          parser.getLineNumber(), parser.getColumnNumber(), e.getMessage(), e);
    } catch (IOException e) {
      throw Rejections.ofStream(parser.getLineNumber(), parser.getColumnNumber(), e);
    } catch (RuntimeException e) {
      throw Rejections.broke(e);
    } finally {
      // The messages above take line and column from the parser that failed.
      if (!accepted && afterError == AfterError.RENEW) {
        parser = newParser();
      }
    }
  }

  private void feed(EventSink sink) throws XmlPullParserException, IOException {
    int token = parser.nextToken();
    while (token != XmlPullParser.END_DOCUMENT) {
      switch (token) {
        case XmlPullParser.START_TAG -> startElement(sink);
        case XmlPullParser.END_TAG -> sink.endElement();
        case XmlPullParser.TEXT -> text(sink);
        case XmlPullParser.CDSECT -> sink.text(parser.getText());
        case XmlPullParser.ENTITY_REF -> reference(sink);
        case XmlPullParser.PROCESSING_INSTRUCTION -> processingInstruction(sink);
        case XmlPullParser.DOCDECL -> doctypeSeen = true;
        default -> {}
      }
      token = parser.nextToken();
    }
  }

  private void startElement(EventSink sink) throws XmlPullParserException {
    int depth = parser.getDepth();
    int end = parser.getNamespaceCount(depth);
    for (int i = parser.getNamespaceCount(depth - 1); i < end; i++) {
      sink.namespace(parser.getNamespacePrefix(i), parser.getNamespaceUri(i));
    }
    sink.startElement(parser.getNamespace(), parser.getName());
    for (int i = 0, count = parser.getAttributeCount(); i < count; i++) {
      sink.attribute(
          parser.getAttributeNamespace(i), parser.getAttributeName(i), parser.getAttributeValue(i));
    }
  }

  /** Right for text only: of a CDATA section the slice holds line ends as they are in the file. */
  private void text(EventSink sink) {
    char[] buffer = parser.getTextCharacters(slice);
    sink.text(buffer, slice[0], slice[1]);
  }

  private void reference(EventSink sink) throws UnsupportedDocumentException {
    String replacement = parser.getText();
    if (replacement == null) {
      throw UnsupportedDocumentException.entity(parser.getName());
    }
    sink.text(replacement);
  }

  /** The parser hands over target and data as one text. */
  private void processingInstruction(EventSink sink) {
    String text = parser.getText();
    int end = 0;
    while (end < text.length() && !isSpace(text.charAt(end))) {
      end++;
    }
    int data = end;
    while (data < text.length() && isSpace(text.charAt(data))) {
      data++;
    }
    sink.processingInstruction(text.substring(0, end), text.substring(data));
  }

  private static boolean isSpace(char character) {
    return character == ' ' || character == '\n' || character == '\t' || character == '\r';
  }

  private IOException translate(XmlPullParserException failure) {
    return Rejections.rejected(
        failure.getLineNumber(),
        failure.getColumnNumber(),
        failure,
        failure.getMessage(),
        undeclaredEntity,
        doctypeSeen);
  }

  @Override
  public Class<?> implementation() {
    return parser.getClass();
  }
}
