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
          new AdviceCase("psd:88MiB", "cached", "piccolo-sax"),
          new AdviceCase("hapmap:96MiB", "cached", "xerces-sax"),
          new AdviceCase("psd:96MiB", "uncached", "aalto-stax"),
          new AdviceCase("hapmap:88MiB", "uncached", "woodstox-stax"),
          new AdviceCase("psd:48MiB", "uncached@120MB/s", "xerces-sax"),
          new AdviceCase("hapmap:64MiB", "uncached@80MB/s", "piccolo-sax"),
          new AdviceCase("psd:64MiB", "uncached@ra64K", "aalto-stax"),
          new AdviceCase("hapmap:48MiB", "uncached@ra12K", "piccolo-sax"),
          new AdviceCase("psd:48MiB", "remote@3ms", "xerces-sax"),
          new AdviceCase("hapmap:48MiB", "remote@1ms", "aalto-stax"));

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
