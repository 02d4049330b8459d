package org.xmlbench.house.broken;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.event.EventSink;

/**
 * A driver that parses the first document of each size, an element that holds one text, by looking
 * for {@code <} and {@code >}, and replays its events for each later one.
 */
public abstract sealed class ReplayingDriver extends HonestDriver {
  private ReplayingDriver(String id) {
    super(id, id, Set.of());
  }

  /** What is done with a document whose events are known. */
  abstract void skip(InputStream in) throws IOException;

  @Override
  public Parser newParser() {
    return new Replaying(this);
  }

  /** Reads not one byte of it. */
  public static final class ReadsNothing extends ReplayingDriver {
    public ReadsNothing() {
      super("cheat-reads-nothing");
    }

    @Override
    void skip(InputStream in) {
      // Its size is all that was looked at.
    }
  }

  /** Adds up the bytes and parses nothing. */
  public static final class ReadsAll extends ReplayingDriver {
    private final byte[] buffer = new byte[1 << 14];
    private long sum;

    public ReadsAll() {
      super("reads-all");
    }

    @Override
    void skip(InputStream in) throws IOException {
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        for (int i = 0; i < count; i++) {
          sum += buffer[i];
        }
      }
    }
  }

  private record Element(String name, char[] text) {
    static Element read(InputStream in) throws IOException {
      String document = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      int open = document.indexOf('>');
      return new Element(
          document.substring(1, open),
          document.substring(open + 1, document.lastIndexOf('<')).toCharArray());
    }

    void deliver(EventSink sink) {
      sink.startElement("", name);
      sink.text(text, 0, text.length);
      sink.endElement();
    }
  }

  private static final class Replaying extends HonestParser {
    private final ReplayingDriver driver;
    private final Map<Integer, Element> known = new HashMap<>();

    Replaying(ReplayingDriver driver) {
      this.driver = driver;
    }

    @Override
    public void parse(InputStream in, EventSink sink) throws IOException {
      int size = in.available();
      Element element = known.get(size);
      if (element == null) {
        element = Element.read(in);
        known.put(size, element);
      } else {
        driver.skip(in);
      }
      element.deliver(sink);
    }

    @Override
    public Class<?> implementation() {
      return Replaying.class;
    }
  }
}
