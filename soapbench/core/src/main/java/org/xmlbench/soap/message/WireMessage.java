package org.xmlbench.soap.message;

import java.io.ByteArrayInputStream;
import java.time.DateTimeException;
import java.time.OffsetDateTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * A message as it was captured on the wire, to be compared with its reference.
 *
 * <p>The form that is compared is that of the event digest, an event a line, without the lines of
 * namespace declarations, and after what a toolkit's {@link PermittedDifference}s leave out.
 */
public final class WireMessage {
  private static final String HEADER = "{" + Soap.ENVELOPE_NAMESPACE + "}Header";
  private static final String ENCODING_STYLE = "{" + Soap.ENVELOPE_NAMESPACE + "}encodingStyle";
  static final String NIL = "{" + Soap.XSI + "}nil";
  private static final String TYPE = "{" + Soap.XSI + "}type";
  static final String ARRAY_TYPE = "{" + Soap.ENCODING_NAMESPACE + "}arrayType";

  /** What members of arrays are called where their names do not matter. */
  private static final String MEMBER = "{}item";

  /** An {@code xsd:dateTime} with a time zone. */
  private static final Pattern POINT_IN_TIME =
      Pattern.compile("\\d{4}-\\d{2}-\\d{2}T[0-9:.]+(Z|[+-]\\d{2}:\\d{2})");

  private final WireElement root;

  private WireMessage(WireElement root) {
    this.root = root;
  }

  /**
   * Reads a message.
   *
   * @throws MessageException when it is not well-formed, or has a document type declaration, which
   *     SOAP forbids
   */
  public static WireMessage parse(byte[] message) throws MessageException {
    try {
      XMLStreamReader reader =
          EnvelopeInput.factory().createXMLStreamReader(new ByteArrayInputStream(message));
      WireElement holder = new WireElement("");
      Deque<WireElement> open = new ArrayDeque<>(List.of(holder));
      while (reader.hasNext()) {
        switch (reader.next()) {
          case XMLStreamConstants.START_ELEMENT -> {
            WireElement element = element(reader);
            open.peek().children().add(element);
            open.push(element);
          }
          case XMLStreamConstants.END_ELEMENT -> open.pop();
          case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA ->
              open.peek()
                  .text()
                  .append(
                      reader.getTextCharacters(), reader.getTextStart(), reader.getTextLength());
          case XMLStreamConstants.DTD ->
              throw new MessageException("it has a document type declaration");
          default -> {
            // A comment has no meaning.
          }
        }
      }
      return new WireMessage(holder.children().getFirst());
    } catch (XMLStreamException e) {
      throw EnvelopeInput.notWellFormed(e);
    }
  }

  private static WireElement element(XMLStreamReader reader) {
    WireElement element = new WireElement(name(reader.getNamespaceURI(), reader.getLocalName()));
    for (int i = 0; i < reader.getAttributeCount(); i++) {
      String name = name(reader.getAttributeNamespace(i), reader.getAttributeLocalName(i));
      String value = reader.getAttributeValue(i);
      boolean qualified = name.equals(TYPE) || name.equals(ARRAY_TYPE);
      element.attributes().put(name, qualified ? resolved(value, reader) : value);
    }
    return element;
  }

  private static String name(String uri, String localName) {
    return "{" + (uri == null ? "" : uri) + "}" + localName;
  }

  /** A value that is a qualified name means its namespace, not its prefix. */
  private static String resolved(String value, XMLStreamReader reader) {
    int colon = value.indexOf(':');
    String prefix = colon < 0 ? "" : value.substring(0, colon);
    return name(reader.getNamespaceContext().getNamespaceURI(prefix), value.substring(colon + 1));
  }

  WireElement root() {
    return root;
  }

  /** Where this first differs from {@code reference}, in words; empty where it does not. */
  public Optional<String> difference(WireMessage reference, Set<PermittedDifference> allowances) {
    return difference("event", lines(allowances), reference.lines(allowances));
  }

  /**
   * Where the values of this first differ from those of {@code reference}, least first, whatever
   * their elements are called and wherever they stand: in rpc/encoded replies the name of a result
   * means nothing (SOAP 1.1, section 7.1), and values may stand apart from where they are referred
   * to (section 5.2.1).
   */
  public Optional<String> valueDifference(WireMessage reference) {
    List<String> mine = new ArrayList<>();
    List<String> theirs = new ArrayList<>();
    addValues(root, mine);
    addValues(reference.root, theirs);
    Collections.sort(mine);
    Collections.sort(theirs);
    return difference("value", mine, theirs);
  }

  private static void addValues(WireElement element, List<String> values) {
    if (element.children().isEmpty() && !element.text().toString().isBlank()) {
      values.add(number(element.text().toString()));
    }
    element.children().forEach(child -> addValues(child, values));
  }

  private static Optional<String> difference(String what, List<String> mine, List<String> theirs) {
    for (int i = 0; i < Math.max(mine.size(), theirs.size()); i++) {
      String here = i < mine.size() ? mine.get(i) : "nothing";
      String there = i < theirs.size() ? theirs.get(i) : "nothing";
      if (!here.equals(there)) {
        return Optional.of("%s %d is '%s' instead of '%s'".formatted(what, i + 1, here, there));
      }
    }
    return Optional.empty();
  }

  private List<String> lines(Set<PermittedDifference> allowances) {
    List<String> lines = new ArrayList<>();
    add(root, root.name(), allowances, lines);
    return lines;
  }

  private static void add(
      WireElement element, String name, Set<PermittedDifference> allowances, List<String> lines) {
    boolean leaf = element.children().isEmpty();
    String text = text(element, leaf, allowances);
    if (allowances.contains(PermittedDifference.EMPTY_HEADER)
        && element.name().equals(HEADER)
        && leaf
        && text.isEmpty()) {
      return;
    }
    lines.add("S " + name);
    for (Map.Entry<String, String> attribute : element.attributes().entrySet()) {
      if (!isAllowed(attribute.getKey(), allowances)) {
        lines.add("A " + attribute.getKey() + "=" + value(attribute, allowances));
      }
    }
    if (!text.isEmpty()) {
      lines.add("T " + text);
    }
    boolean array =
        allowances.contains(PermittedDifference.MEMBER_NAME)
            && element.attributes().containsKey(ARRAY_TYPE);
    boolean nilIsLeftOut = allowances.contains(PermittedDifference.NIL_MEMBER);
    for (WireElement child : ordered(element, allowances)) {
      if (!(nilIsLeftOut && isNil(child))) {
        add(child, array ? MEMBER : child.name(), allowances, lines);
      }
    }
    lines.add("E " + name);
  }

  /** XML Schema, Part 1, section 2.6.2. */
  static boolean isNil(WireElement element) {
    return Set.of("true", "1").contains(element.attributes().getOrDefault(NIL, ""));
  }

  private static String value(
      Map.Entry<String, String> attribute, Set<PermittedDifference> allowances) {
    boolean isType = attribute.getKey().equals(ARRAY_TYPE) || attribute.getKey().equals(TYPE);
    if (isType && allowances.contains(PermittedDifference.SECTION_5_TYPE)) {
      return attribute.getValue().replace("{" + Soap.ENCODING_NAMESPACE, "{" + Soap.XSD);
    }
    return allowances.contains(PermittedDifference.DATE_TIME_FORM)
        ? pointInTime(attribute.getValue())
        : attribute.getValue();
  }

  /** The instant that a text means, in one form; the text itself where it is no point in time. */
  private static String pointInTime(String text) {
    if (!POINT_IN_TIME.matcher(text).matches()) {
      return text;
    }
    try {
      return OffsetDateTime.parse(text).toInstant().toString();
    } catch (DateTimeException e) {
      return text;
    }
  }

  private static boolean isAllowed(String attribute, Set<PermittedDifference> allowances) {
    return (attribute.equals(TYPE) && allowances.contains(PermittedDifference.XSI_TYPE))
        || (attribute.equals(ENCODING_STYLE)
            && allowances.contains(PermittedDifference.ENCODING_STYLE_PLACE));
  }

  private static String text(
      WireElement element, boolean leaf, Set<PermittedDifference> allowances) {
    String text = element.text().toString();
    if ((!leaf || text.isBlank()) && allowances.contains(PermittedDifference.INDENTED)) {
      return text.strip();
    }
    if (leaf && allowances.contains(PermittedDifference.BASE64_LINES)) {
      text = text.replaceAll("[\\r\\n]", "");
    }
    if (leaf && allowances.contains(PermittedDifference.DATE_TIME_FORM)) {
      text = pointInTime(text);
    }
    return leaf && allowances.contains(PermittedDifference.NUMBER_FORM) ? number(text) : text;
  }

  /** The shortest decimal of the value that a text means; the text itself where it is no number. */
  private static String number(String text) {
    boolean looksLikeOne =
        !text.isEmpty() && text.chars().allMatch(c -> "+-.eE".indexOf(c) >= 0 || isDigit(c));
    if (!looksLikeOne) {
      return text;
    }
    try {
      return Double.toString(Double.parseDouble(text));
    } catch (NumberFormatException e) {
      return text;
    }
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  private static List<WireElement> ordered(
      WireElement element, Set<PermittedDifference> allowances) {
    boolean structure =
        element.children().stream().map(WireElement::name).distinct().count()
            == element.children().size();
    return allowances.contains(PermittedDifference.MEMBER_ORDER) && structure
        ? element.children().stream().sorted(Comparator.comparing(WireElement::name)).toList()
        : element.children();
  }
}
