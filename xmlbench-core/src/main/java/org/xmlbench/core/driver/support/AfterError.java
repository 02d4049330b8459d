package org.xmlbench.core.driver.support;

import java.util.ArrayList;
import java.util.List;

/** What is done with a library's parser that has rejected a document. */
public enum AfterError {
  /** It is used again: its own reset forgets the document. */
  REUSE,
  /** A new one takes its place, because the library's reset leaves something behind. */
  RENEW;

  /**
   * The driver's options, then those that are shared, then this one where it is not the default.
   */
  public List<String> options(String[] own, String... shared) {
    List<String> options = new ArrayList<>(List.of(own));
    options.addAll(List.of(shared));
    if (this == RENEW) {
      options.add("after-error=new parser");
    }
    return List.copyOf(options);
  }
}
