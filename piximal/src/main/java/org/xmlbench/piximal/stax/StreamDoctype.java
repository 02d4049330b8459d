package org.xmlbench.piximal.stax;

import java.util.List;
import javax.xml.stream.Location;
import javax.xml.stream.events.DTD;
import javax.xml.stream.events.EntityDeclaration;
import javax.xml.stream.events.NotationDeclaration;
import org.xmlbench.piximal.DeclaredNotation;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.UnparsedEntity;

/**
 * A document type declaration.
 *
 * @param entities those that are no texts
 */
record StreamDoctype(
    Location place,
    String declaration,
    List<NotationDeclaration> notations,
    List<EntityDeclaration> entities)
    implements DeclarationEvent, DTD {
  StreamDoctype {
    notations = List.copyOf(notations);
    entities = List.copyOf(entities);
  }

  /** The one that is the event which is shown there. */
  static DTD of(EventView view, Location place) {
    return new StreamDoctype(
        place,
        view.doctypeDeclaration(),
        view.notations().stream()
            .<NotationDeclaration>map(notation -> new Notation(place, notation))
            .toList(),
        view.unparsedEntities().stream()
            .<EntityDeclaration>map(entity -> new Entity(place, entity))
            .toList());
  }

  @Override
  public int getEventType() {
    return DTD;
  }

  @Override
  public Location getLocation() {
    return place;
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
  public String toString() {
    return declaration;
  }

  /** External identifiers as markup; each may be null. */
  private static String external(String publicId, String systemId) {
    if (publicId == null) {
      return "SYSTEM " + quoted(systemId);
    }
    // A notation may have that alone.
    String rest = systemId == null ? "" : " " + quoted(systemId);
    return "PUBLIC " + quoted(publicId) + rest;
  }

  private static String quoted(String id) {
    String quote = id.contains("\"") ? "'" : "\"";
    return quote + id + quote;
  }

  private record Notation(Location place, DeclaredNotation notation)
      implements DeclarationEvent, NotationDeclaration {
    @Override
    public int getEventType() {
      return NOTATION_DECLARATION;
    }

    @Override
    public Location getLocation() {
      return place;
    }

    @Override
    public String getName() {
      return notation.name();
    }

    @Override
    public String getPublicId() {
      return notation.publicId();
    }

    @Override
    public String getSystemId() {
      return notation.systemId();
    }

    @Override
    public String toString() {
      return "<!NOTATION %s %s>".formatted(getName(), external(getPublicId(), getSystemId()));
    }
  }

  /** The declaration of an entity that is no text. */
  private record Entity(Location place, UnparsedEntity entity)
      implements DeclarationEvent, EntityDeclaration {
    @Override
    public int getEventType() {
      return ENTITY_DECLARATION;
    }

    @Override
    public Location getLocation() {
      return place;
    }

    @Override
    public String getName() {
      return entity.name();
    }

    @Override
    public String getPublicId() {
      return entity.publicId();
    }

    @Override
    public String getSystemId() {
      return entity.systemId();
    }

    @Override
    public String getNotationName() {
      return entity.notation();
    }

    @Override
    public String getReplacementText() {
      return null;
    }

    @Override
    public String getBaseURI() {
      return place.getSystemId();
    }

    @Override
    public String toString() {
      return "<!ENTITY %s %s NDATA %s>"
          .formatted(getName(), external(getPublicId(), getSystemId()), getNotationName());
    }
  }
}
