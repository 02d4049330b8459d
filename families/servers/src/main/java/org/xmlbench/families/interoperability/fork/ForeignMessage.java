package org.xmlbench.families.interoperability.fork;

import org.xmlbench.core.UserErrorException;
import org.xmlbench.families.server.fork.ExchangeTask;
import org.xmlbench.soap.operation.Exchange;

/**
 * A message that one toolkit writes and another's server is to read.
 *
 * @param exchange the message and its reply
 * @param sender id of the toolkit that writes it
 */
public record ForeignMessage(Exchange exchange, String sender) implements ExchangeTask {
  @Override
  public String setting() {
    return sender;
  }

  @Override
  public String description() {
    return "a trace report that %s writes".formatted(sender);
  }

  /**
   * The message of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static ForeignMessage named(String name) {
    return ExchangeTask.named(
        name,
        "an exchange and who writes it, such as receiveDoubleTrace:10@cxf",
        ForeignMessage::new);
  }
}
