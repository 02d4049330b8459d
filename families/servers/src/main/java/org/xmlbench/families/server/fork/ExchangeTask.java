package org.xmlbench.families.server.fork;

import java.util.function.BiFunction;
import org.xmlbench.core.Task;
import org.xmlbench.soap.operation.Exchange;

/** An exchange in a setting, such as {@code echoDoubles:100@16}. */
public interface ExchangeTask extends ServerTask {
  /** Request and reply. */
  Exchange exchange();

  /** What its name has behind the {@code @}. */
  String setting();

  /** The name in cells. */
  default String name() {
    return exchange().task().withSetting(setting()).toString();
  }

  /**
   * The task of that name.
   *
   * @param form what a name consists of, with an example
   * @param made makes it of the exchange and the setting
   * @throws org.xmlbench.core.UserErrorException when there is none
   */
  static <T> T named(String name, String form, BiFunction<Exchange, String, T> made) {
    Task task = Task.parse(name);
    String setting = task.requireSetting(form);
    return made.apply(Exchange.of(task.withoutSetting()), setting);
  }
}
