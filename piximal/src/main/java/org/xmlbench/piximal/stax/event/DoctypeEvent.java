package org.xmlbench.piximal.stax.event;

import java.util.List;
import javax.xml.stream.Location;
import javax.xml.stream.events.DTD;
import javax.xml.stream.events.EntityDeclaration;
import javax.xml.stream.events.NotationDeclaration;
import org.xmlbench.piximal.DoctypePart;

/** A document type declaration. */
public final class DoctypeEvent extends MarkupEvent implements DTD {
  private final String declaration;
  private final List<NotationDeclaration> notations;
  private final List<EntityDeclaration> entities;

  public DoctypeEvent(Location place, String declaration, List<DoctypePart> parts) {
    super(DTD, place);
    this.declaration = declaration;
    this.notations =
        parts.stream()
            .filter(DoctypePart.Notation.class::isInstance)
            .<NotationDeclaration>map(part -> new NotationEvent(place, (DoctypePart.Notation) part))
            .toList();
    this.entities =
        parts.stream()
            .filter(EntityEvent::isGeneral)
            .<EntityDeclaration>map(part -> EntityEvent.of(place, part))
            .toList();
  }

  /** The declaration of a general entity among those parts; null where it has none. */
  public static EntityDeclaration entity(Location place, String name, List<DoctypePart> parts) {
    return new DoctypeEvent(place, "", parts)
        .getEntities().stream()
            .filter(entity -> entity.getName().equals(name))
            .findFirst()
            .orElse(null);
  }

  @Override
  public String getDocumentTypeDeclaration() {
    return declaration;
  }

  @Override
  public Object getProcessedDTD() {
    return null;
  }

  @Override
  public List<NotationDeclaration> getNotations() {
    return notations;
  }

  @Override
  public List<EntityDeclaration> getEntities() {
    return entities;
  }

  @Override
  String markup() {
    return declaration;
  }
}
