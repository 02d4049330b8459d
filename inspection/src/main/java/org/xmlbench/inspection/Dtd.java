package org.xmlbench.inspection;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** What the internal subset declares. The first declaration of anything is the one that counts. */
final class Dtd {
  /** How many attributes of an element type are examined, so that an element stays cheap. */
  private static final int ATTRIBUTES = 1000;

  private final Map<String, Entity> entities = new HashMap<>();
  private final Map<String, Map<String, AttributeDeclaration>> attributes = new HashMap<>();
  private boolean externalSubset;
  private boolean parameterEntityReference;
  private boolean unreadParameterEntity;

  void declare(String name, Entity entity) {
    entities.putIfAbsent(name, entity);
  }

  void declare(String element, AttributeDeclaration attribute) {
    Map<String, AttributeDeclaration> declared =
        attributes.computeIfAbsent(element, _ -> new LinkedHashMap<>());
    if (declared.size() < ATTRIBUTES) {
      declared.putIfAbsent(attribute.name().text(), attribute);
    }
  }

  void setExternalSubset() {
    externalSubset = true;
  }

  /**
   * A parameter entity is referred to.
   *
   * @param unread whether its text is not in the document
   */
  void addParameterEntityReference(boolean unread) {
    parameterEntityReference = true;
    unreadParameterEntity |= unread;
  }

  /** Whether an unread parameter entity was referred to so far. */
  boolean hasUnreadParameterEntity() {
    return unreadParameterEntity;
  }

  /** Whether an entity can be declared outside the document, where it alone does not show it. */
  boolean canDeclareElsewhere() {
    return externalSubset || parameterEntityReference;
  }

  /** The general entity of that name; null when it is not declared. */
  Entity entity(String name) {
    return entities.get(name);
  }

  /** The attributes declared for an element type, by name. */
  Map<String, AttributeDeclaration> attributes(String element) {
    return attributes.getOrDefault(element, Map.of());
  }
}
