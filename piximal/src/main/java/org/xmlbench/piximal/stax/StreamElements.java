package org.xmlbench.piximal.stax;

import javax.xml.namespace.QName;
import org.xmlbench.piximal.engine.document.DocumentReader;
import org.xmlbench.piximal.engine.fast.TagAttributes;

/**
 * What the elements of a stream reader have: names, attributes and declarations. Behind the last
 * attribute or declaration, and before the first one, there is none: each answer is null.
 */
abstract class StreamElements extends StreamEvents {
  /** Reads the document, and shows what the event has. */
  final DocumentReader reader;

  private final TagAttributes attributes;

  final StreamProperties properties;
  private final boolean aware;

  StreamElements(DocumentReader reader, StreamProperties properties) {
    this.reader = reader;
    this.attributes = reader.tagAttributes();
    this.properties = properties;
    this.aware = properties.switches().namespaces();
  }

  private void requireName() {
    // The two are the lowest numbers of events.
    if (event > END_ELEMENT) {
      throw without("name");
    }
  }

  @Override
  public final QName getName() {
    requireName();
    return aware
        ? new QName(reader.namespace(), reader.localName(), reader.prefix())
        : new QName(reader.qualifiedName());
  }

  @Override
  public final String getLocalName() {
    if (event > END_ELEMENT) {
      return otherName();
    }
    return aware ? reader.localName() : reader.qualifiedName();
  }

  private String otherName() {
    if (event != ENTITY_REFERENCE) {
      throw without("name");
    }
    return reader.skippedEntity();
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
    if (event != START_ELEMENT) {
      throw without("attributes");
    }
  }

  @Override
  public final int getAttributeCount() {
    requireStart();
    return attributes.added();
  }

  @Override
  public final QName getAttributeName(int index) {
    String name = getAttributeLocalName(index);
    return name == null
        ? null
        : new QName(getAttributeNamespace(index), name, getAttributePrefix(index));
  }

  // These three have more than 35 bytes of code: C2 inlines them where attributes are frequent,
  // and is else left with room for the rest of a caller.

  @Override
  public final String getAttributeNamespace(int index) {
    if (event != START_ELEMENT) {
      throw without("attributes");
    }
    return index >= 0 && index < attributes.added() ? attributes.namespace(index) : null;
  }

  @Override
  public final String getAttributeLocalName(int index) {
    if (event != START_ELEMENT) {
      throw without("attributes");
    }
    return index >= 0 && index < attributes.added() ? attributes.localName(index) : null;
  }

  @Override
  public final String getAttributeValue(int index) {
    if (event != START_ELEMENT) {
      throw without("attributes");
    }
    return index >= 0 && index < attributes.added() ? attributes.value(index) : null;
  }

  private boolean isAttribute(int index) {
    requireStart();
    return index >= 0 && index < attributes.added();
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
  public final boolean isAttributeSpecified(int index) {
    return isAttribute(index) && reader.isAttributeSpecified(index);
  }

  @Override
  public final String getAttributeValue(String namespace, String localName) {
    requireStart();
    for (int i = 0; i < attributes.added(); i++) {
      if (attributes.localName(i).equals(localName)
          && (namespace == null || namespace.equals(attributes.uri(i)))) {
        return attributes.value(i);
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
    requireName();
    return reader.declarations();
  }

  @Override
  public final String getNamespacePrefix(int index) {
    String prefix = isDeclaration(index) ? reader.declaredPrefix(index) : "";
    return prefix.isEmpty() ? null : prefix;
  }

  @Override
  public final String getNamespaceURI(int index) {
    return isDeclaration(index) ? reader.declaredNamespace(index) : null;
  }
}
