package org.xmlbench.soap.message;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A value as it stands in a message.
 *
 * @param member local name of the element that has it or refers to it, where it is a member of a
 *     structure; empty where its name says nothing
 * @param text all character data of its element, as it is
 * @param nil whether the element says that there is no value (XML Schema, Part 1, section 2.6.2)
 */
public record WireValue(String member, String text, boolean nil) {
  private static final String BODY = "{" + Soap.ENVELOPE_NAMESPACE + "}Body";
  private static final String REFERENCE = "{}href";
  private static final String ID = "{}id";

  /** No value. */
  public static final WireValue NIL = new WireValue("", "", true);

  public static WireValue of(String text) {
    return new WireValue("", text, false);
  }

  public WireValue named(String name) {
    return new WireValue(name, text, nil);
  }

  /**
   * The values that a message's body carries, in their order: the texts of the innermost elements
   * of its first part. What stands apart from where it is referred to, as rpc/encoded may have it
   * (SOAP 1.1, section 5.2.1), is read where it is referred to.
   *
   * @param inArray whether the operation's part is an array, of which an empty one has no values;
   *     else it is a value itself
   * @throws MessageException when it is no message
   */
  public static List<WireValue> in(byte[] message, boolean inArray) throws MessageException {
    return members(message, inArray).stream().map(value -> value.named("")).toList();
  }

  /** The same with the names of members; see {@link #in}. */
  public static List<WireValue> members(byte[] message, boolean inArray) throws MessageException {
    List<WireElement> parts =
        WireMessage.parse(message).root().children().stream()
            .filter(element -> element.name().equals(BODY))
            .findFirst()
            .orElseThrow(() -> new MessageException("it has no body"))
            .children();
    if (parts.isEmpty()) {
      throw new MessageException("its body is empty");
    }
    Map<String, WireElement> apart = new HashMap<>();
    parts.forEach(part -> apart.put("#" + part.attributes().get(ID), part));
    List<WireValue> values = new ArrayList<>();
    collect(parts.getFirst(), parts.getFirst(), inArray ? 2 : 1, apart, values);
    return values;
  }

  /**
   * @param accessor the element itself, or the one that refers to it
   * @param above how many levels below this element the outermost ones are that can be values
   * @param apart what is referred to, by what refers to it, but for what is being read
   */
  private static void collect(
      WireElement accessor,
      WireElement element,
      int above,
      Map<String, WireElement> apart,
      List<WireValue> values) {
    String reference = element.attributes().getOrDefault(REFERENCE, "");
    WireElement referred = apart.remove(reference);
    if (referred != null) {
      collect(accessor, referred, above, apart, values);
      apart.put(reference, referred);
    } else if (!element.children().isEmpty()) {
      element.children().forEach(child -> collect(child, child, above - 1, apart, values));
    } else if (WireMessage.isNil(element)) {
      values.add(NIL.named(local(accessor)));
    } else if (above <= 0 && !element.attributes().containsKey(WireMessage.ARRAY_TYPE)) {
      values.add(of(element.text().toString()).named(local(accessor)));
    }
  }

  private static String local(WireElement element) {
    return element.name().substring(element.name().indexOf('}') + 1);
  }

  /** With line ends and tabs as escapes. */
  @Override
  public String toString() {
    String line = text.replace("\r", "\\r").replace("\n", "\\n").replace("\t", "\\t");
    return (member.isEmpty() ? "" : member + "=") + (nil ? "nil" : "'" + line + "'");
  }
}
