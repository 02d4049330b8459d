package org.xmlbench.piximal.stax.event;

import javax.xml.stream.Location;
import javax.xml.stream.events.EntityDeclaration;
import javax.xml.stream.events.EntityReference;

/** A reference to an entity that was not replaced by its text. */
final class Reference extends MarkupEvent implements EntityReference {
  private final String name;
  private final EntityDeclaration declaration;

  /**
   * One to the entity of that name.
   *
   * @param declaration null where none was read
   */
  Reference(Location place, String name, EntityDeclaration declaration) {
    super(ENTITY_REFERENCE, place);
    this.name = name;
    this.declaration = declaration;
  }

  @Override
  public EntityDeclaration getDeclaration() {
    return declaration;
  }

  @Override
  public String getName() {
    return name;
  }

  @Override
  String markup() {
    return "&%s;".formatted(name);
  }
}
