package org.xmlbench.families.soap.runs;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.xmlbench.core.Task;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.command.Choices;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.SoapOperation;
import picocli.CommandLine.Option;

/** Which of SOAPBench's operations are called, instead of the profile's. */
public final class OperationOptions {
  private static final String CARRIES_NOTHING = " carries nothing";

  @Option(
      names = "--operation",
      paramLabel = "OP",
      split = ",",
      description =
          "Measure these operations instead of the profile's: echoVoid, receiveDoubles, or with a"
              + " size, receiveDoubles:10; repeatable.")
  private List<String> operations = List.of();

  @Option(
      names = "--size",
      paramLabel = "N",
      split = ",",
      description =
          "Array elements, for operations named without a size (default: {size:1000});"
              + " repeatable.")
  private List<String> sizes = List.of();

  @Choices.Of(DataRule.class)
  @Option(
      names = "--data",
      paramLabel = "RULE",
      description = "Doubles in messages. ${COMPLETION-CANDIDATES} (default: published).")
  private String data;

  /**
   * Requires each operation to be named alone, as {@link #requireAlone} does.
   *
   * @throws UserErrorException when one is not
   */
  public void requireEachAlone(UnaryOperator<Task> alone, String chosen) {
    operations.forEach(operation -> requireAlone(operation, alone, chosen));
  }

  /**
   * Names of exchanges.
   *
   * @param usual those of the profile
   * @param usualSize elements of an operation that names no size, where none is chosen
   * @throws UserErrorException when an option names nothing, or has no operation to choose of
   */
  public List<String> exchanges(List<String> usual, String usualSize) {
    requireSizes(sizes);
    DataRule rule = data == null ? DataRule.PUBLISHED : DataRule.of(data);
    if (operations.isEmpty()) {
      if (!sizes.isEmpty() || data != null) {
        throw new UserErrorException(
            "--size and --data are of an operation: name it with --operation");
      }
      return usual;
    }
    requireAnyToTakeSizes();
    List<String> tasks = new ArrayList<>();
    for (String operation : operations) {
      Task task =
          requireAlone(operation, OperationOptions::sizedAlone, "rule of its data by --data");
      if (task.size().isPresent()) {
        requireToCarry(task.name(), operation);
        tasks.add(exchange(task.name(), task.size().get().toString(), rule));
        continue;
      }
      for (String size : sizes.isEmpty() ? List.of(usualSize) : sizes) {
        tasks.add(exchange(operation, size, rule));
      }
    }
    return tasks.stream().distinct().toList();
  }

  /**
   * Requires each size of an array to be valid.
   *
   * @throws UserErrorException when one is not
   */
  public static void requireSizes(List<String> sizes) {
    for (String text : sizes) {
      int size = Exchange.size(text);
      if (size < 1 || size > Exchange.MOST) {
        throw new UserErrorException(
            "--size %d: must be from 1 to %d elements".formatted(size, Exchange.MOST));
      }
    }
  }

  /**
   * Requires an operation's name without the rest of a task's name, as cells have it.
   *
   * @param alone leaves out what other options choose
   * @throws UserErrorException when there is more
   */
  public static Task requireAlone(String operation, UnaryOperator<Task> alone, String chosen) {
    Task task = Task.parse(operation);
    if (!alone.apply(task).equals(task)) {
      throw new UserErrorException(
          "--operation %s: write %s alone, and choose the %s"
              .formatted(operation, alone.apply(task), chosen));
    }
    return task;
  }

  private static Task sizedAlone(Task task) {
    return new Task(task.name(), task.size(), Optional.empty(), Optional.empty());
  }

  private void requireAnyToTakeSizes() {
    if (!sizes.isEmpty() && operations.stream().noneMatch(OperationOptions::takesSize)) {
      throw new UserErrorException(
          "--size %s: no --operation takes it, %s: leave one of them out"
              .formatted(
                  String.join(",", sizes),
                  operations.stream().map(OperationOptions::whyNot).collect(joining(", "))));
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
    Task task = Task.parse(operation);
    return task.size().isEmpty() && carries(task.name());
  }

  private static String whyNot(String operation) {
    return operation + (Task.parse(operation).size().isEmpty() ? CARRIES_NOTHING : " has its own");
  }

  private static String exchange(String operation, String size, DataRule rule) {
    return new Exchange(SoapOperation.named(operation), Exchange.size(size), rule).name();
  }
}
