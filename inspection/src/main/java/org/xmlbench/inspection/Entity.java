package org.xmlbench.inspection;

import java.util.Set;
import java.util.TreeSet;
import org.xmlbench.core.document.Capability;

/** A declared general entity. */
final class Entity {
  /** Where the replacement text is. */
  enum Kind {
    INTERNAL,
    EXTERNAL,
    UNPARSED
  }

  private final Kind kind;
  private final boolean inParameterEntity;
  private final Set<Capability> needs;
  private final Set<Capability> needsInContent;
  private final Fragment content;
  private final Fragment attributeValue;

  private Entity(Kind kind, boolean inParameterEntity, Set<Capability> needs, String replacement) {
    this.kind = kind;
    this.inParameterEntity = inParameterEntity;
    this.needs = needs;
    this.needsInContent = new TreeSet<>(needs);
    // In an attribute's value a CR becomes a space, as a LF does.
    if (replacement.indexOf('\r') >= 0) {
      needsInContent.add(Capability.CARRIAGE_RETURN_IN_ENTITY_VALUE);
    }
    this.content = new Fragment(replacement, Fragment.Position.CONTENT);
    this.attributeValue = new Fragment(replacement, Fragment.Position.ATTRIBUTE_VALUE);
  }

  /**
   * An entity whose replacement text is in the document.
   *
   * @param inParameterEntity whether the declaration is in a parameter entity
   * @param late whether an unread parameter entity is referred to before the declaration
   */
  static Entity internal(Literals.EntityValue value, boolean inParameterEntity, boolean late) {
    Set<Capability> needs = needs(late);
    needs.add(Capability.INTERNAL_ENTITIES);
    if (value.hasSupplementaryReference()) {
      needs.add(Capability.SUPPLEMENTARY_CHARACTER_REFERENCES);
    }
    return new Entity(Kind.INTERNAL, inParameterEntity, needs, value.replacement());
  }

  /** An entity whose replacement text is elsewhere; parameters as in {@link #internal}. */
  static Entity external(boolean inParameterEntity, boolean late) {
    Set<Capability> needs = needs(late);
    needs.add(Capability.EXTERNAL_ENTITIES);
    return new Entity(Kind.EXTERNAL, inParameterEntity, needs, "");
  }

  /** An entity that no reference can name. */
  static Entity unparsed(boolean inParameterEntity) {
    return new Entity(Kind.UNPARSED, inParameterEntity, Set.of(), "");
  }

  private static Set<Capability> needs(boolean late) {
    return late
        ? new TreeSet<>(Set.of(Capability.DECLARATIONS_AFTER_PARAMETER_ENTITY))
        : new TreeSet<>();
  }

  Kind kind() {
    return kind;
  }

  boolean inParameterEntity() {
    return inParameterEntity;
  }

  /** What a reference to it in {@code place} needs, apart from what the replacement text does. */
  Set<Capability> needs(Fragment.Position place) {
    return place == Fragment.Position.CONTENT ? needsInContent : needs;
  }

  Fragment fragment(Fragment.Position place) {
    return place == Fragment.Position.CONTENT ? content : attributeValue;
  }
}
