package org.xmlbench.piximal.stax;

import javax.xml.namespace.QName;
import org.xmlbench.piximal.engine.DocumentReader;

/**
 * What the elements of a stream reader have: names, attributes and declarations. Behind the last
 * attribute or declaration, and before the first one, there is none: each answer is null.
 */
abstract class StreamElements extends StreamEvents {
  private static final int STARTS = set(START_ELEMENT);
  private static final int NAMED = set(START_ELEMENT, END_ELEMENT);
  private static final int DECLARING = set(START_ELEMENT, END_ELEMENT, NAMESPACE);

  /** Reads the document, and shows what the event has. */
  final DocumentReader reader;

  final StreamProperties properties;

  /** Whether names are resolved. */
  private final boolean aware;

  StreamElements(DocumentReader reader, StreamProperties properties) {
    this.reader = reader;
    this.properties = properties;
    this.aware = properties.switches().namespaces();
  }

  private void requireName() {
    requireAt("name", NAMED);
  }

  @Override
  public final QName getName() {
    requireName();
    return new QName(reader.namespace(), reader.localName(), reader.prefix());
  }

  @Override
  public final String getLocalName() {
    if (event == ENTITY_REFERENCE) {
      return reader.skippedEntity();
    }
    requireName();
    return aware ? reader.localName() : reader.qualifiedName();
  }

  @Override
  public final String getNamespaceURI() {
    requireName();
    return reader.boundNamespace();
  }

  @Override
  public final String getPrefix() {
    requireName();
    return aware ? reader.prefix() : "";
  }

  private void requireStart() {
    requireAt("attributes", STARTS);
  }

  private boolean isAttribute(int index) {
    requireStart();
    return index >= 0 && index < reader.attributes();
  }

  @Override
  public final int getAttributeCount() {
    requireStart();
    return reader.attributes();
  }

  @Override
  public final QName getAttributeName(int index) {
    return isAttribute(index)
        ? new QName(
            reader.attributeNamespace(index),
            reader.attributeLocalName(index),
            reader.attributePrefix(index))
        : null;
  }

  @Override
  public final String getAttributeNamespace(int index) {
    return isAttribute(index) ? reader.boundAttributeNamespace(index) : null;
  }

  @Override
  public final String getAttributeLocalName(int index) {
    return isAttribute(index) ? attributeLocalName(index) : null;
  }

  private String attributeLocalName(int index) {
    return aware ? reader.attributeLocalName(index) : reader.attributeQualifiedName(index);
  }

  @Override
  public final String getAttributePrefix(int index) {
    if (!isAttribute(index)) {
      return null;
    }
    return aware ? reader.attributePrefix(index) : "";
  }

  @Override
  public final String getAttributeType(int index) {
    return isAttribute(index) ? reader.attributeType(index) : null;
  }

  @Override
  public final String getAttributeValue(int index) {
    return isAttribute(index) ? reader.attributeValue(index) : null;
  }

  @Override
  public final boolean isAttributeSpecified(int index) {
    return isAttribute(index) && reader.isAttributeSpecified(index);
  }

  @Override
  public final String getAttributeValue(String namespace, String localName) {
    requireStart();
    for (int i = 0; i < reader.attributes(); i++) {
      if (attributeLocalName(i).equals(localName)
          && (namespace == null || namespace.equals(reader.attributeNamespace(i)))) {
        return reader.attributeValue(i);
      }
    }
    return null;
  }

  private boolean isDeclaration(int index) {
    requireName();
    return index >= 0 && index < reader.declarations();
  }

  @Override
  public final int getNamespaceCount() {
    requireAt("namespaces", DECLARING);
    return reader.declarations();
  }

  @Override
  public final String getNamespacePrefix(int index) {
    String prefix = isDeclaration(index) ? reader.declaredPrefix(index) : "";
    return prefix.isEmpty() ? null : prefix;
  }

  @Override
  public final String getNamespaceURI(int index) {
    String namespace = isDeclaration(index) ? reader.declaredNamespace(index) : "";
    return namespace.isEmpty() ? null : namespace;
  }
}
