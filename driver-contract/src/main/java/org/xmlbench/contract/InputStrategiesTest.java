package org.xmlbench.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.document.Oracle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventDigest;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.readahead.Inputs;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.OpenInput;

/** However a file is brought to a parser, the events are the same. */
class InputStrategiesTest {
  /** Ways in which a document comes: of more documents than strategies, each is one of them. */
  private static final int SOME = 1;

  @TempDir private Path folder;

  /** Each document comes by a strategy, and each strategy brings some documents. */
  @ForEachDriver
  void everyStrategyBringsDocuments(Driver driver) throws IOException {
    assertBrought(driver, SOME);
  }

  @Tag("slow")
  @ForEachDriver
  void everyStrategyBringsEveryDocument(Driver driver) throws IOException {
    assertBrought(driver, Integer.MAX_VALUE);
  }

  private void assertBrought(Driver driver, int ways) throws IOException {
    if (!(driver.newParser() instanceof StreamingParser parser)) {
      return;
    }
    int next = 0;
    Set<InputStrategy> used = new HashSet<>();
    List<InputStrategy> strategies =
        Inputs.strategies().stream().filter(s -> s.unavailable().isEmpty()).toList();
    assertThat(strategies).as("what any machine offers").hasSizeGreaterThanOrEqualTo(5);
    for (SmallDocuments.Written small : SmallDocuments.all()) {
      if (GeneratedDocumentsContractTest.isReadBy(driver, small.document())) {
        Path file = folder.resolve(small.family().name() + ".xml");
        Files.write(file, small.bytes());
        for (int way = 0; way < Math.min(ways, strategies.size()); way++) {
          InputStrategy strategy = strategies.get(next++ % strategies.size());
          used.add(strategy);
          String what = small.document().name() + " by " + strategy.name();
          assertOracle(parser, file, strategy, small.oracle(), what);
        }
      }
    }
    assertThat(used).hasSameSizeAs(strategies);
  }

  private static void assertOracle(
      StreamingParser parser, Path file, InputStrategy strategy, Oracle oracle, String what)
      throws IOException {
    EventDigest digest = new EventDigest();
    EventSink sink = new EventSink();
    sink.observe(digest.observer());
    try (OpenInput input = Inputs.open(file, strategy)) {
      if (!parse(parser, input, sink)) {
        return;
      }
    }
    assertThat(sink.totals()).as(what).isEqualTo(oracle.totals());
    assertThat(digest.finish()).as(what).isEqualTo(oracle.digest());
  }

  /** Whether the driver takes such an input: characters are its choice, bytes are not. */
  private static boolean parse(StreamingParser parser, OpenInput input, EventSink sink)
      throws IOException {
    switch (input) {
      case OpenInput.Bytes(var stream) -> parser.parse(stream, sink);
      case OpenInput.Characters(var reader) -> {
        try {
          parser.parse(reader, sink);
        } catch (UnsupportedOperationException e) {
          return false;
        }
      }
    }
    return true;
  }
}
