package org.xmlbench.suite.cli;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.soap.attack.Attack;
import org.xmlbench.soap.load.LoadTask;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.Receiving;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.sematech.SematechTask;
import org.xmlbench.suite.soap.MessageProfile;
import org.xmlbench.suite.soap.SoapExperiment;
import picocli.CommandLine.Option;

/** What {@code soap} does with toolkits, in place of what its profile says. */
final class SoapTaskOptions {
  private static final String USUAL_SIZE = "1000";

  private static final String CARRIES_NOTHING = " carries nothing";

  /** A server's own work is a small part of a large message's. */
  private static final String SIZE_UNDER_LOAD = "100";

  @Option(
      names = "--experiment",
      paramLabel = "E",
      description = {
        "operations (default): calls one after the other, by the toolkit's client; load: servers"
            + " by",
        "many closed-loop clients at a time; attacks: servers that are sent malformed, oversized,",
        "hostile and half-sent requests while good clients go on; sematech: trace reports from",
        "process to process, each stage timed apart; interoperability: whether each toolkit's"
            + " server",
        "reads each other toolkit's message; all on loopback."
      })
  private String experiment;

  @Option(
      names = "--operation",
      paramLabel = "OP",
      split = ",",
      description =
          "This operation in place of the profile's (echoVoid, receiveDoubles, or with a size,"
              + " receiveDoubles:10; of sematech receiveIntTrace or receiveDoubleTrace);"
              + " repeatable.")
  private List<String> operations = List.of();

  @Option(
      names = "--size",
      paramLabel = "N",
      split = ",",
      description =
          "Elements of the arrays of those operations that name no size themselves (default: 1000,"
              + " under load 100); repeatable. Without --operation it is taken by sematech alone,"
              + " in place of the profile's sizes.")
  private List<String> sizes = List.of();

  @Option(
      names = "--data",
      paramLabel = "RULE",
      description =
          "What doubles are: published (default: 0.0, 1.0, ...) or full-precision (square roots).")
  private String data;

  @Option(
      names = "--clients",
      paramLabel = "N",
      split = ",",
      description = "Of load: clients at a time, 1 to 1024 (default: 1, 4, 16 and 64); repeatable.")
  private List<String> clients = List.of();

  @Option(
      names = "--attack",
      paramLabel = "A",
      split = ",",
      description = {
        "Of attacks: malformed, not-soap, oversized, deep, external-dtd, external-entity,",
        "entity-bomb, half-sent or slow (default: all); repeatable."
      })
  private List<String> attacks = List.of();

  @Option(
      names = "--receiving",
      paramLabel = "R",
      split = ",",
      description =
          "Of sematech: buffered (the whole message is in memory before it is parsed) or streamed"
              + " (default: both); repeatable.")
  private List<String> receiving = List.of();

  /**
   * The experiment that was asked for.
   *
   * @param usual the one of the command, where the option names none
   */
  SoapExperiment experiment(SoapExperiment usual) {
    SoapExperiment named = experiment == null ? usual : SoapExperiment.of(experiment);
    if (usual != SoapExperiment.OPERATIONS && named != usual) {
      throw new UserErrorException(
          "'%s' is an experiment itself: leave --experiment %s out, or write soap in its place"
              .formatted(usual.label(), experiment));
    }
    return named;
  }

  /** Whether any of these options was given. */
  boolean isGiven() {
    boolean ofOne = !clients.isEmpty() || !attacks.isEmpty() || !receiving.isEmpty();
    return experiment != null || isOperationGiven() || ofOne;
  }

  private boolean isOperationGiven() {
    return !operations.isEmpty() || !sizes.isEmpty() || data != null;
  }

  /**
   * Names of what is done.
   *
   * @throws UserErrorException when an option is of another experiment, or names nothing
   */
  List<String> of(SoapExperiment wanted, MessageProfile from) {
    sizes.forEach(SoapTaskOptions::requireSize);
    if (wanted != SoapExperiment.LOAD && !clients.isEmpty()) {
      throw new UserErrorException("--clients is of --experiment load");
    }
    if (wanted != SoapExperiment.ATTACKS && !attacks.isEmpty()) {
      throw new UserErrorException("--attack is of --experiment attacks");
    }
    if (wanted != SoapExperiment.SEMATECH && !receiving.isEmpty()) {
      throw new UserErrorException("--receiving is of --experiment sematech");
    }
    if (wanted == SoapExperiment.SEMATECH && data != null) {
      throw new UserErrorException(
          "--data is not of --experiment sematech: reports have their own");
    }
    if (wanted == SoapExperiment.INTEROPERABILITY && isOperationGiven()) {
      throw new UserErrorException(
          "--operation, --size and --data are not of --experiment interoperability");
    }
    if (wanted == SoapExperiment.ATTACKS && isOperationGiven()) {
      throw new UserErrorException(
          "--operation, --size and --data are not of --experiment attacks");
    }
    return switch (wanted) {
      case OPERATIONS -> exchanges(from.tasks(), USUAL_SIZE);
      case LOAD -> loads(from);
      case ATTACKS ->
          attacks.isEmpty()
              ? from.tasks()
              : attacks.stream().map(name -> Attack.of(name).label()).distinct().toList();
      case SEMATECH -> reports(from);
      case INTEROPERABILITY -> from.tasks();
    };
  }

  private List<String> exchanges(List<String> usual, String usualSize) {
    if (operations.isEmpty()) {
      if (!sizes.isEmpty() || data != null) {
        throw new UserErrorException(
            "--size and --data are of an operation: name it with --operation");
      }
      return usual;
    }
    requireAnyToTakeSizes();
    DataRule rule = data == null ? DataRule.PUBLISHED : DataRule.of(data);
    List<String> tasks = new ArrayList<>();
    for (String operation : operations) {
      int colon = operation.indexOf(':');
      if (colon >= 0) {
        String name = operation.substring(0, colon);
        requireToCarry(name, operation);
        tasks.add(exchange(name, operation.substring(colon + 1), rule));
        continue;
      }
      for (String size : sizes.isEmpty() ? List.of(usualSize) : sizes) {
        tasks.add(exchange(operation, size, rule));
      }
    }
    return tasks.stream().distinct().toList();
  }

  private static void requireSize(String text) {
    int size = Exchange.size(text);
    if (size < 1 || size > Exchange.MOST) {
      throw new UserErrorException(
          "--size %d: must be from 1 to %d elements".formatted(size, Exchange.MOST));
    }
  }

  private void requireAnyToTakeSizes() {
    if (!sizes.isEmpty() && operations.stream().noneMatch(SoapTaskOptions::takesSize)) {
      throw new UserErrorException(
          "--size %s: no --operation takes it, %s: leave one of them out"
              .formatted(
                  String.join(",", sizes),
                  operations.stream().map(SoapTaskOptions::whyNot).collect(joining(", "))));
    }
  }

  private static void requireToCarry(String name, String operation) {
    if (!carries(name)) {
      throw new UserErrorException(
          "--operation %s: %s%s: leave the size out".formatted(operation, name, CARRIES_NOTHING));
    }
  }

  private static boolean carries(String operation) {
    return SoapOperation.named(operation).carried().isPresent();
  }

  private static boolean takesSize(String operation) {
    return operation.indexOf(':') < 0 && carries(operation);
  }

  private static String whyNot(String operation) {
    return operation + (operation.indexOf(':') < 0 ? CARRIES_NOTHING : " has its own");
  }

  private static String exchange(String operation, String size, DataRule rule) {
    return new Exchange(SoapOperation.named(operation), Exchange.size(size), rule).name();
  }

  private static SoapOperation report(String operation) {
    requireNone("[:@]", operation, "size by --size, and how it is received by --receiving");
    return SoapOperation.named(operation, SoapOperation.traces());
  }

  /**
   * Of a task's name, as cells have it, an operation is the beginning.
   *
   * @param separator begins, as a regular expression, what other options choose
   * @param chosen what that is, and by which options
   */
  private static void requireNone(String separator, String operation, String chosen) {
    String[] parts = operation.split(separator, 2);
    if (parts.length > 1) {
      throw new UserErrorException(
          "--operation %s: write %s alone, and choose the %s"
              .formatted(operation, parts[0], chosen));
    }
  }

  /** What is not named is the profile's. */
  private List<String> reports(MessageProfile from) {
    List<SematechTask> usual = from.tasks().stream().map(SematechTask::named).toList();
    List<SoapOperation> kinds =
        operations.isEmpty()
            ? usual.stream().map(task -> task.exchange().operation()).distinct().toList()
            : operations.stream().map(SoapTaskOptions::report).distinct().toList();
    List<Integer> numbers =
        sizes.isEmpty()
            ? usual.stream().map(task -> task.exchange().size()).distinct().toList()
            : sizes.stream().map(Exchange::size).distinct().toList();
    List<Receiving> ways =
        receiving.isEmpty()
            ? usual.stream().map(SematechTask::receiving).distinct().toList()
            : receiving.stream().map(Receiving::of).distinct().toList();
    List<String> tasks = new ArrayList<>();
    for (Receiving way : ways) {
      for (SoapOperation kind : kinds) {
        numbers.forEach(size -> tasks.add(SematechTask.of(kind, size, way).name()));
      }
    }
    return tasks;
  }

  private List<String> loads(MessageProfile from) {
    operations.forEach(operation -> requireNone("@", operation, "number of clients by --clients"));
    List<LoadTask> usual = from.tasks().stream().map(LoadTask::named).toList();
    List<String> exchanges =
        exchanges(usual.stream().map(task -> task.exchange().name()).toList(), SIZE_UNDER_LOAD);
    List<Integer> numbers =
        clients.isEmpty()
            ? usual.stream().map(LoadTask::clients).toList()
            : clients.stream().map(LoadTask::clients).toList();
    List<String> tasks = new ArrayList<>();
    for (String exchange : exchanges) {
      for (int number : numbers) {
        tasks.add(new LoadTask(Exchange.named(exchange), number).name());
      }
    }
    return tasks.stream().distinct().toList();
  }
}
