package org.xmlbench.piximal.stax;

import javax.xml.namespace.QName;
import org.xmlbench.piximal.engine.ReaderView;

/**
 * What the elements of a stream reader have: names, attributes and declarations. Behind the last
 * attribute or declaration, and before the first one, there is none: each answer is null.
 */
abstract class StreamElements extends StreamEvents {
  private static final int STARTS = set(START_ELEMENT);
  private static final int NAMED = set(START_ELEMENT, END_ELEMENT);
  private static final int DECLARING = set(START_ELEMENT, END_ELEMENT, NAMESPACE);

  /** Its class, not its interface, since the compiler knows it then. */
  final ReaderView view;

  final StreamProperties properties;

  /** Whether names are resolved. */
  private final boolean aware;

  /** That of the events which are shown there. */
  StreamElements(ReaderView view, StreamProperties properties) {
    this.view = view;
    this.properties = properties;
    this.aware = properties.switches().namespaces();
  }

  private void requireName() {
    requireAt("name", NAMED);
  }

  @Override
  public final QName getName() {
    requireName();
    return new QName(view.namespace(), view.localName(), view.prefix());
  }

  @Override
  public final String getLocalName() {
    if (getEventType() == ENTITY_REFERENCE) {
      return view.skippedEntity();
    }
    requireName();
    return aware ? view.localName() : view.qualifiedName();
  }

  @Override
  public final String getNamespaceURI() {
    requireName();
    String namespace = view.namespace();
    return namespace.isEmpty() ? null : namespace;
  }

  @Override
  public final String getPrefix() {
    requireName();
    return aware ? view.prefix() : "";
  }

  private void requireStart() {
    requireAt("attributes", STARTS);
  }

  private boolean isAttribute(int index) {
    requireStart();
    return index >= 0 && index < view.attributes();
  }

  @Override
  public final int getAttributeCount() {
    requireStart();
    return view.attributes();
  }

  @Override
  public final QName getAttributeName(int index) {
    return isAttribute(index)
        ? new QName(
            view.attributeNamespace(index),
            view.attributeLocalName(index),
            view.attributePrefix(index))
        : null;
  }

  @Override
  public final String getAttributeNamespace(int index) {
    String namespace = isAttribute(index) ? view.attributeNamespace(index) : "";
    return namespace.isEmpty() ? null : namespace;
  }

  @Override
  public final String getAttributeLocalName(int index) {
    return isAttribute(index) ? attributeLocalName(index) : null;
  }

  private String attributeLocalName(int index) {
    return aware ? view.attributeLocalName(index) : view.attributeQualifiedName(index);
  }

  @Override
  public final String getAttributePrefix(int index) {
    if (!isAttribute(index)) {
      return null;
    }
    return aware ? view.attributePrefix(index) : "";
  }

  @Override
  public final String getAttributeType(int index) {
    return isAttribute(index) ? view.attributeType(index) : null;
  }

  @Override
  public final String getAttributeValue(int index) {
    return isAttribute(index) ? view.attributeValue(index) : null;
  }

  @Override
  public final boolean isAttributeSpecified(int index) {
    return isAttribute(index) && view.isAttributeSpecified(index);
  }

  @Override
  public final String getAttributeValue(String namespace, String localName) {
    requireStart();
    for (int i = 0; i < view.attributes(); i++) {
      if (attributeLocalName(i).equals(localName)
          && (namespace == null || namespace.equals(view.attributeNamespace(i)))) {
        return view.attributeValue(i);
      }
    }
    return null;
  }

  private boolean isDeclaration(int index) {
    requireName();
    return index >= 0 && index < view.declarations();
  }

  @Override
  public final int getNamespaceCount() {
    requireAt("namespaces", DECLARING);
    return view.declarations();
  }

  @Override
  public final String getNamespacePrefix(int index) {
    String prefix = isDeclaration(index) ? view.declaredPrefix(index) : "";
    return prefix.isEmpty() ? null : prefix;
  }

  @Override
  public final String getNamespaceURI(int index) {
    String namespace = isDeclaration(index) ? view.declaredNamespace(index) : "";
    return namespace.isEmpty() ? null : namespace;
  }
}
