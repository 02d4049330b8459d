package org.xmlbench.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.document.Document;
import org.xmlbench.core.document.DocumentFamily;
import org.xmlbench.core.document.Oracle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventDigest;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.probes.Catalogue;
import org.xmlbench.readahead.Inputs;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.OpenInput;

/** However a file is brought to a parser, the events are the same. */
class InputStrategiesTest {
  @TempDir private Path folder;

  @ForEachDriver
  void everyStrategyBringsEveryDocument(Driver driver) throws IOException {
    if (!(driver.newParser() instanceof StreamingParser parser)) {
      return;
    }
    List<InputStrategy> strategies =
        Inputs.strategies().stream().filter(s -> s.unavailable().isEmpty()).toList();
    assertThat(strategies).as("what any machine offers").hasSizeGreaterThanOrEqualTo(5);
    for (DocumentFamily family : Catalogue.families()) {
      Document document = GeneratedDocumentsContractTest.small(family);
      if (GeneratedDocumentsContractTest.isReadBy(driver, document)) {
        Path file = folder.resolve(family.name() + ".xml");
        Oracle oracle = write(document, file);
        for (InputStrategy strategy : strategies) {
          assertOracle(parser, file, strategy, oracle, document.name() + " by " + strategy.name());
        }
      }
    }
  }

  private static Oracle write(Document document, Path file) throws IOException {
    try (OutputStream out = Files.newOutputStream(file)) {
      return document.writeWithOracle(out);
    }
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
