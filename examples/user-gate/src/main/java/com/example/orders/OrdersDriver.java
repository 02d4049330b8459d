package com.example.orders;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Set;
import javax.xml.stream.XMLInputFactory;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.driver.support.StaxStreamingParser;
import org.xmlbench.core.event.EventSink;

/**
 * What a team of its own puts around a parser: here the platform's StAX, and work after each
 * document that lasts a share of the time that the parser took. The system property {@code
 * orders.burn} is that share: 0.1 makes each parse ten per cent slower.
 */
public final class OrdersDriver implements Driver {
  private static final double BURN = Double.parseDouble(System.getProperty("orders.burn", "0"));

  @Override
  public DriverDescription describe() {
    return new DriverDescription(
        "orders-stax",
        new Library(
            "Orders",
            "com.example:user-gate",
            "1",
            "Apache-2.0",
            "xerces",
            List.of("com.example.orders.", "com.sun.org.apache.xerces.")),
        ApiStyle.STAX,
        Set.of(),
        StaxStreamingParser.options(),
        List.of());
  }

  @Override
  public Parser newParser() {
    return new Burning(new StaxStreamingParser(XMLInputFactory.newDefaultFactory()));
  }

  /** Another parser, and what comes after it. */
  private record Burning(StreamingParser parser) implements StreamingParser {
    @Override
    public void parse(InputStream in, EventSink sink) throws IOException {
      long start = System.nanoTime();
      parser.parse(in, sink);
      long end = System.nanoTime();
      long until = end + Math.round(BURN * (end - start));
      while (System.nanoTime() - until < 0) {
        Thread.onSpinWait();
      }
    }

    @Override
    public Class<?> implementation() {
      return parser.implementation();
    }
  }
}
