package org.xmlbench.families.sematech.fork;

import java.util.stream.Collectors;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.families.server.fork.ExchangeTask;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.Receiving;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SoapOperation;

/**
 * What a pair of processes does: the same trace report from one to the other, repeatedly.
 *
 * @param exchange the report and its reply
 * @param receiving how the receiver takes it in
 */
public record SematechTask(Exchange exchange, Receiving receiving) implements ExchangeTask {
  /**
   * @throws UserErrorException when it is no trace report
   */
  public SematechTask {
    if (exchange.operation().carried().filter(Shape::isTrace).isEmpty()) {
      throw new UserErrorException(
          "%s carries no trace report: choose from %s"
              .formatted(
                  exchange.operation().name(),
                  SoapOperation.traces().stream()
                      .map(SoapOperation::name)
                      .collect(Collectors.joining(", "))));
    }
  }

  public static SematechTask of(SoapOperation operation, int size, Receiving receiving) {
    return new SematechTask(new Exchange(operation, size, DataRule.PUBLISHED), receiving);
  }

  @Override
  public String setting() {
    return receiving.label();
  }

  @Override
  public String description() {
    return "a trace report from process to process, %s by the receiver"
        .formatted(receiving.label());
  }

  /**
   * The task of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static SematechTask named(String name) {
    return ExchangeTask.named(
        name,
        "an exchange and how it is received, such as receiveIntTrace:10@buffered",
        (exchange, receiving) -> new SematechTask(exchange, Receiving.of(receiving)));
  }
}
