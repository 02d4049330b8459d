package org.xmlbench.suite.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameStartingWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Set;

/**
 * What no class of a project whose packages start with {@code base} does: connect to other hosts,
 * end the JVM that it runs in, or start and kill processes by other means than the project's own.
 */
final class Safeguards {
  private static final DescribedPredicate<JavaClass> NETWORK =
      resideInAnyPackage("java.net.http..", "javax.net..", "com.sun.net..")
          .or(
              DescribedPredicate.describe(
                  "are sockets or connections",
                  type ->
                      Set.of("java.net", "java.nio.channels").contains(type.getPackageName())
                          && !type.getSimpleName().endsWith("SocketAddress")
                          && (type.getSimpleName().contains("Socket")
                              || type.getSimpleName().contains("Datagram")
                              || type.getSimpleName().endsWith("URLConnection"))));

  private static final DescribedPredicate<JavaCall<?>> URL_READ =
      DescribedPredicate.describe(
          "read a URL",
          call ->
              call.getTargetOwner().getName().equals("java.net.URL")
                  && Set.of("openStream", "openConnection", "getContent").contains(call.getName()));

  private static final DescribedPredicate<JavaCall<?>> END_OF_THE_JVM =
      DescribedPredicate.describe(
          "end the JVM",
          call ->
              Set.of("java.lang.System", "java.lang.Runtime")
                      .contains(call.getTargetOwner().getName())
                  && Set.of("exit", "halt").contains(call.getName()));

  private static final DescribedPredicate<JavaAccess<?>> START_OF_A_PROCESS =
      DescribedPredicate.describe(
          "start a process",
          access -> {
            String owner = access.getTargetOwner().getName();
            return owner.startsWith("java.lang.ProcessBuilder")
                || owner.equals("java.lang.Runtime") && access.getName().equals("exec");
          });

  private static final DescribedPredicate<JavaAccess<?>> END_OF_A_PROCESS =
      DescribedPredicate.describe(
          "end a process",
          access ->
              Set.of("java.lang.Process", "java.lang.ProcessHandle")
                      .contains(access.getTargetOwner().getName())
                  && Set.of("destroy", "destroyForcibly").contains(access.getName()));

  private final String base;

  Safeguards(String base) {
    this.base = base;
  }

  List<ArchRule> all() {
    return List.of(
        nothingOpensASocket(),
        turnsStayInTheFileSystem(),
        onlyEntryPointsEndTheJvm(),
        onlyChildProcessStartsOne(),
        onlyChildProcessEndsOne(),
        driversStartNoProcess());
  }

  /**
   * Clients and servers of SOAP, and what waits for the visits that a hostile document asks for.
   * Each toolkit's contract test checks that a server listens on loopback alone; a client calls the
   * address that it is given.
   */
  private DescribedPredicate<JavaClass> speaksOverLoopback() {
    List<String> names =
        List.of(
            base + ".soap.http.",
            base + ".families.attacks.fork.Attackers",
            base + ".soap.contract.CountingRelay",
            base + ".core.platform.VisitCounter",
            base + ".soap.hand.HandClient",
            base + ".soap.jetty.JettyHost",
            base + ".soap.cxf.CxfServer",
            base + ".soap.springws.SpringClient");
    return DescribedPredicate.describe(
        "speak HTTP over loopback", type -> names.stream().anyMatch(type.getName()::startsWith));
  }

  /** The turns of forks are granted over sockets of the file system, which have no address. */
  ArchRule nothingOpensASocket() {
    return noClasses()
        .that(resideInAPackage(base + ".."))
        .and(not(takesTurns()))
        .and(not(speaksOverLoopback()))
        .should()
        .dependOnClassesThat(NETWORK)
        .orShould()
        .callCodeUnitWhere(URL_READ)
        .as("no socket is opened");
  }

  ArchRule turnsStayInTheFileSystem() {
    return noClasses()
        .that(takesTurns())
        .should()
        .dependOnClassesThat(resideInAnyPackage("java.net").and(simpleNameStartingWith("Inet")))
        .as("turns are granted over sockets of the file system")
        .allowEmptyShould(true);
  }

  private DescribedPredicate<JavaClass> takesTurns() {
    Set<String> names =
        Set.of(base + ".core.measure.Turns", base + ".house.engine.fork.TurnSocket");
    return DescribedPredicate.describe(
        "take or grant turns", type -> names.contains(type.getName().replaceAll("\\$.*", "")));
  }

  ArchRule onlyEntryPointsEndTheJvm() {
    Set<String> entryPoints =
        Set.of(
            base + ".suite.Main",
            base + ".suite.StopWithMaven",
            base + ".house.run.Interruption",
            base + ".house.home.AnswerLimit",
            base + ".analytics.AnalyticsMain",
            base + ".core.measure.CountedForkMain",
            base + ".core.measure.ByteLoopMain",
            base + ".core.measure.ForkMain",
            base + ".treesize.TreeSizeMain",
            base + ".core.platform.ParentWatch",
            base + ".core.check.EventsMain",
            base + ".families.strategies.fork.ReadaheadFork",
            base + ".families.strategies.fork.Trials",
            base + ".families.programs.fork.IoliteFork",
            base + ".families.programs.fork.IolitePeer",
            base + ".core.measure.TimedFork",
            base + ".soap.http.ServerMain",
            base + ".soap.http.NodeServerMain",
            base + ".core.check.CheckMain",
            base + ".core.check.MalformationsMain");
    return noClasses()
        .that(resideInAPackage(base + ".."))
        .and(
            DescribedPredicate.describe(
                "are no entry points",
                type -> entryPoints.stream().noneMatch(type.getName()::startsWith)))
        .should()
        .callCodeUnitWhere(END_OF_THE_JVM)
        .as("only entry points end the JVM");
  }

  ArchRule onlyChildProcessStartsOne() {
    return noClasses()
        .that(haveTheirOwnWay())
        .should()
        .accessTargetWhere(START_OF_A_PROCESS)
        .as("only ChildProcess starts a process");
  }

  ArchRule onlyChildProcessEndsOne() {
    return noClasses()
        .that(haveTheirOwnWay())
        .should()
        .accessTargetWhere(END_OF_A_PROCESS)
        .as("only ChildProcess ends a process");
  }

  private DescribedPredicate<JavaClass> haveTheirOwnWay() {
    String child = base + ".core.platform.ChildProcess";
    return resideInAPackage(base + "..")
        .and(
            DescribedPredicate.describe(
                "are not ChildProcess",
                type -> {
                  String name = type.getName().replaceAll("\\$.*", "");
                  return !name.equals(child);
                }));
  }

  /** A parser that runs in another process would not be measured. */
  ArchRule driversStartNoProcess() {
    return noClasses()
        .that(resideInAnyPackage(base + ".drivers..", base + ".core.driver.."))
        .should()
        .dependOnClassesThat(
            simpleNameStartingWith("ChildProcess")
                .or(resideInAPackage("java.lang").and(simpleNameStartingWith("Process"))))
        .as("a driver starts no process")
        .allowEmptyShould(true);
  }
}
