package org.xmlbench.families.server.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.families.interoperability.fork.ForeignMessage;
import org.xmlbench.families.load.fork.LoadTask;
import org.xmlbench.families.sematech.fork.SematechTask;
import org.xmlbench.soap.binding.BindingTask;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.Receiving;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.trace.ReportType;
import org.xmlbench.soap.trace.TraceReport;

/** Names of tasks are read as they were written, whichever experiment has them. */
class TaskNamesTest {
  static List<Exchange> exchanges() {
    List<Exchange> all = new ArrayList<>();
    for (SoapOperation operation : SoapOperation.all()) {
      all.add(new Exchange(operation, 1, DataRule.PUBLISHED));
      all.add(new Exchange(operation, Exchange.MOST, DataRule.PUBLISHED));
      if (operation.carried().filter(Shape.DOUBLES::equals).isPresent()) {
        all.add(new Exchange(operation, 1024, DataRule.FULL_PRECISION));
      }
    }
    return all;
  }

  @ParameterizedTest
  @MethodSource("exchanges")
  void ofEveryExchange(Exchange exchange) {
    assertThat(Exchange.named(exchange.name())).isEqualTo(exchange);
    LoadTask load = new LoadTask(exchange, LoadTask.MOST_CLIENTS);
    assertThat(LoadTask.named(load.name())).isEqualTo(load);
    ForeignMessage message = new ForeignMessage(exchange, "cxf+aalto");
    assertThat(ForeignMessage.named(message.name())).isEqualTo(message);
  }

  static List<SematechTask> reports() {
    List<SematechTask> all = new ArrayList<>();
    for (SoapOperation operation : SoapOperation.traces()) {
      for (Receiving receiving : Receiving.values()) {
        all.add(SematechTask.of(operation, 10_000, receiving));
      }
    }
    return all;
  }

  @ParameterizedTest
  @MethodSource("reports")
  void ofEveryReport(SematechTask task) {
    assertThat(SematechTask.named(task.name())).isEqualTo(task);
  }

  static List<BindingTask> bindings() {
    List<BindingTask> all = new ArrayList<>();
    for (BindingTask.Direction direction : BindingTask.Direction.values()) {
      for (ReportType type : ReportType.all()) {
        all.add(new BindingTask(direction, type, TraceReport.MOST));
      }
    }
    return all;
  }

  @ParameterizedTest
  @MethodSource("bindings")
  void ofEveryBinding(BindingTask task) {
    assertThat(BindingTask.named(task.name())).isEqualTo(task);
  }

  @ParameterizedTest
  @CsvSource({
    "echoDoubles, 'write an operation and its size, such as receiveDoubles:1000, or echoVoid'",
    "echoVoid:10, 'write an operation and its size, such as receiveDoubles:1000, or echoVoid'",
    "echoDoubles:10@4, write an operation and its size",
    "echoDoubles:10KiB, size '10KiB': must be a number of elements from 1 to 100000",
    "'echoDoubles:10,seed=3', 'size ''10,seed=3'': must be a number of elements'",
    "echoDoubles:many, 'the size ''many'' is not a number'",
    "echoDoubles:10:precise, unknown data rule 'precise'",
    "echoDoubles:10:a:b, 'write NAME[:SIZE[,seed=N][:RULE]][@SETTING]'",
  })
  void whatIsNoExchangeIsTold(String name, String reason) {
    assertThatThrownBy(() -> Exchange.named(name))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining(reason);
  }

  @ParameterizedTest
  @CsvSource({
    "marshal-flat-int, 'write a task and a number of values, such as marshal-e134-double:1000'",
    "marshal-flat-int:1KiB, write a task and a number of values",
    "marshal-flat-int:10@4, write a task and a number of values",
    "marshal-flat-int:10:full-precision, write a task and a number of values",
    "marshal-float:10, unknown task 'marshal-float'",
  })
  void whatIsNoBindingIsTold(String name, String reason) {
    assertThatThrownBy(() -> BindingTask.named(name))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining(reason);
  }
}
