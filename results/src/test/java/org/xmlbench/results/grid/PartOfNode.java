package org.xmlbench.results.grid;

import java.nio.file.Path;
import java.util.stream.IntStream;
import org.xmlbench.results.store.RunFolder;

/** Parts of synthetic runs, which do not say on which node they were made. */
public final class PartOfNode {
  private PartOfNode() {}

  public static Path complete(Path unfinished, RunFolder run) {
    int blocks = run.manifest().plan().blocks().size();
    return Part.complete(
        unfinished, run.manifest().planHash(), IntStream.range(0, blocks).boxed().toList());
  }

  public static Part named(Part part, String node, int job) {
    PartFooter footer = part.footer();
    return new Part(
        part.run(),
        new PartFooter(
            footer.schema(),
            footer.planHash(),
            footer.assignment(),
            footer.blocks(),
            footer.attempt(),
            new JobAttempt(job, 1),
            node,
            footer.endedUtc(),
            footer.forks(),
            footer.sha256()));
  }
}
