package org.xmlbench.families.sematech.fork;

import org.xmlbench.core.UserErrorException;
import org.xmlbench.families.server.fork.ExchangeTask;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.SoapOperation;

/**
 * Trace reports at a rate.
 *
 * @param exchange the report and its reply
 * @param perSecond messages a second
 */
public record RateTask(Exchange exchange, int perSecond) implements ExchangeTask {
  /** Most messages a second: a period is longer than what a timer needs. */
  public static final int MOST = 10_000;

  /**
   * @throws UserErrorException when there is no such rate
   */
  public RateTask {
    if (perSecond < 1 || perSecond > MOST) {
      throw new UserErrorException(
          "rate %d: must be from 1 to %d messages a second".formatted(perSecond, MOST));
    }
  }

  /** The task of that many values a message. */
  public static RateTask of(SoapOperation operation, int size, int perSecond) {
    return new RateTask(new Exchange(operation, size, DataRule.PUBLISHED), perSecond);
  }

  @Override
  public String setting() {
    return Integer.toString(perSecond);
  }

  @Override
  public String description() {
    return "a trace report from process to process, %d times a second".formatted(perSecond);
  }

  /**
   * The task of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static RateTask named(String name) {
    return ExchangeTask.named(
        name,
        "an exchange and its messages a second, such as receiveE134Doubles:1000@10",
        (exchange, rate) -> new RateTask(exchange, rate(rate)));
  }

  /**
   * A rate of the command line.
   *
   * @throws UserErrorException when it is no number
   */
  public static int rate(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new UserErrorException(
          "rate '%s': must be a whole number of messages a second from 1 to %d"
              .formatted(text, MOST),
          e);
    }
  }
}
