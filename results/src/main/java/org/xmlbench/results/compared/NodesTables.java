package org.xmlbench.results.compared;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.xmlbench.results.grid.NodeEffects;
import org.xmlbench.results.grid.NodeTable;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Column.Kind;
import org.xmlbench.results.table.NamedTerm;
import org.xmlbench.results.table.Note;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.SectionText;
import org.xmlbench.results.table.Table;
import org.xmlbench.results.table.Tone;

/** The nodes that made a run together. */
public final class NodesTables {
  private static final double PERCENT = 100;

  /** Documents that are named of a part. */
  private static final int NAMED = 4;

  private NodesTables() {}

  /** A table of the parts, and one of the nodes where all measured the same; lines end by LF. */
  public static String render(NodeTable nodes) {
    StringBuilder out = new StringBuilder("\n== nodes\n");
    out.append(SectionText.of(shares(nodes), ""));
    if (nodes.effects() != null) {
      Table effects = effects(nodes.effects());
      out.append('\n').append(SectionText.of(effects, ""));
      effects.notes().forEach(note -> out.append(note.text()).append('\n'));
    }
    return out.toString();
  }

  /** What each part measured, and how nodes differ that measured the same. */
  public static List<Table> of(NodeTable nodes) {
    return nodes.effects() == null
        ? List.of(shares(nodes))
        : List.of(shares(nodes), effects(nodes.effects()));
  }

  /** What each part measured. */
  static Table shares(NodeTable nodes) {
    return new Table(
        "shares",
        nodes.replicated()
            ? "every node measured the whole plan"
            : "each node measured its shard; nothing is compared across nodes",
        List.of(
            Column.of("node", Kind.NAME),
            Column.of("measured", Kind.TEXT),
            Column.of("forks", Kind.WHOLE),
            Column.of("faults", Kind.WHOLE, "failed or wrong"),
            Column.of("documents", nodes.replicated() ? "" : "documents", null, Kind.TEXT, null)),
        nodes.shares().stream()
            .map(
                share ->
                    Row.of(
                        share.node(),
                        new Cell.Text(share.node()),
                        new Cell.Text(share.assignment()),
                        Cell.count(share.forks()),
                        Cell.count(share.faults()),
                        nodes.replicated() ? Cell.NOTHING : new Cell.Text(named(share))))
            .toList());
  }

  private static String named(NodeTable.Share share) {
    int all = share.documents().size();
    String first = String.join(", ", share.documents().subList(0, Math.min(NAMED, all)));
    return all > NAMED ? "%s, %d more".formatted(first, all - NAMED) : first;
  }

  /** How nodes differ that measured the same; on each document where a text has no room for it. */
  static Table effects(NodeEffects effects) {
    List<Column> documents =
        effects.documents().size() > 1
            ? Column.each(effects.documents(), "", Kind.FINE_RATIO)
            : List.of();
    return new Table(
        "effects",
        "times of a node over those of all nodes",
        Stream.of(
                List.of(
                    Column.of("node", Kind.NAME),
                    Column.of(
                        "ratio",
                        "time / all nodes",
                        null,
                        Kind.FINE_RATIO,
                        "geometric mean over what was measured"),
                    Column.of("finding", "", null, Kind.TEXT, null)),
                documents.stream().map(Column::asDetail).toList())
            .flatMap(List::stream)
            .toList(),
        effects.nodes().stream().map(node -> row(node, documents.size())).toList(),
        null,
        notes(effects));
  }

  private static Row row(NodeEffects.NodeEffect node, int documents) {
    return new Row(
        node.node(),
        null,
        false,
        Stream.concat(
                Stream.of(
                    new Cell.Text(node.node()),
                    Cell.figure(node.ratio()),
                    new Cell.Words(node.odd() ? List.of(Cell.Word.of(NodeTerm.ODD)) : List.of())),
                node.ratios().stream().limit(documents).map(Cell::figure))
            .toList());
  }

  private static List<Note> notes(NodeEffects effects) {
    return List.of(
        Note.of(
            "a cell's time differs by %s (standard deviation) between nodes, less what the runs'"
                + " own scatter explains, and by %s between the runs of a node",
            percent(effects.between()), percent(effects.within())),
        effects.nodes().size() < NodeEffects.FEWEST
            ? Note.of("below %d nodes it is not said which is odd", NodeEffects.FEWEST)
            : Note.of("%s: %s", NodeTerm.ODD.label(), NodeTerm.ODD.meaning()));
  }

  private static String percent(double fraction) {
    return String.format(Locale.ROOT, "%.1f %%", PERCENT * fraction);
  }

  private enum NodeTerm implements NamedTerm {
    ODD;

    @Override
    public Said said() {
      return new Said(
          "odd",
          Tone.BAD,
          "differs from the others by more than any of equal nodes does in 99 of 100 runs");
    }
  }
}
