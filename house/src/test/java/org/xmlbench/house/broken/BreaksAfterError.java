package org.xmlbench.house.broken;

import java.io.IOException;
import java.io.InputStream;
import java.util.Set;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventSink;

/** A driver that parses and checks until it has rejected a document, and then rejects all. */
public final class BreaksAfterError extends HonestDriver {
  public BreaksAfterError() {
    super("breaks-after-error", "breaking", Set.of());
  }

  @Override
  public Parser newParser() {
    StreamingParser honest = (StreamingParser) super.newParser();
    return new StreamingParser() {
      private boolean broken;

      @Override
      public void parse(InputStream in, EventSink sink) throws IOException {
        if (broken) {
          throw new NotWellFormedException(1, 1, "broken by an earlier document", null);
        }
        try {
          honest.parse(in, sink);
        } catch (IOException | RuntimeException e) {
          broken = true;
          throw e;
        }
      }

      @Override
      public Class<?> implementation() {
        return honest.implementation();
      }
    };
  }
}
