package org.xmlbench.families.programs.fork;

import java.io.IOException;
import java.io.InputStream;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventSink;

/** Reads one byte and fails, so that who writes waits for ever. */
public final class RefusingDriver extends PlatformSaxDriver {
  @Override
  public Parser newParser() {
    return new Refusing();
  }

  private static final class Refusing implements StreamingParser {
    @Override
    public void parse(InputStream in, EventSink sink) throws IOException {
      throw new IOException(in.read() < 0 ? "nothing came" : "refused by the test");
    }

    @Override
    public Class<?> implementation() {
      return Refusing.class;
    }
  }
}
