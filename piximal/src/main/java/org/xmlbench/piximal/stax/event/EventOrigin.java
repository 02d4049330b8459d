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
}
