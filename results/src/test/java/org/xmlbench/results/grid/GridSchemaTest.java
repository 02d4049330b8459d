package org.xmlbench.results.grid;

import static java.nio.file.StandardOpenOption.APPEND;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoreJson;

/** The published schemas describe what nodes share. */
class GridSchemaTest {
  @TempDir private Path folder;

  private Path part(String name) {
    Path unfinished = folder.resolve(name + ".unfinished");
    RunFolder run = SyntheticRun.of(1).write(unfinished);
    return PartOfNode.complete(unfinished, run);
  }

  @Test
  void aPlanIsValid() throws IOException {
    Manifest manifest = SyntheticRun.of(1).write(folder.resolve("run")).manifest();
    String plan =
        PlanFile.of(
                "1",
                "parsers",
                "quick",
                StoreJson.builder().build().createObjectNode(),
                manifest.plan())
            .text();
    PublishedSchema schema = PublishedSchema.of("plan");
    assertThat(schema.errors(plan)).isEmpty();
    assertThat(schema.errors(plan.replace("\"planHash\"", "\"hash\""))).isNotEmpty();
  }

  @Test
  void aPartIsValid() throws IOException {
    String footer = Files.readString(part("shard-1-of-1.0123abcd").resolve(Part.FOOTER));
    PublishedSchema schema = PublishedSchema.of("part");
    assertThat(schema.errors(footer)).isEmpty();
    assertThat(schema.errors(footer.replace("shard-1-of-1", "shard-1"))).isNotEmpty();
  }

  /** A crash tore the last line, and the resumed session had nothing more to append. */
  @Test
  void aTornLineIsInNoMergedLog() throws IOException {
    Path torn = folder.resolve("shard-1-of-1.0123abcd.unfinished");
    RunFolder run = SyntheticRun.of(1).write(torn);
    int whole = run.forks().records().size();
    Path log = torn.resolve(RunFolder.FORKS);
    String text = Files.readString(log);
    String last = text.substring(text.lastIndexOf('\n', text.length() - 2) + 1);
    // Behind the two values that a merge reads.
    Files.writeString(log, last.substring(0, last.indexOf("\"position\"")), APPEND);

    int blocks = run.manifest().plan().blocks().size();
    Path part =
        Part.complete(torn, run.manifest().planHash(), IntStream.range(0, blocks).boxed().toList());
    RunFolder merged =
        new MergedRun(List.of(Part.read(part)), true).write(folder.resolve("merged"), _ -> {});
    assertThat(merged.forks().records()).hasSize(whole);
    assertThat(merged.forks().notices()).isEqualTo(run.forks().notices());
  }

  @Test
  void whatIsMergedIsValid() throws IOException {
    Part one = Part.read(part("node-n1.0123abcd"));
    Part two = Part.read(part("node-n2.0123abce"));
    RunFolder merged =
        new MergedRun(List.of(one, PartOfNode.named(two, "n2", 12)), true)
            .write(folder.resolve("all"), _ -> {});

    String parts = Files.readString(merged.path().resolve(RunParts.NAME));
    assertThat(PublishedSchema.of("parts").errors(parts)).isEmpty();
    assertThat(PublishedSchema.of("parts").errors(parts.replace("firstBlock", "first")))
        .isNotEmpty();

    Optional<NodeTable> nodes =
        NodeTable.of(RunParts.read(merged.path()), merged.manifest(), merged.forks());
    String table = StoreJson.file(nodes.orElseThrow());
    assertThat(table).contains("\"effects\"");
    assertThat(PublishedSchema.of("nodes").errors(table)).isEmpty();
    assertThat(PublishedSchema.of("nodes").errors(table.replace("\"odd\"", "\"even\"")))
        .isNotEmpty();
  }
}
