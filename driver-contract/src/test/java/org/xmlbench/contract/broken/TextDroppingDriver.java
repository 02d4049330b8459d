package org.xmlbench.contract.broken;

import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.event.EventObserver;
import org.xmlbench.core.event.EventSink;

/** Leaves out text of white space only, as if it were never wanted. */
public final class TextDroppingDriver extends JdkBasedDriver {
  public TextDroppingDriver() {
    super("text-dropping-stax");
  }

  @Override
  public Parser newParser() {
    return new ChangingParser(super.newParser()) {
      @Override
      EventObserver handOn(EventSink sink) {
        return new HandOn(sink) {
          @Override
          public void text(char[] buffer, int offset, int length) {
            if (!new String(buffer, offset, length).isBlank()) {
              super.text(buffer, offset, length);
            }
          }
        };
      }
    };
  }
}
