package org.xmlbench.support.xmlpull;

import java.util.List;
import org.xmlbench.core.driver.support.AfterError;

/** What {@link XmlPullStreamingParser} sets, to be known without the library. */
public final class XmlPullOptions {
  private XmlPullOptions() {}

  /** The options for a driver's description. */
  public static List<String> of(AfterError afterError) {
    return afterError.options(new String[0], "process-namespaces=true", "tokens=all (nextToken)");
  }
}
