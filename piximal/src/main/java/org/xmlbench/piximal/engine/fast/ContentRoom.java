package org.xmlbench.piximal.engine.fast;

import org.xmlbench.piximal.engine.scan.ByteScanner;

/** Room for reading content directly, which is used for one document after another. */
final class ContentRoom {
  private ContentWindow window;
  private ShortStrings strings;
  private char[] units;

  /** Made once content is read so. */
  ContentWindow window() {
    if (window == null) {
      window = new ContentWindow();
    }
    return window;
  }

  /** Values that came lately. */
  ShortStrings strings() {
    if (strings == null) {
      strings = new ShortStrings();
    }
    return strings;
  }

  /** Takes a text of a window, with some room. */
  char[] units() {
    if (units == null) {
      units = new char[ContentWindow.SIZE + ByteScanner.MARGIN];
    }
    return units;
  }

  /** Forgets the bytes of a document. */
  void forget() {
    if (window != null) {
      window.forget();
    }
  }
}
