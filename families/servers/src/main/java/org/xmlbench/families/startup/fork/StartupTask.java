package org.xmlbench.families.startup.fork;

import java.util.List;
import org.xmlbench.core.Explained;
import org.xmlbench.core.NearestName;
import org.xmlbench.families.server.fork.ExchangeTask;
import org.xmlbench.soap.operation.Exchange;

/**
 * A start: the exchange that is the first call, and how the server's JVM gets its classes.
 *
 * @param exchange request and reply
 */
public record StartupTask(Exchange exchange, Classes classes) implements ExchangeTask {
  /** How a server's JVM gets its classes. */
  public enum Classes implements Explained {
    /** As the JVM comes: the platform's out of its own archive, all else out of jars. */
    DEFAULT("from jars"),
    /** Out of a cache that a run before has left, loaded and linked (JEP 483, 514 and 515). */
    AOT_CACHE("from a cache that an earlier start wrote");

    private final String meaning;

    Classes(String meaning) {
      this.meaning = meaning;
    }

    @Override
    public String meaning() {
      return meaning;
    }

    /**
     * That of a label.
     *
     * @throws org.xmlbench.core.UserErrorException when there is none
     */
    public static Classes named(String label) {
      return NearestName.named("way to get classes", label, List.of(values()), Classes::label);
    }
  }

  @Override
  public String setting() {
    return classes.label();
  }

  @Override
  public String description() {
    return "a server's start to its first answer of %s, classes %s"
        .formatted(exchange.operation().name(), classes.label());
  }

  /**
   * The task of that name.
   *
   * @throws org.xmlbench.core.UserErrorException when there is none
   */
  public static StartupTask named(String name) {
    return ExchangeTask.named(
        name,
        "an exchange and how classes are got, such as echoDoubles:100@default",
        (exchange, classes) -> new StartupTask(exchange, Classes.named(classes)));
  }
}
