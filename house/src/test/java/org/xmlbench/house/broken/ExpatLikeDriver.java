package org.xmlbench.house.broken;

import java.io.IOException;
import java.io.InputStream;
import java.util.Set;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.event.EventSink;

/** Drivers with the id of Expat's, for the experiment that compares it with PIXIMAL. */
public class ExpatLikeDriver extends HonestDriver {
  /** One that is well. */
  public ExpatLikeDriver() {
    super("expat-sax", "expat", Set.of());
  }

  /** One that delivers an element too many. */
  public static final class Wrong extends ExpatLikeDriver {
    @Override
    public Parser newParser() {
      return new HonestParser() {
        @Override
        public void parse(InputStream in, EventSink sink) throws IOException {
          super.parse(in, sink);
          sink.startElement("", "wrong");
          sink.endElement();
        }
      };
    }
  }
}
