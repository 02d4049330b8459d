package org.xmlbench.families.load.fork;

import org.xmlbench.core.UserErrorException;
import org.xmlbench.families.server.fork.ExchangeTask;
import org.xmlbench.soap.operation.Exchange;

/**
 * What a fork under load does: the same exchange by that many clients at a time.
 *
 * @param exchange request and reply
 */
public record LoadTask(Exchange exchange, int clients) implements ExchangeTask {
  public static final int MOST_CLIENTS = 1024;

  /**
   * @throws UserErrorException when there is no such number of clients
   */
  public LoadTask {
    if (clients < 1 || clients > MOST_CLIENTS) {
      throw new UserErrorException(
          "%d clients: must be from 1 to %d".formatted(clients, MOST_CLIENTS));
    }
  }

  @Override
  public String setting() {
    return Integer.toString(clients);
  }

  @Override
  public String description() {
    return "request and reply of %s, by %d closed-loop clients at a time"
        .formatted(exchange.operation().name(), clients);
  }

  /**
   * The task of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static LoadTask named(String name) {
    return ExchangeTask.named(
        name,
        "an exchange and its clients, such as echoDoubles:100@16",
        (exchange, clients) -> new LoadTask(exchange, clients(clients)));
  }

  /**
   * A number of clients of the command line.
   *
   * @throws UserErrorException when it is no number
   */
  public static int clients(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new UserErrorException(
          "clients '%s': must be a number from 1 to %d".formatted(text, MOST_CLIENTS), e);
    }
  }
}
