package org.xmlbench.soap.message;

import java.util.ArrayList;
import java.util.List;

/**
 * A value as it stands in a message, whatever its element is called.
 *
 * @param text all character data of its element, as it is
 * @param nil whether the element says that there is no value (XML Schema, Part 1, section 2.6.2)
 */
public record WireValue(String text, boolean nil) {
  private static final String BODY = "{" + Soap.ENVELOPE_NAMESPACE + "}Body";
  private static final String REFERENCE = "{}href";

  /** No value. */
  public static final WireValue NIL = new WireValue("", true);

  /** A value of that text. */
  public static WireValue of(String text) {
    return new WireValue(text, false);
  }

  /**
   * The values that a message's body carries, in the order of the document: the texts of its
   * innermost elements. Of rpc/encoded those that stand apart from where they are referred to (SOAP
   * 1.1, section 5.2.1) follow the others.
   *
   * @param inArray whether the operation's part is an array, of which an empty one has no values;
   *     else it is a value itself
   * @throws MessageException when it is no message
   */
  public static List<WireValue> in(byte[] message, boolean inArray) throws MessageException {
    List<WireElement> parts =
        WireMessage.parse(message).root().children().stream()
            .filter(element -> element.name().equals(BODY))
            .findFirst()
            .orElseThrow(() -> new MessageException("it has no body"))
            .children();
    List<WireValue> values = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      boolean operation = i == 0;
      int outermost = operation && inArray ? 2 : operation ? 1 : 0;
      collect(parts.get(i), 0, outermost, values);
    }
    return values;
  }

  /**
   * @param outermost depth of the outermost elements that can be values
   */
  private static void collect(
      WireElement element, int depth, int outermost, List<WireValue> values) {
    if (!element.children().isEmpty()) {
      element.children().forEach(child -> collect(child, depth + 1, outermost, values));
    } else if (WireMessage.isNil(element)) {
      values.add(NIL);
    } else if (depth >= outermost && isValue(element)) {
      values.add(of(element.text().toString()));
    }
  }

  private static boolean isValue(WireElement element) {
    return !element.attributes().containsKey(REFERENCE)
        && !element.attributes().containsKey(WireMessage.ARRAY_TYPE);
  }

  @Override
  public String toString() {
    return nil ? "nil" : "'" + text + "'";
  }
}
