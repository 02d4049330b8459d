package org.xmlbench.soap.interop;

import org.xmlbench.core.UserErrorException;
import org.xmlbench.soap.operation.Exchange;

/**
 * A message that one toolkit writes and another's server is to read.
 *
 * @param exchange the message and its reply
 * @param sender id of the toolkit that writes it
 */
public record ForeignMessage(Exchange exchange, String sender) {
  private static final String SEPARATOR = "@";

  /** The name in cells, such as {@code receiveDoubleTrace:10@cxf}. */
  public String name() {
    return exchange.name() + SEPARATOR + sender;
  }

  /**
   * The message of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static ForeignMessage named(String name) {
    int at = name.indexOf(SEPARATOR);
    if (at < 0) {
      throw new UserErrorException(
          "'%s': write an exchange and who writes it, such as receiveDoubleTrace:10@cxf"
              .formatted(name));
    }
    return new ForeignMessage(Exchange.named(name.substring(0, at)), name.substring(at + 1));
  }
}
