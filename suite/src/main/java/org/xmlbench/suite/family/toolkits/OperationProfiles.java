package org.xmlbench.suite.family.toolkits;

import java.time.Duration;
import java.util.List;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.suite.command.NamedProfile;
import org.xmlbench.suite.engine.plan.Effort;
import org.xmlbench.suite.soap.MessageProfile;
import org.xmlbench.suite.soap.MessageProfile.Usual;

/** Profiles of SOAPBench's operations. */
final class OperationProfiles {
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
              List.of(
                  "receiveDoubles:1000",
                  "sendDoubles:1000",
                  "receiveMeshInterfaceObjects:1000",
                  "sendMeshInterfaceObjects:1000",
                  "echoVoid"),
              List.of(Seam.STACK, Seam.BINDING, Seam.CONTROL),
              new Effort(3, Duration.ofMinutes(15), MessageProfile.USUAL),
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
              new Effort(3, Duration.ofMinutes(20), MessageProfile.USUAL),
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
              new Effort(3, Duration.ofMinutes(20), MessageProfile.USUAL),
              Usual.AS_THEY_COME),
          new MessageProfile(
              "http",
              "client and server over loopback, connections kept and not, 1000 doubles each way",
              List.of("receiveDoubles:1000", "sendDoubles:1000", "echoVoid"),
              List.of(Seam.HTTP, Seam.HTTP_CLOSE),
              new Effort(3, Duration.ofMinutes(30), MessageProfile.USUAL),
              Usual.AS_THEY_COME));

  private OperationProfiles() {}
}
