package org.xmlbench.piximal.clients;

import java.util.function.BiPredicate;

/** Why a client delivers something else by PIXIMAL than by another parser. */
enum Difference {
  /** PIXIMAL hands processing instructions that are in a document type. */
  INSTRUCTION((piximal, other) -> piximal.contains("a type") && !other.contains("a type")),

  /** Woodstox reports a CDATA section without text as an empty text. */
  EMPTY_SECTION(
      (piximal, other) ->
          piximal.equals(
              other.replaceAll("<line>(<!\\[CDATA\\[\\]\\]>)?</line>", emptied(piximal)))),

  /** PIXIMAL says where the reference to an entity is, the JDK the place in the entity's text. */
  PLACE((piximal, other) -> withoutPlace(piximal).equals(withoutPlace(other))),

  /** The client keeps sections of parsers whose classes it knows by name. */
  KNOWN_PARSER(
      (piximal, other) ->
          piximal.equals(other.replaceAll("<!\\[CDATA\\[<([0-9]+)\\]\\]>", "&lt;$1"))),

  /** The JDK hands text of an entity behind its end, where the client keeps both. */
  ENTITY_TEXT(
      (piximal, other) ->
          piximal.equals(other.replaceAll("(&(who|nested|e);)( Bob| and more|in)", "$1"))),

  /** The client reads it by PIXIMAL alone. */
  READ((piximal, other) -> other.equals(ClientContract.ERROR)),

  /** By PIXIMAL a reference to an entity is an event, which the client ignores; others fail. */
  REFERENCE(
      (piximal, other) ->
          other.equals(ClientContract.ERROR) && !piximal.matches("(?s).*(Bob|>in<|<c).*"));

  private final BiPredicate<String, String> explained;

  Difference(BiPredicate<String, String> explained) {
    this.explained = explained;
  }

  private static String withoutPlace(String text) {
    return text.replaceAll("(?m)^error [0-9]+:[0-9]+", "error");
  }

  /** How the client writes an element without content. */
  private static String emptied(String piximal) {
    return piximal.contains("<line />") ? "<line />" : "<line/>";
  }

  /** Whether it is all that is different between what was delivered. */
  boolean explains(String piximal, String other) {
    return explained.test(piximal, other);
  }
}
