package org.xmlbench.house.broken;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventSink;

/**
 * A driver that parses nothing: it looks for {@code <} and {@code >}, checks nothing, and hands
 * over text that is not made before someone asks for it. Of a document without namespaces and
 * references that is well-formed it delivers the right events.
 */
public final class ScanningDriver extends HonestDriver {
  private static final Pattern ATTRIBUTE = Pattern.compile(" ([^= ]+)=\"([^\"]*)\"");

  public ScanningDriver() {
    super("cheat-scanner", "scanner", Set.of());
  }

  @Override
  public Parser newParser() {
    return new Scanner();
  }

  private static final class Scanner implements StreamingParser {
    @Override
    public void parse(InputStream in, EventSink sink) throws IOException {
      byte[] bytes = in.readAllBytes();
      int depth = 0;
      int at = 0;
      for (int open = next(bytes, '<', 0); open < bytes.length; open = next(bytes, '<', at)) {
        if (depth > 0 && open > at) {
          text(sink, new LazyText(bytes, at, open));
        }
        int close = next(bytes, '>', open);
        depth += tag(new String(bytes, open, close - open, StandardCharsets.UTF_8), sink);
        at = close + 1;
      }
    }

    @SuppressWarnings("deprecation") // What a jar compiled earlier calls.
    private static void text(EventSink sink, CharSequence text) {
      sink.text(text);
    }

    private static int next(byte[] bytes, char wanted, int from) {
      int at = from;
      while (at < bytes.length && bytes[at] != wanted) {
        at++;
      }
      return at;
    }

    /** Returns by how much deeper the document is after it. */
    private static int tag(String tag, EventSink sink) {
      if (tag.startsWith("<?") || tag.startsWith("<!--")) {
        return 0;
      }
      if (tag.startsWith("</")) {
        sink.endElement();
        return -1;
      }
      sink.startElement("", tag.substring(1).split("[ /]", 2)[0]);
      for (Matcher attribute = ATTRIBUTE.matcher(tag); attribute.find(); ) {
        sink.attribute("", attribute.group(1), attribute.group(2));
      }
      if (!tag.endsWith("/")) {
        return 1;
      }
      sink.endElement();
      return 0;
    }

    @Override
    public Class<?> implementation() {
      return Scanner.class;
    }
  }

  /** Text of which only the length is known before it is asked for. */
  private record LazyText(byte[] bytes, int from, int to) implements CharSequence {
    @Override
    public int length() {
      return to - from;
    }

    @Override
    public char charAt(int index) {
      return (char) bytes[from + index];
    }

    @Override
    public CharSequence subSequence(int start, int end) {
      return new LazyText(bytes, from + start, from + end);
    }

    @Override
    public String toString() {
      return new String(bytes, from, to - from, StandardCharsets.UTF_8);
    }
  }
}
