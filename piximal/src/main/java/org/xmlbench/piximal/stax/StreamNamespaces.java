package org.xmlbench.piximal.stax;

import java.util.Iterator;
import java.util.List;
import javax.xml.namespace.NamespaceContext;

/** The namespaces in force at the event of a stream reader. */
record StreamNamespaces(PiximalStreamReader reader) implements NamespaceContext {
  @Override
  public String getNamespaceURI(String prefix) {
    String namespace = reader.getNamespaceURI(prefix);
    return namespace == null ? "" : namespace;
  }

  @Override
  public String getPrefix(String namespace) {
    List<String> prefixes = reader.prefixesOf(namespace);
    if (prefixes.isEmpty()) {
      return null;
    }
    return prefixes.contains("") ? "" : prefixes.getFirst();
  }

  @Override
  public Iterator<String> getPrefixes(String namespace) {
    return reader.prefixesOf(namespace).iterator();
  }
}
