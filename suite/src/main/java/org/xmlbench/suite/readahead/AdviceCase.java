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
          new AdviceCase("psd:76MiB", "cached", "woodstox-stax"),
          new AdviceCase("hapmap:84MiB", "cached", "aalto-stax"),
          new AdviceCase("psd:92MiB", "uncached", "piccolo-sax"),
          new AdviceCase("hapmap:104MiB", "uncached", "xerces-sax"),
          new AdviceCase("psd:60MiB", "uncached@140MB/s", "aalto-stax"),
          new AdviceCase("hapmap:52MiB", "uncached@70MB/s", "woodstox-stax"),
          new AdviceCase("psd:44MiB", "uncached@ra24K", "xerces-sax"),
          new AdviceCase("hapmap:60MiB", "uncached@ra48K", "piccolo-sax"),
          new AdviceCase("psd:36MiB", "remote@2ms", "woodstox-stax"),
          new AdviceCase("hapmap:44MiB", "remote@3ms", "piccolo-sax"));

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
