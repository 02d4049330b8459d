package org.xmlbench.support.xmlpull;

import java.io.InputStream;
import org.xmlbench.contract.bare.BareDriver;
import org.xmlbench.contract.bare.BareLoop;
import org.xmlbench.core.driver.Parser;
import org.xmlpull.v1.XmlPullParser;

/**
 * A loop over the tokens of an XmlPull parser that adds up lengths, to measure what driver and sink
 * cost.
 */
public final class XmlPullStreamingParserBareLoop implements BareLoop {
  private final XmlPullParser parser;
  private final int[] slice = new int[2];

  /** A loop over the library's parser of that driver's parser. */
  public XmlPullStreamingParserBareLoop(Parser parser) throws ReflectiveOperationException {
    this.parser = (XmlPullParser) BareDriver.field(parser, "parser");
  }

  @Override
  public long read(InputStream in) throws Exception {
    parser.setInput(in, null);
    long sum = 0;
    int token = parser.nextToken();
    while (token != XmlPullParser.END_DOCUMENT) {
      switch (token) {
        case XmlPullParser.START_TAG -> sum += element();
        case XmlPullParser.TEXT -> {
          parser.getTextCharacters(slice);
          sum += slice[1];
        }
        case XmlPullParser.CDSECT -> sum += parser.getText().length();
        default -> {}
      }
      token = parser.nextToken();
    }
    return sum;
  }

  private long element() {
    long sum = parser.getName().length() + parser.getNamespace().length();
    for (int i = 0, count = parser.getAttributeCount(); i < count; i++) {
      sum += parser.getAttributeName(i).length() + parser.getAttributeValue(i).length();
    }
    return sum;
  }
}
