package org.xmlbench.piximal.engine.names;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.xmlbench.piximal.MalformedXmlException;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.input.CacheLinePadded;

/**
 * Namespaces in XML 1.0, and in XML 1.1 for a document of that, for the names of one tag after
 * another.
 */
public final class NamespaceBinder extends CacheLinePadded {
  /** As many attributes with prefixes are compared one with another. */
  private static final int FEW = 8;

  private final ByteInput in;
  private final AttributeTable attributes;
  private final NamespaceScopes scopes;
  private final boolean aware;
  private int prefixed;

  /** Of the declarations that were in force before the tag that was read last. */
  public int mark;

  /** A binder; one that is not aware of namespaces takes no attribute and resolves nothing. */
  public NamespaceBinder(
      ByteInput in, AttributeTable attributes, NamespaceScopes scopes, boolean aware) {
    this.in = in;
    this.attributes = attributes;
    this.scopes = scopes;
    this.aware = aware;
  }

  /** Another tag begins, or the same one again, of which more bytes are there. */
  public void begin() {
    scopes.unwind(mark);
    prefixed = 0;
  }

  /** The tag that was read last is one of the open elements now. */
  public void opened() {
    mark = scopes.mark();
  }

  /** The innermost element ended, before which that many declarations were in force. */
  public void closed(int before) {
    scopes.unwind(before);
    mark = before;
  }

  /** Takes an attribute that declares a namespace. */
  public boolean takes(Symbol name, byte[] bytes, int from, int to, int at)
      throws MalformedXmlException {
    if (!aware) {
      return false;
    }
    if (!name.qualified) {
      throw in.error(at, "Namespaces [7] QName", "the name '%s' is no QName".formatted(name));
    }
    if (!name.declares) {
      prefixed += name.prefix == null ? 0 : 1;
      return false;
    }
    declare(name, bytes, from, to, at);
    return true;
  }

  static boolean isXmlns(Symbol name) {
    // The bytes of "xmlns", the first in the lowest bits.
    return name.firstWord == 0x736E6C6D78L;
  }

  private static boolean isXml(Symbol name) {
    return name.firstWord == 0x6C6D78L;
  }

  /** Binds what an attribute declares whose name does so. */
  public void declare(Symbol name, byte[] bytes, int from, int to, int at)
      throws MalformedXmlException {
    byte[] first = name.firstValue;
    boolean isFirst = first != null && Arrays.equals(first, 0, first.length, bytes, from, to);
    String namespace = isFirst ? name.firstUri : judged(name, bytes, from, to, at);
    boolean isDefault = name.prefix == null;
    scopes.bind(
        isDefault ? scopes.none() : name.local,
        isDefault || !namespace.isEmpty() ? namespace : null);
  }

  private String judged(Symbol name, byte[] bytes, int from, int to, int at)
      throws MalformedXmlException {
    Symbol prefix = name.prefix == null ? scopes.none() : name.local;
    if (name.values == null) {
      name.values = new ValueStringCache();
    }
    String namespace = scopes.same(name.values.of(bytes, from, to));
    boolean isUndeclared = prefix != scopes.none() && namespace.isEmpty();
    if (isUndeclared && !in.isXml11) {
      throw in.error(
          at,
          "NSC: No Prefix Undeclaring",
          "the prefix '%s' is bound to nothing".formatted(prefix));
    }
    if (isXmlns(prefix) || namespace.equals(NamespaceScopes.XMLNS)) {
      throw in.error(
          at, "NSC: Reserved Prefixes", "the prefix xmlns, or its namespace, is declared");
    }
    if (isXml(prefix) != namespace.equals(NamespaceScopes.XML)) {
      throw in.error(
          at, "NSC: Reserved Prefixes", "the prefix xml and its namespace belong to each other");
    }
    if (name.firstValue == null && !isUndeclared) {
      name.firstUri = namespace;
      name.firstValue = Arrays.copyOfRange(bytes, from, to);
    }
    return namespace;
  }

  /** Resolves the names of an element and of its attributes, once all are known. */
  public void resolve(Symbol element) throws IOException {
    if (!aware) {
      return;
    }
    if (!element.qualified) {
      throw in.error(
          element(), "Namespaces [7] QName", "the name '%s' is no QName".formatted(element));
    }
    if (element.prefix != null && isXmlns(element.prefix)) {
      throw in.error(element(), "NSC: Reserved Prefixes", "an element has the prefix xmlns");
    }
    if (element.prefix != null) {
      // It has to be bound.
      uri(element, false);
    }
    if (prefixed > 0) {
      for (int i = 0; i < attributes.count(); i++) {
        Symbol name = attributes.name(i);
        if (name.prefix != null) {
          uri(name, true);
        }
      }
      requireDifferent();
    }
  }

  private int element() {
    return in.position + 1;
  }

  private int place(Symbol attribute) {
    return AttributeOffset.of(attribute, in.buffer, in.position, in.limit);
  }

  private String uri(Symbol name, boolean isAttribute) throws MalformedXmlException {
    String bound = name.prefix.uri;
    if (bound == null) {
      throw in.error(
          isAttribute ? place(name) : element(),
          "NSC: Prefix Declared",
          "the prefix of '%s' is bound to no namespace".formatted(name));
    }
    return bound;
  }

  private void requireDifferent() throws MalformedXmlException {
    if (prefixed < 2) {
      return;
    }
    record Expanded(String uri, String local) {}

    Set<Expanded> seen = prefixed > FEW ? new HashSet<>() : null;
    for (int i = 0; i < attributes.count(); i++) {
      Symbol name = attributes.name(i);
      if (name.prefix == null) {
        continue;
      }
      boolean twice =
          seen == null ? isBefore(i) : !seen.add(new Expanded(name.prefix.uri, name.local.text()));
      if (twice) {
        throw in.error(
            place(name),
            "NSC: Attributes Unique",
            "two attributes have the name '%s' of one namespace".formatted(name.local));
      }
    }
  }

  private boolean isBefore(int index) {
    Symbol name = attributes.name(index);
    for (int i = 0; i < index; i++) {
      Symbol other = attributes.name(i);
      if (other.prefix != null
          && other.local.isSame(name.local)
          && other.prefix.uri.equals(name.prefix.uri)) {
        return true;
      }
    }
    return false;
  }
}
