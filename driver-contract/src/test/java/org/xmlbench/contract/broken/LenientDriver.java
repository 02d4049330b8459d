package org.xmlbench.contract.broken;

import java.io.IOException;
import java.io.InputStream;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.event.EventSink;

/** Takes what is not well-formed for the end of the document, and declares nothing of it. */
public final class LenientDriver extends JdkBasedDriver {
  public LenientDriver() {
    super("lenient-stax");
  }

  @Override
  public Parser newParser() {
    return new ChangingParser(super.newParser()) {
      @Override
      public void parse(InputStream in, EventSink sink) throws IOException {
        try {
          super.parse(in, sink);
        } catch (NotWellFormedException e) {
          assert e.line() >= 0;
        }
      }
    };
  }
}
