package org.xmlbench.results.report;

import java.util.Locale;
import org.xmlbench.core.Printable;
import org.xmlbench.results.grid.NodeEffects;
import org.xmlbench.results.grid.NodeTable;

public final class NodesText {
  private static final double PERCENT = 100;

  /** Documents that are named of a part. */
  private static final int NAMED = 4;

  private NodesText() {}

  /** A table of the parts, and one of the nodes where all measured the same; lines end by LF. */
  public static String render(NodeTable nodes) {
    StringBuilder out = new StringBuilder("\n== nodes\n");
    TextTable shares = new TextTable(false, false, true, true, false);
    shares.add("node", "measured", "forks", "faults", nodes.replicated() ? "" : "documents");
    for (NodeTable.Share share : nodes.shares()) {
      shares.add(
          Printable.line(share.node()),
          share.assignment(),
          Integer.toString(share.forks()),
          Integer.toString(share.faults()),
          nodes.replicated() ? "" : named(share));
    }
    shares.appendTo(out);
    if (nodes.effects() != null) {
      appendEffects(nodes.effects(), out);
    }
    return out.toString();
  }

  private static String named(NodeTable.Share share) {
    int all = share.documents().size();
    String first = String.join(", ", share.documents().subList(0, Math.min(NAMED, all)));
    return Printable.line(all > NAMED ? "%s, %d more".formatted(first, all - NAMED) : first);
  }

  private static void appendEffects(NodeEffects effects, StringBuilder out) {
    out.append('\n');
    TextTable table = new TextTable(false, true, false);
    table.add("node", "time / all nodes", "");
    for (NodeEffects.NodeEffect node : effects.nodes()) {
      table.add(
          Printable.line(node.node()),
          String.format(Locale.ROOT, "%.3f", node.ratio()),
          node.odd() ? "odd" : "");
    }
    table.appendTo(out);
    out.append(
        "a cell's time differs by %s (standard deviation) between nodes, less what the runs' own scatter explains, and by %s between the runs of a node\n"
            .formatted(percent(effects.between()), percent(effects.within())));
    out.append(
        effects.nodes().size() < NodeEffects.FEWEST
            ? "below %d nodes it is not said which is odd\n".formatted(NodeEffects.FEWEST)
            : "odd: differs from the others by more than any of equal nodes does in 99 of 100"
                + " runs\n");
  }

  private static String percent(double fraction) {
    return String.format(Locale.ROOT, "%.1f %%", PERCENT * fraction);
  }
}
