package org.xmlbench.piximal.stax.event;

import javax.xml.stream.Location;
import javax.xml.stream.events.NotationDeclaration;
import org.xmlbench.piximal.DoctypePart;

final class NotationEvent extends MarkupEvent implements NotationDeclaration {
  private final DoctypePart.Notation notation;

  NotationEvent(Location place, DoctypePart.Notation notation) {
    super(NOTATION_DECLARATION, place);
    this.notation = notation;
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
  String markup() {
    return "<!NOTATION %s %s>".formatted(getName(), external(getPublicId(), getSystemId()));
  }
}
