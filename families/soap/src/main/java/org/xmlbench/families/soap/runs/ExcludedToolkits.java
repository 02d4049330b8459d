package org.xmlbench.families.soap.runs;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.toolkit.HttpSetup;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/** Why toolkits that the user named are not measured by a run. */
public final class ExcludedToolkits {
  private ExcludedToolkits() {}

  /** A line for each of these toolkits that has no cell in the plan. */
  public static List<String> of(
      RunPlan plan, MessageOptions options, List<LibrarySubject<ToolkitDescription>> named) {
    Set<String> planned =
        plan.groups().stream()
            .flatMap(group -> group.cells().stream())
            .map(PlannedCell::cell)
            .map(cell -> cell.subject())
            .collect(Collectors.toSet());
    return named.stream()
        .filter(toolkit -> !planned.contains(toolkit.id()))
        .map(toolkit -> toolkit.id() + " is left out: it " + why(toolkit.description(), options))
        .toList();
  }

  /** Why none of these toolkits is measured, in one line. */
  public static String reasons(
      List<LibrarySubject<ToolkitDescription>> toolkits, MessageOptions options) {
    return toolkits.stream()
        .map(toolkit -> toolkit.id() + " " + why(toolkit.description(), options))
        .collect(Collectors.joining("; "));
  }

  private static String why(ToolkitDescription toolkit, MessageOptions options) {
    boolean experimentOnServers = options.seams().isEmpty();
    if (experimentOnServers) {
      return whyNoServer(toolkit);
    }
    Encoding encoding = toolkit.encoding();
    if (encoding.limits().isPresent() && !carriesAny(encoding, options)) {
      return encoding.limits().get();
    }
    if (options.servers().node().isPresent() && !toolkit.isOpenToOthers()) {
      return "speaks what no client but its own does, which has no place for a token";
    }
    return "has no seam %s; it has %s: choose by --seam"
        .formatted(labels(options.seams()), labels(toolkit.seams().stream().sorted().toList()));
  }

  /** A toolkit that speaks no XML is excluded only where messages go from toolkit to toolkit. */
  private static String whyNoServer(ToolkitDescription toolkit) {
    if (!ToolkitExperiment.hasServer(toolkit)) {
      return "has no server";
    }
    if (!toolkit.isOpenToOthers()) {
      return "speaks %s, which no client but its own does"
          .formatted(toolkit.http().map(HttpSetup::protocol).orElseThrow());
    }
    if (!toolkit.encoding().isXml()) {
      return "speaks no SOAP, so no other toolkit reads its messages";
    }
    if (toolkit.encoding().isSecured()) {
      return "secures its messages, but who calls here has no keys: take it without %s"
          .formatted(toolkit.encoding().suffix());
    }
    if (toolkit.isOnOtherHost()) {
      return "is a toolkit's server on another host, and makes no messages that are not sent";
    }
    return "speaks MTOM, but messages here have all data in their envelope: take it without %s"
        .formatted(Encoding.MTOM.suffix());
  }

  private static boolean carriesAny(Encoding encoding, MessageOptions options) {
    return options.tasks().stream()
        .map(Exchange::named)
        .anyMatch(exchange -> encoding.carries(exchange.operation()));
  }

  private static String labels(List<Seam> seams) {
    return seams.stream().map(Seam::label).collect(Collectors.joining(", "));
  }
}
