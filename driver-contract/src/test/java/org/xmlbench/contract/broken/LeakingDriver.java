package org.xmlbench.contract.broken;

import java.io.IOException;
import java.io.InputStream;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.event.EventObserver;
import org.xmlbench.core.event.EventSink;

/**
 * After a document that it rejected, the next one begins with the namespace that it was left in.
 */
public final class LeakingDriver extends JdkBasedDriver {
  public LeakingDriver() {
    super("leaking-stax");
  }

  @Override
  public Parser newParser() {
    return new LeakingParser(super.newParser());
  }

  private static final class LeakingParser extends ChangingParser {
    private String leftover;

    LeakingParser(Parser parser) {
      super(parser);
    }

    @Override
    public void parse(InputStream in, EventSink sink) throws IOException {
      try {
        super.parse(in, sink);
      } catch (NotWellFormedException e) {
        leftover = "urn:leftover";
        throw e;
      }
    }

    @Override
    EventObserver handOn(EventSink sink) {
      return new HandOn(sink) {
        @Override
        public void startElement(String uri, String localName) {
          super.startElement(leftover == null ? uri : leftover, localName);
          leftover = null;
        }
      };
    }
  }
}
