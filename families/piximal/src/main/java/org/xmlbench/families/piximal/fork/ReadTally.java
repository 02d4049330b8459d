package org.xmlbench.families.piximal.fork;

import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.XmlEvent;

/** Touches what a program would of each event, and adds it up. */
final class ReadTally {
  private long elements;
  private long units;

  void add(XmlEvent event, EventView view) {
    switch (event) {
      case START_ELEMENT -> start(view);
      case TEXT -> units += view.textUnits();
      default -> {}
    }
  }

  private void start(EventView view) {
    elements++;
    units += view.namespace().length() + view.localName().length();
    for (int i = 0, count = view.attributes(); i < count; i++) {
      units +=
          view.attributeNamespace(i).length()
              + view.attributeLocalName(i).length()
              + view.attributeValue(i).length();
    }
  }

  /** Elements so far. */
  long elements() {
    return elements;
  }

  /** UTF-16 units of names, namespaces, values and texts so far, and the elements. */
  long sum() {
    return units + elements;
  }
}
