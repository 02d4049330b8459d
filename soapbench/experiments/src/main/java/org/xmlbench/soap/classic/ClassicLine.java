package org.xmlbench.soap.classic;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;

/**
 * A line of the table of 2005, its columns separated by tabs and its end CR LF: set-up, client,
 * server, operation, size of the arrays, seconds of a call, calls a second.
 *
 * @param setup name of the machines
 * @param client name of the client's toolkit
 * @param server name of the server's
 */
public record ClassicLine(String setup, String client, String server) {
  private static final String END = "\r\n";
  private static final String NAME = "[^\\t\\r\\n]+";

  /**
   * @throws org.xmlbench.core.UserErrorException when a name would break the table
   */
  public ClassicLine {
    for (String name : new String[] {setup, client, server}) {
      if (!name.matches(NAME)) {
        throw new org.xmlbench.core.UserErrorException(
            "a name in the table may have no tab and no line end, and must not be empty");
      }
    }
  }

  /** The line of a result. */
  public String of(ClassicDriver.Result result) {
    return String.join(
            "\t",
            setup,
            client,
            server,
            result.operation().name(),
            Integer.toString(result.size()),
            format("##0.000000000", result.seconds()),
            format("##0.0000", result.callsPerSecond()))
        + END;
  }

  /** The summary that the driver printed beside the table. */
  public static String summary(ClassicDriver.Result result) {
    return "N=%d avg invocation:%s [ms] throughput:%s [invocations/second]"
        .formatted(
            result.calls(),
            format("##0.0000", result.seconds() * 1000),
            format("##0.0000", result.callsPerSecond()));
  }

  private static String format(String pattern, double value) {
    return new DecimalFormat(pattern, DecimalFormatSymbols.getInstance(Locale.ROOT)).format(value);
  }
}
