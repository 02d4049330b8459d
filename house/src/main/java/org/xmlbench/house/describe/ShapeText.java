package org.xmlbench.house.describe;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.xmlbench.core.Printable;
import org.xmlbench.core.document.Capability;
import org.xmlbench.house.describe.CatalogueShapes.Neighbour;
import org.xmlbench.inspection.shape.DocumentShape;
import org.xmlbench.inspection.shape.DocumentShape.Characters;
import org.xmlbench.inspection.shape.DocumentShape.Counts;
import org.xmlbench.results.report.TextTable;

/** A shape for people: a few lines for one document, or a line each for many. */
public final class ShapeText {
  private static final String LIST_SEPARATOR = ", ";

  private ShapeText() {}

  /**
   * Everything that is known of one document, under its name.
   *
   * @param needs what it needs of a parser
   * @param outside why parsers need not agree on it; empty where they must
   * @param like the families that it resembles most, the nearest first
   */
  public static String lines(
      String name,
      DocumentShape shape,
      Set<Capability> needs,
      Optional<String> outside,
      List<Neighbour> like) {
    Counts counts = shape.counts();
    TextTable table = new TextTable(false, true, false);
    table.add("  elements", count(counts.elements()), elements(shape));
    table.add(
        "  attributes",
        count(counts.attributes()),
        text(
            "%.2f an element, %s",
            shape.attributesPerElement(), counted(shape.names().attributes(), "different name")));
    table.add("  namespace declarations", count(counts.namespaceDeclarations()), "");
    table.add("  runs of text", count(counts.textRuns()), "");
    table.add("  comments", count(counts.comments()), "");
    table.add("  CDATA sections", count(counts.cdataSections()), "");
    table.add("  processing instructions", count(counts.processingInstructions()), "");
    table.add("  events a KiB", text("%.1f", shape.eventsPerKib()), "");
    table.add("  text", percent(shape.textShare()), "of all characters");
    table.add("  white space alone", percent(shape.blankShare()), "");
    table.add("  attribute values", percent(shape.valueShare()), "");
    table.add("  markup", percent(shape.markupShare()), "");
    table.add("  beyond ASCII", percent(shape.nonAsciiShare()), "");
    StringBuilder out = new StringBuilder(head(name, shape));
    table.appendTo(out);
    outside.ifPresent(
        reason -> out.append("  ").append(Printable.line(outside(reason))).append('\n'));
    out.append("  needs of a parser: ").append(needs(needs)).append('\n');
    out.append("  most like: ").append(like(like)).append('\n');
    return out.toString();
  }

  /** That parsers need not agree on a document, and why. */
  public static String outside(String reason) {
    return "outside the domain in which parsers must agree: " + reason;
  }

  /** The first line of a table, for {@link #row}. */
  public static List<String> head() {
    return List.of(
        "document",
        "bytes",
        "elements/KiB",
        "attributes/element",
        "declarations/element",
        "depth",
        "mean",
        "names",
        "text",
        "blank",
        "values",
        "markup",
        "beyond ASCII",
        "events/KiB",
        "most like",
        "distance");
  }

  /** One document as a line of a table. */
  public static List<String> row(String name, DocumentShape shape, Neighbour like) {
    List<String> cells = new ArrayList<>(numbers(name, shape));
    cells.add(like.name());
    cells.add(text("%.1f", like.distance()));
    return cells;
  }

  /** The cells of {@link #row} that need no catalogue. */
  static List<String> numbers(String name, DocumentShape shape) {
    return List.of(
        name,
        count(shape.bytes()),
        text("%.1f", shape.elementsPerKib()),
        text("%.2f", shape.attributesPerElement()),
        text("%.2f", shape.declarationsPerElement()),
        count(shape.depth().most()),
        text("%.1f", shape.meanDepth()),
        count(shape.names().elements() + shape.names().attributes()),
        percent(shape.textShare()),
        percent(shape.blankShare()),
        percent(shape.valueShare()),
        percent(shape.markupShare()),
        percent(shape.nonAsciiShare()),
        text("%.1f", shape.eventsPerKib()));
  }

  private static String head(String name, DocumentShape shape) {
    Characters characters = shape.characters();
    return text("%s: %,d bytes, %,d characters%n", name, shape.bytes(), characters.all());
  }

  private static String elements(DocumentShape shape) {
    return text(
        "%.1f a KiB, at most %d deep (mean %.1f), %s",
        shape.elementsPerKib(),
        shape.depth().most(),
        shape.meanDepth(),
        counted(shape.names().elements(), "different name"));
  }

  private static String needs(Set<Capability> needs) {
    return needs.isEmpty()
        ? "nothing that some driver lacks"
        : needs.stream().sorted().map(Capability::name).collect(Collectors.joining(LIST_SEPARATOR));
  }

  private static String like(List<Neighbour> like) {
    return like.stream()
        .map(
            near ->
                text("%s (distance %.1f, by %s)", near.name(), near.distance(), near.difference()))
        .collect(Collectors.joining(LIST_SEPARATOR));
  }

  private static String counted(long number, String noun) {
    return count(number) + " " + noun + (number == 1 ? "" : "s");
  }

  private static String count(long number) {
    return text("%,d", number);
  }

  private static String percent(double share) {
    return text("%.1f %%", share * 100);
  }

  private static String text(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
