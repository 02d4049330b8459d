package org.xmlbench.piximal.stax.event;

import javax.xml.stream.events.DTD;
import javax.xml.stream.events.EntityDeclaration;

/** A stream reader that knows more of an event than the methods of StAX show. */
public interface EventOrigin {
  /** How many declarations of namespaces are in force. */
  int bindings();

  /** The prefix of one of them, outermost first; empty for the default namespace. */
  String boundPrefix(int index);

  /** The namespace of one of them; empty where the default namespace is undeclared. */
  String boundNamespace(int index);

  /** The document type declaration that is the event. */
  DTD doctype();

  /** The declaration of a general entity; null where none was read. */
  EntityDeclaration entity(String name);

  /** Whether a declaration of the prefix is in force, which may be of no namespace. */
  default boolean isDeclared(String prefix) {
    for (int i = 0; i < bindings(); i++) {
      if (boundPrefix(i).equals(prefix)) {
        return true;
      }
    }
    return false;
  }
}
