package org.xmlbench.families.startup.fork;

import java.util.List;
import org.xmlbench.core.Explained;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.Task;
import org.xmlbench.soap.operation.Exchange;

/**
 * A start: the exchange that is the first call, and how the server's JVM gets its classes.
 *
 * @param exchange request and reply
 */
public record StartupTask(Exchange exchange, Classes classes) {
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

  /** The name in cells, such as {@code echoDoubles:100@aot-cache}. */
  public String name() {
    return exchange.task().withSetting(classes.label()).toString();
  }

  /**
   * The task of that name.
   *
   * @throws org.xmlbench.core.UserErrorException when there is none
   */
  public static StartupTask named(String name) {
    Task task = Task.parse(name);
    String classes =
        task.requireSetting("an exchange and how classes are got, such as echoDoubles:100@default");
    return new StartupTask(Exchange.of(task.withoutSetting()), Classes.named(classes));
  }
}
