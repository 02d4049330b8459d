package org.xmlbench.families.conformance.runs;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.event.EventDigest;
import org.xmlbench.core.event.EventObserver;

/**
 * Reads a suite's outputs without any parser. They are in the canonical form of James Clark and
 * Sun: UTF-8, no references but to five characters and to numbers, no CDATA, nothing that is
 * declared but notations, and an XML declaration only of XML 1.1.
 */
final class CanonicalForm {
  private static final Map<String, String> CHARACTERS =
      Map.of("amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos", "'");
  private static final String XMLNS = "xmlns";
  private static final int HEXADECIMAL = 16;

  private final String text;
  private final EventDigest digest = new EventDigest();
  private final EventObserver events = digest.observer();
  private final Deque<Map<String, String>> scopes = new ArrayDeque<>();
  private int at;

  private CanonicalForm(String text) {
    this.text = text;
    scopes.push(Map.of("", "", "xml", "http://www.w3.org/XML/1998/namespace"));
  }

  /** The digest of the events that an output has; empty where it is not in that form. */
  static Optional<String> digest(byte[] output) {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(output)).toString();
      return Optional.of(new CanonicalForm(text).read());
    } catch (CharacterCodingException
        | IllegalArgumentException
        | IllegalStateException
        | IndexOutOfBoundsException notOfThatForm) {
      return Optional.empty();
    }
  }

  private String read() {
    while (at < text.length()) {
      if (text.startsWith("<!DOCTYPE", at)) {
        at = after(text.indexOf('[', at) < text.indexOf('>', at) ? "]>" : ">");
      } else if (text.startsWith("<!--", at)) {
        at = after("-->");
      } else if (text.startsWith("<?xml ", at)) {
        at = after("?>");
      } else if (text.startsWith("<?", at)) {
        instruction();
      } else if (text.startsWith("</", at)) {
        at = after(">");
        scopes.pop();
        events.endElement();
      } else if (text.charAt(at) == '<') {
        start();
      } else {
        characters();
      }
    }
    return digest.finish();
  }

  private int after(String end) {
    int found = text.indexOf(end, at);
    if (found < 0) {
      throw new IllegalArgumentException("no " + end);
    }
    return found + end.length();
  }

  private void instruction() {
    int end = after("?>");
    String whole = text.substring(at + 2, end - 2);
    String target = whole.split("\\s", 2)[0];
    events.processingInstruction(target, whole.substring(target.length()).stripLeading());
    at = end;
  }

  private void characters() {
    int end = text.indexOf('<', at);
    String run = text.substring(at, end < 0 ? text.length() : end);
    if (scopes.size() > 1) {
      events.text(unescaped(run));
    } else if (!run.isBlank()) {
      throw new IllegalArgumentException("text outside the root");
    }
    at += run.length();
  }

  private void start() {
    at++;
    String name = name();
    Map<String, String> attributes = new LinkedHashMap<>();
    for (spaces(); text.charAt(at) != '>' && text.charAt(at) != '/'; spaces()) {
      String attribute = name();
      char quote = text.charAt(at + 1);
      int end = text.indexOf(quote, at + 2);
      attributes.put(attribute, unescaped(text.substring(at + 2, end)));
      at = end + 1;
    }
    deliver(name, attributes);
    if (text.charAt(at) == '/') {
      at++;
      scopes.pop();
      events.endElement();
    }
    at++;
  }

  private void deliver(String name, Map<String, String> attributes) {
    Map<String, String> scope = new HashMap<>(scopes.peek());
    attributes.forEach(
        (attribute, value) -> {
          if (isDeclaration(attribute)) {
            String prefix = attribute.equals(XMLNS) ? "" : attribute.substring(XMLNS.length() + 1);
            scope.put(prefix, value);
            if (!prefix.equals("xml")) {
              events.namespace(prefix, value);
            }
          }
        });
    scopes.push(scope);
    events.startElement(uri(name, scope, true), local(name));
    attributes.forEach(
        (attribute, value) -> {
          if (!isDeclaration(attribute)) {
            events.attribute(uri(attribute, scope, false), local(attribute), value);
          }
        });
  }

  private static boolean isDeclaration(String attribute) {
    return attribute.equals(XMLNS) || attribute.startsWith(XMLNS + ":");
  }

  private static String local(String name) {
    return name.substring(name.indexOf(':') + 1);
  }

  private static String uri(String name, Map<String, String> scope, boolean element) {
    int colon = name.indexOf(':');
    if (colon < 0) {
      return element ? scope.get("") : "";
    }
    String uri = scope.get(name.substring(0, colon));
    if (uri == null) {
      throw new IllegalArgumentException("no namespace of " + name);
    }
    return uri;
  }

  private String name() {
    int end = at;
    while ("=/> \t\r\n".indexOf(text.charAt(end)) < 0) {
      end++;
    }
    String name = text.substring(at, end);
    at = end;
    return name;
  }

  private void spaces() {
    while (Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  private static String unescaped(String escaped) {
    StringBuilder out = new StringBuilder();
    int from = 0;
    for (int ampersand = escaped.indexOf('&'); ampersand >= 0; ) {
      int end = escaped.indexOf(';', ampersand);
      out.append(escaped, from, ampersand).append(character(escaped.substring(ampersand + 1, end)));
      from = end + 1;
      ampersand = escaped.indexOf('&', from);
    }
    return out.append(escaped, from, escaped.length()).toString();
  }

  private static String character(String reference) {
    if (reference.startsWith("#x")) {
      return Character.toString(Integer.parseInt(reference.substring(2), HEXADECIMAL));
    }
    if (reference.startsWith("#")) {
      return Character.toString(Integer.parseInt(reference.substring(1)));
    }
    String known = CHARACTERS.get(reference);
    if (known == null) {
      throw new IllegalArgumentException("a reference to " + reference);
    }
    return known;
  }
}
