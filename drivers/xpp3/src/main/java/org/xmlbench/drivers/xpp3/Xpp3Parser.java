package org.xmlbench.drivers.xpp3;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.regex.Pattern;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.driver.support.Rejections;
import org.xmlbench.core.event.EventSink;
import org.xmlpull.mxp1.MXParser;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;

/**
 * Feeds the tokens of XPP3's parser to a sink. Only {@code nextToken} shows processing
 * instructions; {@code next} skips them.
 */
final class Xpp3Parser implements StreamingParser {
  private static final Pattern UNDECLARED_ENTITY =
      Pattern.compile("could not resolve entity named '([^']+)'");

  /** How the parser is given a document. */
  @FunctionalInterface
  private interface Opening {
    void open() throws XmlPullParserException;
  }

  private final MXParser parser = new MXParser();
  private final int[] slice = new int[2];
  private boolean doctypeSeen;

  Xpp3Parser() {
    try {
      parser.setFeature(XmlPullParser.FEATURE_PROCESS_NAMESPACES, true);
    } catch (XmlPullParserException e) {
      throw new IllegalStateException("XPP3 does not process namespaces", e);
    }
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
    try {
      opening.open();
      feed(sink);
    } catch (XmlPullParserException e) {
      throw translate(e);
    } catch (EOFException e) {
      throw new NotWellFormedException(
          parser.getLineNumber(), parser.getColumnNumber(), e.getMessage(), e);
    } catch (IOException e) {
      throw Rejections.ofStream(parser.getLineNumber(), parser.getColumnNumber(), e);
    } catch (RuntimeException e) {
      throw Rejections.broke(e);
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
        UNDECLARED_ENTITY,
        doctypeSeen);
  }

  @Override
  public Class<?> implementation() {
    return MXParser.class;
  }
}
