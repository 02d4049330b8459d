package org.xmlbench.suite.readahead;

import java.util.List;
import org.xmlbench.core.UserErrorException;

/**
 * A case of the benchmark of advice, {@code DOCUMENT,CONDITION,DRIVER}.
 *
 * @param document name of a document of the catalogue, or {@code file:PATH}
 * @param condition of cache and storage
 * @param driver id of a streaming driver
 */
public record AdviceCase(String document, String condition, String driver) {
  /** None of them was looked at while the rule of advice was made. */
  public static final List<AdviceCase> DEFAULTS =
      List.of(
          new AdviceCase("psd:100MiB", "cached", "aalto-stax"),
          new AdviceCase("hapmap:72MiB", "cached", "woodstox-stax"),
          new AdviceCase("psd:72MiB", "uncached", "xerces-sax"),
          new AdviceCase("hapmap:112MiB", "uncached", "piccolo-sax"),
          new AdviceCase("psd:56MiB", "uncached@150MB/s", "piccolo-sax"),
          new AdviceCase("hapmap:72MiB", "uncached@60MB/s", "aalto-stax"),
          new AdviceCase("psd:56MiB", "uncached@ra32K", "woodstox-stax"),
          new AdviceCase("hapmap:56MiB", "uncached@ra8K", "xerces-sax"),
          new AdviceCase("psd:40MiB", "remote@1ms", "piccolo-sax"),
          new AdviceCase("hapmap:40MiB", "remote@2ms", "woodstox-stax"));

  /**
   * The case of that text.
   *
   * @throws UserErrorException when it has no three parts
   */
  public static AdviceCase parse(String text) {
    // A path may have commas in it, the others have none.
    int last = text.lastIndexOf(',');
    int middle = last < 0 ? -1 : text.lastIndexOf(',', last - 1);
    if (middle < 1) {
      throw new UserErrorException(
          "--case %s: write DOCUMENT,CONDITION,DRIVER, such as psd:64MiB,uncached,piccolo-sax"
              .formatted(text));
    }
    return new AdviceCase(
        text.substring(0, middle), text.substring(middle + 1, last), text.substring(last + 1));
  }

  @Override
  public String toString() {
    return document + "," + condition + "," + driver;
  }
}
