package org.xmlbench.families.sematech.fork;

import java.util.stream.Collectors;
import org.xmlbench.core.Task;
import org.xmlbench.core.UserErrorException;
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
public record SematechTask(Exchange exchange, Receiving receiving) {
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

  /** The name in cells, such as {@code receiveDoubleTrace:1000@buffered}. */
  public String name() {
    return exchange.task().withSetting(receiving.label()).toString();
  }

  /**
   * The task of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static SematechTask named(String name) {
    Task task = Task.parse(name);
    String receiving =
        task.requireSetting(
            "an exchange and how it is received, such as receiveIntTrace:10@buffered");
    return new SematechTask(Exchange.of(task.withoutSetting()), Receiving.of(receiving));
  }
}
