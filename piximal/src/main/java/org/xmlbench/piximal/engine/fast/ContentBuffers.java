package org.xmlbench.piximal.engine.fast;

import org.xmlbench.piximal.engine.scan.ByteScanner;

/** Buffers for reading content directly, used for one document after another. */
final class ContentBuffers {
  private StopWindow window;
  private ShortStringCache strings;
  private char[] units;

  StopWindow window() {
    if (window == null) {
      window = new StopWindow();
    }
    return window;
  }

  ShortStringCache strings() {
    if (strings == null) {
      strings = new ShortStringCache();
    }
    return strings;
  }

  /** Takes a text of a window, with some room. */
  char[] units() {
    if (units == null) {
      units = new char[StopWindow.SIZE + ByteScanner.MARGIN];
    }
    return units;
  }

  void forget() {
    if (window != null) {
      window.forget();
    }
  }
}
