package org.xmlbench.piximal.stax;

import java.util.Iterator;
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
    return reader.prefixesOf(namespace).stream().findFirst().orElse(null);
  }

  @Override
  public Iterator<String> getPrefixes(String namespace) {
    return reader.prefixesOf(namespace).iterator();
  }
}
