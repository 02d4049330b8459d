package org.xmlbench.piximal.engine.fast;

import org.xml.sax.ContentHandler;
import org.xml.sax.SAXException;
import org.xml.sax.ext.LexicalHandler;
import org.xml.sax.helpers.DefaultHandler;

/** The handlers of content. A handler may set others, which are told of what comes next. */
public final class SaxHandlers {
  public ContentHandler content = new DefaultHandler();
  LexicalHandler lexical;

  /** Whether declarations of namespaces are attributes, too. */
  final boolean declarations;

  /** Has no handlers yet; tells whether declarations of namespaces are attributes, too. */
  public SaxHandlers(boolean declarations) {
    this.declarations = declarations;
  }

  /** The handler of content, never null. */
  public ContentHandler content() {
    return content;
  }

  /** Hands content to that handler from now on; to none where it is null. */
  public void setContent(ContentHandler handler) {
    content = handler == null ? new DefaultHandler() : handler;
  }

  /** Hands the begin of a binding; never of the prefix {@code xml}, as ContentHandler says. */
  public void startMapping(String prefix, String uri) throws SAXException {
    if (!prefix.equals("xml")) {
      content.startPrefixMapping(prefix, uri);
    }
  }

  /** Hands the end of a binding. */
  public void endMapping(String prefix) throws SAXException {
    if (!prefix.equals("xml")) {
      content.endPrefixMapping(prefix);
    }
  }

  /** The handler of comments and sections; null where there is none. */
  public LexicalHandler lexical() {
    return lexical;
  }

  /** Hands comments and sections to that handler from now on. */
  public void setLexical(LexicalHandler handler) {
    lexical = handler;
  }
}
