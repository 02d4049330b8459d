package org.xmlbench.results.stats;

import java.util.Locale;

/** The method by which the subjects of a document were distinguished, as a sentence. */
final class MethodText {
  private MethodText() {}

  static String of(DocumentComparison document) {
    DocumentComparison.Stages stages = document.stages();
    if (document.separation().method() == null) {
      return stages == null ? "none: nothing is told apart" : stagesText(document, stages);
    }
    String method = document.separation().method().text();
    return stages == null ? method : method + "; " + stagesText(document, stages);
  }

  private static String stagesText(DocumentComparison document, DocumentComparison.Stages stages) {
    String target =
        String.format(
            Locale.ROOT,
            "Stein's two stages for +-%.1f %% from %d blocks",
            stages.halfWidthPercent(),
            stages.firstBlocks());
    if (stages.blocks() == null) {
      return target + ", which have not ended";
    }
    String chosen = target + " chose " + stages.blocks();
    if (stages.deviationPercent() == null) {
      return chosen;
    }
    return chosen
        + String.format(
            Locale.ROOT,
            " (%s and %s differ by s0 = %.2f %%; +-%.1f %% after %d); spreads are those of the"
                + " first %d",
            stages.pair().getFirst(),
            stages.pair().getLast(),
            stages.deviationPercent(),
            stages.reachedPercent(),
            document.counts().blocks(),
            stages.firstBlocks());
  }
}
