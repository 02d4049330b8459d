package org.xmlbench.suite.soap;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.measure.ForkArguments.Schedule;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.StaxParser;

/**
 * A ready-made plan of SOAPBench or of the marshalling tests.
 *
 * @param name name on the command line
 * @param description one line
 * @param tasks what is done, by name, most important first
 * @param seams where toolkits are cut from the network; empty of the marshalling tests
 * @param blocks blocks of each task
 * @param budget wall time after which no block starts
 * @param schedule warm-up and measurement of a fork
 * @param subjects which subjects take part where none is named
 */
public record MessageProfile(
    String name,
    String description,
    List<String> tasks,
    List<Seam> seams,
    int blocks,
    Duration budget,
    Schedule schedule,
    Usual subjects) {
  /** Which subjects take part where none is named. */
  public enum Usual {
    /** All. */
    ALL,
    /** Those above the parser that they bring. */
    AS_THEY_COME,
    /** Those whose parser can be another, above each. */
    SWAPPED;

    /** Whether a toolkit takes part. */
    boolean has(String toolkit, List<String> all) {
      String plain = StaxParser.unswapped(toolkit);
      return switch (this) {
        case ALL -> true;
        case AS_THEY_COME -> toolkit.equals(plain);
        case SWAPPED ->
            all.stream()
                .anyMatch(
                    other -> !other.equals(plain) && StaxParser.unswapped(other).equals(plain));
      };
    }
  }

  /** The profile that is taken where none is named. */
  public static final String DEFAULT = "quick";

  private static final Duration WINDOW = Duration.ofMillis(100);
  private static final List<String> DIRECTIONS = List.of("marshal", "unmarshal");

  /** Values of a report, the most telling number first. */
  private static final List<Integer> COUNTS = List.of(10, 100, 1000, 10_000);

  private static final Duration ITERATION = Duration.ofMillis(20);
  private static final Schedule SHORT =
      new Schedule(Duration.ofMillis(200), Duration.ofMillis(600), WINDOW, 8, ITERATION);
  private static final Schedule USUAL =
      new Schedule(Duration.ofSeconds(2), Duration.ofSeconds(3), WINDOW, 25, ITERATION);

  /** Those of {@code soap}, shortest first. */
  public static final List<MessageProfile> SOAP =
      List.of(
          new MessageProfile(
              "smoke",
              "every toolkit, 10 doubles each way, one block: shows that everything works",
              List.of("receiveDoubles:10", "sendDoubles:10"),
              List.of(Seam.values()),
              1,
              Duration.ofMinutes(8),
              SHORT,
              Usual.ALL),
          new MessageProfile(
              DEFAULT,
              "every toolkit, 1000 doubles and mesh objects each way, three blocks",
              List.of(
                  "receiveDoubles:1000",
                  "sendDoubles:1000",
                  "receiveMeshInterfaceObjects:1000",
                  "sendMeshInterfaceObjects:1000",
                  "echoVoid"),
              List.of(Seam.STACK, Seam.BINDING, Seam.CONTROL),
              3,
              Duration.ofMinutes(15),
              USUAL,
              Usual.AS_THEY_COME),
          new MessageProfile(
              "parsers",
              "toolkits whose parser can be another, above each: 1000 doubles and mesh objects",
              List.of(
                  "sendDoubles:1000",
                  "receiveDoubles:1000",
                  "sendMeshInterfaceObjects:1000",
                  "receiveMeshInterfaceObjects:1000"),
              List.of(Seam.STACK, Seam.BINDING),
              3,
              Duration.ofMinutes(20),
              USUAL,
              Usual.SWAPPED),
          new MessageProfile(
              "mtom",
              "bytes inside the envelope and, where the toolkit can, beside it, 1000 and 100,000",
              List.of(
                  "receiveBase64:100000",
                  "sendBase64:100000",
                  "receiveBase64:1000",
                  "sendBase64:1000"),
              List.of(Seam.STACK),
              3,
              Duration.ofMinutes(20),
              USUAL,
              Usual.AS_THEY_COME),
          new MessageProfile(
              "http",
              "client and server over loopback, connections kept and not, 1000 doubles each way",
              List.of("receiveDoubles:1000", "sendDoubles:1000", "echoVoid"),
              List.of(Seam.HTTP, Seam.HTTP_CLOSE),
              3,
              Duration.ofMinutes(30),
              USUAL,
              Usual.AS_THEY_COME));

  /** Those of {@code bindings}, shortest first. */
  public static final List<MessageProfile> BINDINGS =
      List.of(
          new MessageProfile(
              "smoke",
              "every framework, 10 values each way, one block: shows that everything works",
              List.of("marshal-double:10", "unmarshal-double:10"),
              List.of(),
              1,
              Duration.ofMinutes(3),
              SHORT,
              Usual.ALL),
          new MessageProfile(
              DEFAULT,
              "every framework, 10 to 10,000 doubles and 1000 ints each way, five blocks",
              quickTasks(),
              List.of(),
              5,
              Duration.ofMinutes(50),
              USUAL,
              Usual.ALL),
          new MessageProfile(
              "standard",
              "every framework, 10 to 10,000 doubles and as many ints each way, five blocks",
              standardTasks(),
              List.of(),
              5,
              Duration.ofHours(2),
              USUAL,
              Usual.ALL));

  public MessageProfile {
    tasks = List.copyOf(tasks);
    seams = List.copyOf(seams);
  }

  private static List<String> quickTasks() {
    List<String> tasks = new ArrayList<>();
    for (String direction : DIRECTIONS) {
      COUNTS.forEach(count -> tasks.add(direction + "-double:" + count));
      tasks.add(direction + "-int:1000");
    }
    return tasks;
  }

  private static List<String> standardTasks() {
    List<String> tasks = new ArrayList<>();
    for (String direction : DIRECTIONS) {
      COUNTS.forEach(count -> tasks.add(direction + "-double:" + count));
      COUNTS.forEach(count -> tasks.add(direction + "-int:" + count));
    }
    return tasks;
  }

  /**
   * The profile of that name.
   *
   * @param all those that there are
   * @throws UserErrorException when there is none; the message names the nearest
   */
  public static MessageProfile byName(String name, List<MessageProfile> all) {
    return all.stream()
        .filter(profile -> profile.name.equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new UserErrorException(
                    NearestName.unknown(
                        "profile", name, all.stream().map(MessageProfile::name).toList())));
  }
}
