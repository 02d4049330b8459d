package org.xmlbench.inspection.shape;

import java.io.StringReader;
import java.util.HashSet;
import java.util.Set;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXParseException;
import org.xml.sax.ext.DefaultHandler2;

/** Adds up a document's shape from its events. Memory depends on the number of different names. */
final class ShapeHandler extends DefaultHandler2 {
  private final Set<String> elementNames = new HashSet<>();
  private final Set<String> attributeNames = new HashSet<>();
  private long elements;
  private long attributes;
  private long declarations;
  private long textRuns;
  private long instructions;
  private long comments;
  private long sections;
  private long textUnits;
  private long blankUnits;
  private long valueUnits;
  private long depthSum;
  private int depth;
  private int mostDepth;
  private long run;
  private boolean runIsBlank = true;

  DocumentShape shape(long bytes, long characters, long nonAscii) {
    return new DocumentShape(
        bytes,
        new DocumentShape.Counts(
            elements, attributes, declarations, textRuns, instructions, comments, sections),
        new DocumentShape.Characters(characters, nonAscii, textUnits, blankUnits, valueUnits),
        new DocumentShape.Depth(mostDepth, depthSum),
        new DocumentShape.Names(elementNames.size(), attributeNames.size()));
  }

  /** Nothing outside the document exists. */
  @Override
  public InputSource resolveEntity(String name, String publicId, String baseUri, String systemId) {
    return new InputSource(new StringReader(""));
  }

  @Override
  public void fatalError(SAXParseException e) throws SAXParseException {
    throw e;
  }

  @Override
  public void startPrefixMapping(String prefix, String uri) {
    declarations++;
  }

  @Override
  public void startElement(String uri, String local, String qualified, Attributes given) {
    endRun();
    elements++;
    depth++;
    mostDepth = Math.max(mostDepth, depth);
    depthSum += depth;
    elementNames.add(qualified);
    for (int i = 0; i < given.getLength(); i++) {
      attributes++;
      attributeNames.add(given.getQName(i));
      valueUnits += given.getValue(i).length();
    }
  }

  @Override
  public void endElement(String uri, String local, String qualified) {
    endRun();
    depth--;
  }

  @Override
  public void characters(char[] buffer, int offset, int length) {
    run += length;
    for (int i = offset; runIsBlank && i < offset + length; i++) {
      runIsBlank = " \t\n\r".indexOf(buffer[i]) >= 0;
    }
  }

  @Override
  public void ignorableWhitespace(char[] buffer, int offset, int length) {
    characters(buffer, offset, length);
  }

  @Override
  public void processingInstruction(String target, String data) {
    endRun();
    instructions++;
  }

  @Override
  public void comment(char[] buffer, int offset, int length) {
    comments++;
  }

  @Override
  public void startCDATA() {
    sections++;
  }

  private void endRun() {
    if (run == 0) {
      return;
    }
    textRuns++;
    if (runIsBlank) {
      blankUnits += run;
    } else {
      textUnits += run;
    }
    run = 0;
    runIsBlank = true;
  }
}
