package org.xmlbench.piximal.stax.event;

import javax.xml.stream.Location;
import javax.xml.stream.events.EndDocument;

/** The end of a document, which has no markup. */
final class DocumentEnd extends MarkupEvent implements EndDocument {
  DocumentEnd(Location place) {
    super(END_DOCUMENT, place);
  }

  @Override
  String markup() {
    return "";
  }
}
