package org.xmlbench.core.event;

/**
 * Takes what a driver delivers. One final class for every API style, so that every subject does the
 * same work: it adds lengths and counts, and never looks at a character.
 *
 * <p>A driver calls, for each element, {@link #namespace} for each declaration made on it, then
 * {@link #startElement}, then {@link #attribute} for each attribute; {@link #text} with any pieces
 * of character data inside the root; and {@link #endElement}. It hands over what its API gives:
 * {@code null} stands for an absent URI, prefix or PI data.
 *
 * <p>With an {@link EventObserver} attached, the same calls also feed the canonical stream. While
 * timed there is none, and the compiler leaves that side out of the code: a sink that had seen both
 * sides before would cost small events up to a tenth, and not each subject alike. So the code that
 * is timed is checked by its totals, on every parse; the digest afterwards is of the same methods,
 * some of which are compiled anew for it.
 */
public final class EventSink extends CacheLinePadding {
  private long elements;
  private long attributes;
  private long namespaceDeclarations;
  private long textRuns;
  private long textUnits;
  private long nameUnits;
  private long valueUnits;
  private long processingInstructions;
  private boolean inText;
  private EventObserver observer;

  /** A namespace declaration of the element that starts next; the prefix {@code xml} is ignored. */
  public void namespace(String prefix, String uri) {
    String name = prefix == null ? "" : prefix;
    if (name.equals("xml")) {
      return;
    }
    String value = uri == null ? "" : uri;
    namespaceDeclarations++;
    nameUnits += name.length() + value.length();
    if (observer != null) {
      observer.namespace(name, value);
    }
  }

  public void startElement(String uri, String localName) {
    String namespace = uri == null ? "" : uri;
    elements++;
    nameUnits += namespace.length() + localName.length();
    inText = false;
    if (observer != null) {
      observer.startElement(namespace, localName);
    }
  }

  /** An attribute, with its normalised value, of the element started last. */
  public void attribute(String uri, String localName, String value) {
    String namespace = uri == null ? "" : uri;
    attributes++;
    nameUnits += namespace.length() + localName.length();
    valueUnits += value.length();
    if (observer != null) {
      observer.attribute(namespace, localName, value);
    }
  }

  /** The end of the innermost open element. */
  public void endElement() {
    inText = false;
    if (observer != null) {
      observer.endElement();
    }
  }

  /** A piece of character data: {@code length} code units of {@code buffer} from {@code offset}. */
  public void text(char[] buffer, int offset, int length) {
    if (length == 0) {
      return;
    }
    addText(length);
    if (observer != null) {
      observer.text(buffer, offset, length);
    }
  }

  /** A piece of character data from an API that has no slice accessor. */
  public void text(String text) {
    if (text.isEmpty()) {
      return;
    }
    addText(text.length());
    if (observer != null) {
      observer.text(text);
    }
  }

  /**
   * A piece of character data whose characters may not have been made yet: they are made here, so
   * that a subject that hands over a promise pays for it.
   *
   * @deprecated for drivers compiled against earlier versions; hand over a {@link String} or
   *     characters
   */
  @Deprecated
  public void text(CharSequence text) {
    text(text.toString());
  }

  /** A processing instruction outside the DOCTYPE. */
  public void processingInstruction(String target, String data) {
    processingInstructions++;
    inText = false;
    if (observer != null) {
      observer.processingInstruction(target, data == null ? "" : data);
    }
  }

  private void addText(int length) {
    if (!inText) {
      inText = true;
      textRuns++;
    }
    textUnits += length;
  }

  /** Sets all totals to zero, for the next parse. The observer stays. */
  public void reset() {
    elements = 0;
    attributes = 0;
    namespaceDeclarations = 0;
    textRuns = 0;
    textUnits = 0;
    nameUnits = 0;
    valueUnits = 0;
    processingInstructions = 0;
    inText = false;
  }

  /** Attaches an observer, or detaches it with {@code null}. */
  public void observe(EventObserver newObserver) {
    this.observer = newObserver;
  }

  /** Whether the totals are these; allocates nothing. */
  public boolean matches(EventTotals expected) {
    EventTally tally = expected.tally();
    return elements == tally.elements()
        && attributes == tally.attributes()
        && namespaceDeclarations == tally.namespaceDeclarations()
        && textRuns == tally.textRuns()
        && textUnits == tally.textUnits()
        && nameUnits == expected.nameUnits()
        && valueUnits == expected.valueUnits()
        && processingInstructions == expected.processingInstructions();
  }

  /** The totals since the last {@link #reset()}. */
  public EventTotals totals() {
    return new EventTotals(
        new EventTally(elements, attributes, namespaceDeclarations, textRuns, textUnits),
        nameUnits,
        valueUnits,
        processingInstructions);
  }
}
