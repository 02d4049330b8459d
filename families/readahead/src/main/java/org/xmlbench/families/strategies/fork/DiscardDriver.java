package org.xmlbench.families.strategies.fork;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.event.EventTally;
import org.xmlbench.core.event.EventTotals;

/** Reads to the end and discards: what bringing the bytes takes, without a parser. */
public final class DiscardDriver implements Driver {
  public static final String ID = "discard";

  private static final String ELEMENT = "read";

  /** What it adds up on every document: one element, so that it is known to have got to the end. */
  public static final EventTotals TOTALS =
      new EventTotals(new EventTally(1, 0, 0, 0, 0), ELEMENT.length(), 0, 0);

  @Override
  public DriverDescription describe() {
    return new DriverDescription(
        ID,
        new Library(
            "read and discard",
            "none",
            "1",
            "Apache-2.0",
            ID,
            List.of("org.xmlbench.families.strategies.fork.")),
        ApiStyle.PUSH,
        Set.of(),
        List.of(),
        List.of());
  }

  @Override
  public Parser newParser() {
    return new Discard();
  }

  private static final class Discard implements StreamingParser {
    @Override
    public void parse(InputStream in, EventSink sink) throws IOException {
      in.transferTo(OutputStream.nullOutputStream());
      sink.startElement("", ELEMENT);
      sink.endElement();
    }

    @Override
    public Class<?> implementation() {
      return Discard.class;
    }
  }
}
