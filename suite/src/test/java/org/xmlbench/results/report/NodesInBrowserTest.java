package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.grid.MergedRun;
import org.xmlbench.results.grid.Part;
import org.xmlbench.results.grid.PartOfNode;
import org.xmlbench.results.store.RunFolder;

/** The page of a run that every node made whole, as a reader sees it. */
@Tag("slow")
class NodesInBrowserTest extends FamilyPage {
  private static final int NODES = 5;

  @Override
  String name() {
    return "nodes";
  }

  @Override
  RunFolder write(Path folder, String text) {
    List<Part> parts = new ArrayList<>();
    for (int node = 1; node <= NODES; node++) {
      Path unfinished =
          folder
              .resolveSibling(folder.getFileName() + "-parts")
              .resolve("node-n%d.0123abc%d.unfinished".formatted(node, node));
      SyntheticRun made = text.isEmpty() ? SyntheticRun.of(1) : SyntheticRun.hostile(1, text);
      RunFolder run = made.slower(1 + 0.01 * node).write(unfinished);
      Part part = Part.read(PartOfNode.complete(unfinished, run));
      parts.add(PartOfNode.named(part, "n" + node + text, node));
    }
    return new MergedRun(parts, true).write(folder, _ -> {});
  }

  @Test
  void showsAMapOfNodes() throws IOException {
    Browser browser = opened();

    assertThat(browser.console()).isEmpty();
    assertThat(texts("h2")).contains("The nodes");
    assertThat(texts("nav a")).contains("The nodes");
    assertThat(texts("caption"))
        .anyMatch(text -> text.startsWith("Times of a node over those of all nodes"));
    assertThat(texts("dt")).contains("Nodes").doesNotContain("Fork and block");
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .contains("5 nodes, ")
        .doesNotContain("[object", "undefined", "NaN");
  }
}
