package org.xmlbench.suite.cli;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.Printable;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.NamedListing;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.console.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@CommandGroup.Of(CommandGroup.START)
@Command(
    name = "list",
    mixinStandardHelpOptions = true,
    description = {
      "List all drivers, documents, toolkits and profiles.",
      "Other topics are conditions, strategies, experiments and frameworks. It also shows versions"
          + " and licences."
    })
final class ListCommand implements Callable<Integer> {
  private final Session session;
  private final List<NamedListing> listings;

  @Parameters(
      paramLabel = "TOPIC",
      arity = "0..1",
      description =
          "Topic to list, such as drivers, documents or profiles. Without it: all topics and how"
              + " many entries each has (with --json: everything).")
  private String topic;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  ListCommand(Session session, List<NamedListing> listings) {
    this.session = session;
    this.listings = listings;
  }

  @Override
  public Integer call() {
    List<NamedListing> chosen = chosen();
    if (json) {
      Map<String, Object> all = new LinkedHashMap<>();
      chosen.forEach(listing -> all.put(listing.topic(), objects(listing)));
      Json.print(session.out(), all);
    } else if (topic == null) {
      printTopics();
    } else {
      chosen.forEach(listing -> print(listing, session.out()));
    }
    return ExitCode.OK;
  }

  private List<NamedListing> chosen() {
    if (topic == null) {
      return listings;
    }
    return List.of(NearestName.named("topic", topic, listings, NamedListing::topic));
  }

  /** One screen: of each topic how much there is, and how to see it. */
  private void printTopics() {
    for (NamedListing listing : listings) {
      List<NamedListing.Item> items = listing.items();
      long lacking = items.stream().filter(ListCommand::isUnavailable).count();
      session
          .out()
          .printf(
              "%-11s %3d%s%n",
              listing.topic(),
              items.size(),
              lacking == 0 ? "" : ", %d of them not available here".formatted(lacking));
    }
    session.out().println();
    session
        .out()
        .println("'list TOPIC' names each of a topic, with all that is known of it, such as");
    session.out().println("its version and licence; 'list --json' prints all of it for programs.");
  }

  private static boolean isUnavailable(NamedListing.Item item) {
    return Boolean.FALSE.equals(item.facts().get("available"));
  }

  private static List<Object> objects(NamedListing listing) {
    List<Object> objects = new ArrayList<>();
    for (NamedListing.Item item : listing.items()) {
      Map<String, Object> object = new LinkedHashMap<>();
      object.put("id", item.id());
      object.putAll(item.facts());
      objects.add(object);
    }
    return objects;
  }

  private static void print(NamedListing listing, PrintStream out) {
    out.println(listing.topic());
    for (NamedListing.Item item : listing.items()) {
      out.println("  " + item.id());
      item.facts().forEach((name, value) -> out.printf("    %-13s %s%n", name, text(value)));
    }
    out.println();
  }

  private static String text(Object value) {
    return switch (value) {
      case List<?> list when list.isEmpty() -> "-";
      case List<?> list ->
          Printable.line(String.join(", ", list.stream().map(String::valueOf).toList()));
      default -> Printable.line(String.valueOf(value));
    };
  }
}
