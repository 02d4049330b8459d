package org.xmlbench.families.strategies.fork;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventSink;

/** Takes every {@code <} for an element inside one root. */
public final class CountingDriver implements Driver {
  @Override
  public DriverDescription describe() {
    return new DriverDescription(
        "counting",
        new Library(
            "Counting",
            "none:none",
            "1",
            "none",
            "counting",
            List.of("org.xmlbench.families.strategies.fork.")),
        ApiStyle.PUSH,
        Set.of(),
        List.of(),
        List.of());
  }

  @Override
  public Parser newParser() {
    return new CountingParser();
  }

  private static final class CountingParser implements StreamingParser {
    @Override
    public void parse(InputStream in, EventSink sink) throws IOException {
      byte[] buffer = new byte[8192];
      sink.startElement("", "root");
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        for (int i = 0; i < count; i++) {
          element(buffer[i], sink);
        }
      }
      sink.endElement();
    }

    @Override
    public void parse(Reader in, EventSink sink) throws IOException {
      sink.startElement("", "root");
      for (int read = in.read(); read >= 0; read = in.read()) {
        element(read, sink);
      }
      sink.endElement();
    }

    private static void element(int character, EventSink sink) {
      if (character == '<') {
        sink.startElement("", "n");
        sink.endElement();
      }
    }

    @Override
    public Class<?> implementation() {
      return CountingParser.class;
    }
  }
}
