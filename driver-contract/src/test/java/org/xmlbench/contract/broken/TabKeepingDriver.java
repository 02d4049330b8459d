package org.xmlbench.contract.broken;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.event.EventObserver;
import org.xmlbench.core.event.EventSink;

/** Leaves a tab in an attribute's value as it is; in UTF-8 alone, as the contract has it there. */
public class TabKeepingDriver extends JdkBasedDriver {
  /** Stands for a tab that the parser below is not shown. */
  private static final char HIDDEN = '\uE009';

  private static final Pattern VALUE = Pattern.compile("=\\s*(?:\"[^\"<]*\"|'[^'<]*')");
  private static final Pattern OTHER_ENCODING = Pattern.compile("\\x00|encoding=.(?!UTF-8)");

  /** The driver {@code tab-keeping-stax}, which declares nothing of it. */
  public TabKeepingDriver() {
    super("tab-keeping-stax");
  }

  public static final class Declared extends TabKeepingDriver {
    @Override
    public DriverDescription describe() {
      return super.describe().lacking(Capability.TAB_IN_ATTRIBUTE_VALUE);
    }
  }

  @Override
  public Parser newParser() {
    return new ChangingParser(super.newParser()) {
      @Override
      public void parse(InputStream in, EventSink sink) throws IOException {
        super.parse(new ByteArrayInputStream(hidden(in.readAllBytes())), sink);
      }

      @Override
      EventObserver handOn(EventSink sink) {
        return new HandOn(sink) {
          @Override
          public void attribute(String uri, String localName, String value) {
            super.attribute(uri, localName, value.replace(HIDDEN, '\t'));
          }
        };
      }
    };
  }

  private static byte[] hidden(byte[] document) {
    if (OTHER_ENCODING.matcher(new String(document, StandardCharsets.ISO_8859_1)).find()) {
      return document;
    }
    return VALUE
        .matcher(new String(document, StandardCharsets.UTF_8))
        .replaceAll(TabKeepingDriver::hidden)
        .getBytes(StandardCharsets.UTF_8);
  }

  private static String hidden(MatchResult value) {
    return java.util.regex.Matcher.quoteReplacement(value.group().replace('\t', HIDDEN));
  }
}
