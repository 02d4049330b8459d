package org.xmlbench.core.scorecard;

import org.xmlbench.core.event.EventObserver;

/** Keeps the first characters of text and values that a parser delivers. */
final class TextCapture implements EventObserver {
  private static final int MOST = 1 << 16;

  private final StringBuilder kept = new StringBuilder();

  boolean contains(String text) {
    return kept.indexOf(text) >= 0;
  }

  @Override
  public void namespace(String prefix, String uri) {
    keep(uri);
  }

  @Override
  public void startElement(String uri, String localName) {
    // Names hold no secret.
  }

  @Override
  public void attribute(String uri, String localName, String value) {
    keep(value);
  }

  @Override
  public void endElement() {
    // Nothing is in an end.
  }

  @Override
  public void text(char[] buffer, int offset, int length) {
    kept.append(buffer, offset, Math.min(length, left()));
  }

  @Override
  public void text(CharSequence text) {
    keep(text);
  }

  @Override
  public void processingInstruction(String target, String data) {
    keep(data);
  }

  private void keep(CharSequence text) {
    kept.append(text, 0, Math.min(text.length(), left()));
  }

  private int left() {
    return MOST - kept.length();
  }
}
