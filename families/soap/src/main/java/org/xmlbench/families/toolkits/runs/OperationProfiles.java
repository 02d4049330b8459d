package org.xmlbench.families.toolkits.runs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.xmlbench.families.soap.runs.MessageProfile;
import org.xmlbench.families.soap.runs.MessageProfile.Usual;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapOperation.Direction;
import org.xmlbench.soap.toolkit.Seam;

/** Profiles of SOAPBench's operations. */
final class OperationProfiles {
  private static final List<String> QUICK =
      List.of(
          "receiveDoubles:1000",
          "sendDoubles:1000",
          "receiveMeshInterfaceObjects:1000",
          "sendMeshInterfaceObjects:1000",
          "echoVoid");

  /** Sizes of the published curves; those that tell most of a shape first. */
  private static final List<Integer> SIZES = List.of(10, 1000, 100_000, 100, 10_000);

  /** Of those, where a shape has three. */
  private static final List<Integer> THREE_SIZES = SIZES.subList(0, 3);

  /** Shortest first. */
  static final List<MessageProfile> ALL =
      List.of(
          new MessageProfile(
              "smoke",
              "every toolkit, 10 doubles each way, one block: shows that everything works",
              List.of("receiveDoubles:10", "sendDoubles:10"),
              List.of(Seam.values()),
              new Effort(1, Duration.ofMinutes(8), MessageProfile.SHORT),
              Usual.ALL),
          new MessageProfile(
              NamedProfile.DEFAULT,
              "every toolkit, 1000 doubles and mesh objects each way, three blocks",
              QUICK,
              List.of(Seam.STACK, Seam.BINDING, Seam.CONTROL),
              new Effort(3, Duration.ofMinutes(15), MessageProfile.USUAL),
              Usual.AS_THEY_COME),
          new MessageProfile(
              "parsers",
              "toolkits whose parser can be another, above each: 1000 doubles and mesh objects, by"
                  + " forks that warm up to a plateau, up to 20 s",
              List.of(
                  "sendDoubles:1000",
                  "receiveDoubles:1000",
                  "sendMeshInterfaceObjects:1000",
                  "receiveMeshInterfaceObjects:1000"),
              List.of(Seam.STACK, Seam.BINDING),
              new Effort(3, Duration.ofMinutes(60), MessageProfile.WARM),
              Usual.SWAPPED),
          new MessageProfile(
              "mtom",
              "bytes inside the envelope and, where the toolkit can, beside it, 1000 and 100,000,"
                  + " by forks that warm up to a plateau, up to 20 s",
              List.of(
                  "receiveBase64:100000",
                  "sendBase64:100000",
                  "receiveBase64:1000",
                  "sendBase64:1000"),
              List.of(Seam.STACK),
              new Effort(3, Duration.ofMinutes(60), MessageProfile.WARM),
              Usual.AS_THEY_COME),
          new MessageProfile(
              "http",
              "client and server over loopback, connections kept, 1000 doubles each way, unsecured,"
                  + " by forks that warm up to a plateau, up to 30 s",
              List.of("receiveDoubles:1000", "sendDoubles:1000", "echoVoid"),
              List.of(Seam.HTTP),
              new Effort(3, Duration.ofMinutes(90), MessageProfile.WARM_WITH_SERVER),
              Usual.UNSECURED),
          new MessageProfile(
              "http-close",
              "the same with a connection for each call, of empty calls: what a connection costs",
              List.of("echoVoid"),
              List.of(Seam.HTTP_CLOSE),
              new Effort(3, Duration.ofMinutes(40), MessageProfile.WARM_WITH_SERVER),
              Usual.UNSECURED),
          new MessageProfile(
              "security",
              "what WS-Security costs: client and server with and without it, 1000 doubles and mesh"
                  + " objects, by forks that warm up to a plateau, up to 75 s",
              List.of(
                  "sendDoubles:1000",
                  "receiveDoubles:1000",
                  "sendMeshInterfaceObjects:1000",
                  "receiveMeshInterfaceObjects:1000"),
              List.of(Seam.HTTP),
              new Effort(3, Duration.ofMinutes(180), MessageProfile.WARM_WITH_SECURITY),
              Usual.SECURED),
          new MessageProfile(
              "steady",
              "what quick measures, five blocks of forks that warm up to a plateau, up to 20 s",
              QUICK,
              List.of(Seam.STACK, Seam.BINDING, Seam.CONTROL),
              new Effort(5, Duration.ofMinutes(180), MessageProfile.WARM),
              Usual.AS_THEY_COME),
          new MessageProfile(
              "curves",
              "the published curves by one block: doubles and the published report of 10 to 100,000"
                  + " elements, every other shape of 10, 1000 and 100,000, each way",
              curves(THREE_SIZES),
              List.of(Seam.STACK, Seam.BINDING),
              new Effort(1, Duration.ofMinutes(90), MessageProfile.USUAL),
              Usual.AS_THEY_COME),
          new MessageProfile(
              "standard",
              "every shape, 10 to 100,000 elements each way: the published curves; many hours",
              curves(SIZES),
              List.of(Seam.STACK, Seam.BINDING),
              new Effort(3, Duration.ofHours(12), MessageProfile.WARM),
              Usual.AS_THEY_COME));

  private OperationProfiles() {}

  /**
   * Doubles and the published report first: whose budget ends early has these whole.
   *
   * @param others sizes of the other shapes
   */
  private static List<String> curves(List<Integer> others) {
    List<String> tasks = new ArrayList<>();
    SIZES.forEach(size -> addBoth(Shape.DOUBLES, size, tasks));
    SIZES.forEach(size -> add(Direction.RECEIVE, Shape.E134_DOUBLES, size, tasks));
    for (int size : others) {
      Arrays.stream(Shape.values())
          .filter(shape -> !shape.isTrace() && shape != Shape.DOUBLES)
          .forEach(shape -> addBoth(shape, size, tasks));
    }
    return tasks;
  }

  private static void addBoth(Shape shape, int size, List<String> tasks) {
    add(Direction.RECEIVE, shape, size, tasks);
    add(Direction.SEND, shape, size, tasks);
  }

  private static void add(Direction direction, Shape shape, int size, List<String> tasks) {
    SoapOperation operation = SoapOperation.of(direction, shape);
    tasks.add(new Exchange(operation, size, DataRule.PUBLISHED).name());
  }
}
