package org.xmlbench.piximal.automaton;

import java.util.BitSet;
import java.util.Collections;
import org.xml.sax.Attributes;
import org.xml.sax.ContentHandler;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.AttributesImpl;
import org.xml.sax.helpers.NamespaceSupport;

/** Resolves the names of tags for SAX, which the published parsers do not. */
final class SaxNamespaces {
  private final ContentHandler content;
  private final NamespaceSupport support = new NamespaceSupport();
  private final AttributesImpl resolved = new AttributesImpl();
  private final String[] name = new String[3];

  /** Which of the open elements, by depth, declare something. */
  private final BitSet declaring = new BitSet();

  private int depth;

  SaxNamespaces(ContentHandler content) {
    this.content = content;
  }

  /** Hands a start tag; or returns the name whose prefix is not declared, null where none is. */
  String start(String element, Attributes attributes) throws SAXException {
    declare(attributes);
    resolved.clear();
    for (int i = 0; i < attributes.getLength(); i++) {
      String attribute = attributes.getQName(i);
      if (isDeclaration(attribute)) {
        continue;
      }
      if (support.processName(attribute, name, true) == null) {
        return attribute;
      }
      resolved.addAttribute(name[0], name[1], name[2], "CDATA", attributes.getValue(i));
    }
    if (support.processName(element, name, false) == null) {
      return element;
    }
    content.startElement(name[0], name[1], name[2], resolved);
    depth++;
    return null;
  }

  private static boolean isDeclaration(String attribute) {
    return attribute.startsWith("xmlns") && (attribute.length() == 5 || attribute.charAt(5) == ':');
  }

  private void declare(Attributes attributes) throws SAXException {
    declaring.clear(depth);
    for (int i = 0; i < attributes.getLength(); i++) {
      String attribute = attributes.getQName(i);
      if (isDeclaration(attribute)) {
        if (!declaring.get(depth)) {
          declaring.set(depth);
          support.pushContext();
        }
        String prefix = attribute.length() == 5 ? "" : attribute.substring(6);
        support.declarePrefix(prefix, attributes.getValue(i));
        content.startPrefixMapping(prefix, attributes.getValue(i));
      }
    }
  }

  void end(String element) throws SAXException {
    support.processName(element, name, false);
    content.endElement(name[0], name[1], name[2]);
    depth--;
    if (declaring.get(depth)) {
      for (Object prefix : Collections.list(support.getDeclaredPrefixes())) {
        content.endPrefixMapping((String) prefix);
      }
      support.popContext();
    }
  }
}
