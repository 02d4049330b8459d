package org.xmlbench.core.driver.support;

import java.io.IOException;
import java.util.regex.Pattern;
import javax.xml.stream.Location;
import javax.xml.stream.XMLStreamException;

/** Turns what a StAX library throws into the exceptions that {@code Parser} promises. */
public final class StaxRejections {
  private static final String JDK_MESSAGE = "\nMessage: ";

  private StaxRejections() {}

  /**
   * The exception for a rejected document or a broken stream.
   *
   * @param place where the parser is, if the failure does not say; may be {@code null}
   * @param undeclaredEntity see {@link Rejections#rejected}
   */
  public static IOException of(
      XMLStreamException failure, Location place, Pattern undeclaredEntity, boolean doctypeSeen) {
    Location location = failure.getLocation() == null ? place : failure.getLocation();
    int line = location == null ? 0 : location.getLineNumber();
    int column = location == null ? 0 : location.getColumnNumber();
    if (failure.getNestedException() instanceof IOException inner) {
      return Rejections.ofStream(line, column, inner);
    }
    return Rejections.rejected(
        line, column, failure, ownText(failure.getMessage()), undeclaredEntity, doctypeSeen);
  }

  /** The JDK's messages begin with a line that repeats the position. */
  private static String ownText(String message) {
    int start = message == null ? -1 : message.indexOf(JDK_MESSAGE);
    return start < 0 ? message : message.substring(start + JDK_MESSAGE.length());
  }
}
