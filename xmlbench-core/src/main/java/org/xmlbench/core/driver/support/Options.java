package org.xmlbench.core.driver.support;

import java.util.List;
import java.util.stream.Stream;

/** Lists of options for descriptions. */
final class Options {
  private Options() {}

  static List<String> join(String[] own, String... shared) {
    return Stream.concat(Stream.of(own), Stream.of(shared)).toList();
  }
}
