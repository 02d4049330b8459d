package org.xmlbench.families.interoperability.fork;

import org.xmlbench.core.Task;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.soap.operation.Exchange;

/**
 * A message that one toolkit writes and another's server is to read.
 *
 * @param exchange the message and its reply
 * @param sender id of the toolkit that writes it
 */
public record ForeignMessage(Exchange exchange, String sender) {
  /** The name in cells, such as {@code receiveDoubleTrace:10@cxf}. */
  public String name() {
    return exchange.task().withSetting(sender).toString();
  }

  /**
   * The message of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static ForeignMessage named(String name) {
    Task task = Task.parse(name);
    String sender =
        task.requireSetting("an exchange and who writes it, such as receiveDoubleTrace:10@cxf");
    return new ForeignMessage(Exchange.of(task.withoutSetting()), sender);
  }
}
