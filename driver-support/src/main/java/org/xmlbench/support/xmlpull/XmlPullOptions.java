package org.xmlbench.support.xmlpull;

import java.util.List;
import org.xmlbench.core.driver.support.AfterError;

/** What {@link XmlPullStreamingParser} sets, to be known without the library. */
public final class XmlPullOptions {
  /** Why nothing makes these libraries safer. */
  public static final String NEEDS_NOTHING =
      "nothing to set: it reads nothing outside the document and expands no entity that it declares"
          + " (measured)";

  private XmlPullOptions() {}

  /**
   * The lines of Java that make such a parser.
   *
   * @param type name of its class
   */
  public static List<String> lines(String type) {
    return List.of(
        "org.xmlpull.v1.XmlPullParser parser = new %s();".formatted(type),
        "parser.setFeature(org.xmlpull.v1.XmlPullParser.FEATURE_PROCESS_NAMESPACES, true);",
        "parser.setInput(in, null);");
  }

  /** The options for a driver's description. */
  public static List<String> of(AfterError afterError) {
    return afterError.options(new String[0], "process-namespaces=true", "tokens=all (nextToken)");
  }
}
