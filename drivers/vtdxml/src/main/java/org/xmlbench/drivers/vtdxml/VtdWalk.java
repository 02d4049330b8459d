package org.xmlbench.drivers.vtdxml;

import com.ximpleware.NavException;
import com.ximpleware.VTDNav;
import java.io.IOException;
import org.xmlbench.core.driver.support.Rejections;
import org.xmlbench.core.event.EventSink;

/**
 * Feeds a sink with the tokens of an index in document order. The index has no tokens for ends: an
 * element ends where a token follows that lies less deep.
 */
final class VtdWalk {
  private final VTDNav tokens;
  private final EventSink sink;
  private final VtdNamespaces namespaces = new VtdNamespaces();

  /** Depth of the innermost open element; -1 outside of the root. */
  private int open = -1;

  /** Where the text ends that was delivered last. */
  private int deliveredTo;

  VtdWalk(VTDNav tokens, EventSink sink) {
    this.tokens = tokens;
    this.sink = sink;
  }

  void run() throws IOException {
    try {
      int count = tokens.getTokenCount();
      int token = 0;
      while (token < count) {
        token = deliver(token, count);
      }
      endTo(-1);
    } catch (NavException e) {
      throw Rejections.broke(new IllegalStateException(e));
    }
  }

  /** Delivers a token and those that belong to it; returns the one after them. */
  private int deliver(int token, int count) throws NavException {
    int depth = tokens.getTokenDepth(token);
    switch (tokens.getTokenType(token)) {
      case VTDNav.TOKEN_STARTING_TAG -> {
        endTo(depth - 1);
        return startElement(token, count);
      }
      case VTDNav.TOKEN_CHARACTER_DATA -> {
        endTo(depth);
        if (isNewText(token)) {
          sink.text(tokens.toString(token));
        }
      }
      case VTDNav.TOKEN_CDATA_VAL -> {
        endTo(depth);
        if (isNewText(token)) {
          sink.text(tokens.toRawString(token));
        }
      }
      case VTDNav.TOKEN_PI_NAME -> {
        endTo(depth);
        boolean hasData =
            token + 1 < count && tokens.getTokenType(token + 1) == VTDNav.TOKEN_PI_VAL;
        String data = hasData ? withoutWhiteSpaceBefore(tokens.toRawString(token + 1)) : null;
        sink.processingInstruction(tokens.toRawString(token), data);
      }
      default -> {
        // Comments and the DOCTYPE are no events.
      }
    }
    return token + 1;
  }

  /** The library leaves all but the first character of what separates a target from its data. */
  private static String withoutWhiteSpaceBefore(String data) {
    int start = 0;
    while (start < data.length() && " \t\r\n".indexOf(data.charAt(start)) >= 0) {
      start++;
    }
    return data.substring(start);
  }

  /**
   * Whether a text has not been delivered: that of an element of white space alone has two tokens,
   * and one of 1 MiB and more has a token of all of it and others of what is beyond each MiB.
   */
  private boolean isNewText(int token) {
    int start = tokens.getTokenOffset(token);
    boolean isNew = start >= deliveredTo;
    if (isNew) {
      deliveredTo = start + tokens.getTokenLength(token);
    }
    return isNew;
  }

  private void endTo(int depth) {
    while (open > depth) {
      namespaces.close();
      sink.endElement();
      open--;
    }
  }

  private int startElement(int token, int count) throws NavException {
    namespaces.open();
    int end = token + 1;
    while (end + 1 < count && isAttribute(tokens.getTokenType(end))) {
      if (tokens.getTokenType(end) == VTDNav.TOKEN_ATTR_NS) {
        declare(tokens.toRawString(end), tokens.toString(end + 1));
      }
      end += 2;
    }
    String name = tokens.toRawString(token);
    int colon = name.indexOf(':');
    sink.startElement(namespaces.ofElement(name, colon), name.substring(colon + 1));
    for (int attribute = token + 1; attribute < end; attribute += 2) {
      if (tokens.getTokenType(attribute) != VTDNav.TOKEN_ATTR_NS) {
        String written = tokens.toRawString(attribute);
        int separator = written.indexOf(':');
        sink.attribute(
            namespaces.ofAttribute(written, separator),
            written.substring(separator + 1),
            tokens.toString(attribute + 1));
      }
    }
    open++;
    return end;
  }

  private static boolean isAttribute(int type) {
    return type == VTDNav.TOKEN_ATTR_NAME || type == VTDNav.TOKEN_ATTR_NS;
  }

  /** Of {@code xmlns} the prefix is empty. */
  private void declare(String attribute, String uri) {
    int colon = attribute.indexOf(':');
    String prefix = colon < 0 ? "" : attribute.substring(colon + 1);
    namespaces.declare(prefix, uri);
    sink.namespace(prefix, uri);
  }
}
