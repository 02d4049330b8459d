package org.xmlbench.piximal.automaton;

import org.xml.sax.ContentHandler;
import org.xml.sax.SAXException;
import org.xml.sax.ext.LexicalHandler;

/** Where the SAX events of a published parser go. */
final class SaxTarget {
  private final ContentHandler content;
  private final LexicalHandler lexical;
  private char[] characters = new char[256];

  SaxTarget(ContentHandler content, LexicalHandler lexical) {
    this.content = content;
    this.lexical = lexical;
  }

  ContentHandler content() {
    return content;
  }

  void characters(String text) throws SAXException {
    int length = copy(text);
    if (length > 0) {
      content.characters(characters, 0, length);
    }
  }

  void section(String text) throws SAXException {
    lexical.startCDATA();
    characters(text);
    lexical.endCDATA();
  }

  void comment(String text) throws SAXException {
    lexical.comment(characters, 0, copy(text));
  }

  /** Of a target, white space, and data. */
  void instruction(String held) throws SAXException {
    int end = 0;
    while (end < held.length() && held.charAt(end) > ' ') {
      end++;
    }
    int data = end;
    while (data < held.length() && held.charAt(data) <= ' ') {
      data++;
    }
    content.processingInstruction(held.substring(0, end), held.substring(data));
  }

  private int copy(String text) {
    if (characters.length < text.length()) {
      characters = new char[text.length() * 2];
    }
    text.getChars(0, text.length(), characters, 0);
    return text.length();
  }
}
