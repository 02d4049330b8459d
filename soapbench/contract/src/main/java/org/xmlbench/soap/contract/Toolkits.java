package org.xmlbench.soap.contract;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.provider.Arguments;
import org.xmlbench.soap.fork.SoapTask;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.Toolkit;

/** The toolkits on the class path. */
final class Toolkits {
  private Toolkits() {}

  static List<Toolkit> list() {
    return ServiceLoader.load(Toolkit.class).stream().map(ServiceLoader.Provider::get).toList();
  }

  /** All toolkits; where one cannot run on this host, the test is skipped, and says why. */
  static Stream<Toolkit> available() {
    List<Toolkit> all = list();
    all.stream()
        .flatMap(toolkit -> toolkit.unavailable().stream())
        .findFirst()
        .ifPresent(reason -> assumeTrue(false, reason));
    return all.stream();
  }

  static Stream<Named<Toolkit>> all() {
    return available().map(Toolkits::named);
  }

  /** Each toolkit at each of its seams without a server. */
  static Stream<Arguments> seams() {
    return available().flatMap(toolkit -> seams(toolkit, false));
  }

  /** Each toolkit that has a server, with and without connections that are kept. */
  static Stream<Arguments> served() {
    return available().flatMap(toolkit -> seams(toolkit, true));
  }

  static Stream<Named<Toolkit>> servers() {
    return all().filter(toolkit -> toolkit.getPayload() instanceof HttpToolkit);
  }

  /** Each toolkit with a server that others can call, on the host that all have here. */
  static Stream<Named<Toolkit>> hosted() {
    return servers()
        .filter(toolkit -> toolkit.getPayload().describe().isOpenToOthers())
        .filter(toolkit -> !toolkit.getPayload().describe().isOnOtherHost());
  }

  static Stream<Named<Toolkit>> soapServers() {
    return servers().filter(toolkit -> toolkit.getPayload().describe().encoding().isXml());
  }

  private static Stream<Arguments> seams(Toolkit toolkit, boolean withServer) {
    return toolkit.describe().seams().stream()
        .filter(seam -> seam.hasServer() == withServer)
        .sorted()
        .map(seam -> Arguments.of(named(toolkit), seam));
  }

  /** Each toolkit at each of its seams without a server, with each operation. */
  static Stream<Arguments> operations() {
    return available()
        .flatMap(
            toolkit ->
                seams(toolkit, false)
                    .flatMap(
                        seam ->
                            operationsOf(toolkit)
                                .map(operation -> withOperation(seam, operation))));
  }

  private static Arguments withOperation(Arguments toolkitAndSeam, SoapOperation operation) {
    Object[] both = toolkitAndSeam.get();
    return Arguments.of(both[0], both[1], Named.of(operation.name(), operation));
  }

  /** Whether it is the one of its module that takes part in whole products. */
  static boolean isFirst(Toolkit toolkit) {
    return place(toolkit) == 0;
  }

  /** A number for a choice by turns: another one for each toolkit, and for each operation. */
  static int turn(Toolkit toolkit, SoapOperation operation) {
    return place(toolkit) + SoapOperation.known().indexOf(operation);
  }

  /** All operations of the first toolkit of a module; of each other one a third, by turns. */
  static Stream<SoapOperation> some(Toolkit toolkit, Stream<SoapOperation> operations) {
    return operations.filter(each -> isFirst(toolkit) || turn(toolkit, each) % 3 == 0);
  }

  private static int place(Toolkit toolkit) {
    return list().stream()
        .map(each -> each.describe().id())
        .toList()
        .indexOf(toolkit.describe().id());
  }

  /** The operations whose messages are its encoding's own. */
  static Stream<SoapOperation> operationsOf(Toolkit toolkit) {
    return SoapOperation.known().stream().filter(toolkit.describe().encoding()::carries);
  }

  static SoapTask task(Toolkit toolkit, Seam seam, Exchange exchange) {
    return new SoapTask(toolkit.describe().id(), seam, exchange);
  }

  private static Named<Toolkit> named(Toolkit toolkit) {
    return Named.of(toolkit.describe().id(), toolkit);
  }
}
