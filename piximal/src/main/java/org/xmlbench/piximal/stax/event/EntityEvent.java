package org.xmlbench.piximal.stax.event;

import javax.xml.stream.Location;
import javax.xml.stream.events.EntityDeclaration;
import org.xmlbench.piximal.DoctypePart;

/** The declaration of a general entity. */
final class EntityEvent extends MarkupEvent implements EntityDeclaration {
  private final String name;

  /** Replacement text of one whose text is in its declaration; else null. */
  private final String text;

  /** One whose text is elsewhere; else null. */
  private final DoctypePart.ExternalEntity elsewhere;

  private EntityEvent(
      Location place, String name, String text, DoctypePart.ExternalEntity elsewhere) {
    super(ENTITY_DECLARATION, place);
    this.name = name;
    this.text = text;
    this.elsewhere = elsewhere;
  }

  /** Whether the part declares a general entity. */
  static boolean isGeneral(DoctypePart part) {
    return switch (part) {
      case DoctypePart.InternalEntity it -> !it.name().startsWith("%");
      case DoctypePart.ExternalEntity it -> !it.name().startsWith("%");
      default -> false;
    };
  }

  static EntityEvent of(Location place, DoctypePart general) {
    return switch (general) {
      case DoctypePart.InternalEntity it -> new EntityEvent(place, it.name(), it.text(), null);
      case DoctypePart.ExternalEntity it -> new EntityEvent(place, it.name(), null, it);
      default -> throw new IllegalArgumentException(general + " is no entity");
    };
  }

  @Override
  public String getName() {
    return name;
  }

  @Override
  public String getPublicId() {
    return elsewhere == null ? null : elsewhere.publicId();
  }

  @Override
  public String getSystemId() {
    return elsewhere == null ? null : elsewhere.systemId();
  }

  @Override
  public String getNotationName() {
    return elsewhere == null ? null : elsewhere.notation();
  }

  @Override
  public String getReplacementText() {
    return text;
  }

  @Override
  public String getBaseURI() {
    return elsewhere == null || elsewhere.base() == null
        ? getLocation().getSystemId()
        : elsewhere.base();
  }

  @Override
  String markup() {
    return "<!ENTITY %s %s>".formatted(name, elsewhere == null ? value() : identifiers());
  }

  private String identifiers() {
    String ids = external(getPublicId(), getSystemId());
    return elsewhere.isUnparsed() ? ids + " NDATA " + getNotationName() : ids;
  }

  /** Production [9]: a reference to a character is what is replaced in it. */
  private String value() {
    return '"' + text.replace("&", "&#38;").replace("%", "&#37;").replace("\"", "&#34;") + '"';
  }
}
