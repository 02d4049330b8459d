package org.xmlbench.readahead.experiment;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.measure.Drivers;
import org.xmlbench.core.measure.ForkFacts;
import org.xmlbench.core.measure.KeyValues;
import org.xmlbench.core.platform.ParentWatch;
import org.xmlbench.readahead.Inputs;
import org.xmlbench.readahead.cache.PageCache;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.OpenInput;

/**
 * The main class of a fork that tries strategies on the beginning of one file, for advice: rounds
 * in which each strategy parses it once, in random order. Each trial is one line of the result,
 * {@code strategy TAB seconds}; a failure is the line {@code failed TAB why}.
 */
public final class Trials {
  private static final double NANOS = 1e9;
  private static final int WARM_UPS = 3;
  private static final long SEED = 7;

  private final StreamingParser parser;
  private final Path file;
  private final long bytes;
  private final EventSink sink = new EventSink();

  private Trials(StreamingParser parser, Path file, long bytes) throws IOException {
    this.parser = parser;
    this.file = file;
    this.bytes = bytes < Files.size(file) ? bytes : Long.MAX_VALUE;
    sink.prime();
  }

  /**
   * Takes {@code driver}, {@code file}, {@code bytes}, {@code rounds}, {@code cold}, {@code
   * strategies} separated by commas, and {@code result}, each {@code key=value}.
   */
  public static void main(String[] args) throws IOException {
    ParentWatch.start();
    KeyValues values = KeyValues.parse(List.of(args));
    List<String> lines = new ArrayList<>();
    try {
      lines.addAll(run(values));
    } catch (UncheckedIOException e) {
      lines.add("failed\t" + ForkFacts.failure(e.getCause()));
    } catch (Throwable e) {
      lines.add("failed\t" + ForkFacts.failure(e));
    }
    Files.write(Path.of(values.required("result")), lines);
    Runtime.getRuntime().halt(0);
  }

  private static List<String> run(KeyValues values) throws IOException {
    Driver driver = Drivers.locate(values.required("driver"));
    Trials trials =
        new Trials(
            (StreamingParser) driver.newParser(),
            Path.of(values.required("file")),
            Long.parseLong(values.required("bytes")));
    List<InputStrategy> strategies = new ArrayList<>();
    for (String text : values.required("strategies").split(",")) {
      strategies.add(Inputs.strategy(text));
    }
    boolean cold = Boolean.parseBoolean(values.required("cold"));
    for (int i = 0; i < WARM_UPS; i++) {
      strategies.removeIf(strategy -> !trials.isTaken(strategy));
    }
    List<String> lines = new ArrayList<>();
    Random random = new Random(SEED);
    for (int round = 0; round < Integer.parseInt(values.required("rounds")); round++) {
      Collections.shuffle(strategies, random);
      for (InputStrategy strategy : strategies) {
        lines.add(strategy.name() + "\t" + trials.seconds(strategy, cold));
      }
    }
    return lines;
  }

  /** Warms up; whether the driver takes what the strategy delivers, which may be characters. */
  private boolean isTaken(InputStrategy strategy) {
    try {
      seconds(strategy, false);
      return true;
    } catch (UnsupportedOperationException e) {
      return false;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Wall seconds of one parse of the beginning, closing included. */
  private double seconds(InputStrategy strategy, boolean cold) throws IOException {
    if (cold) {
      PageCache.evict(file);
    }
    sink.reset();
    LimitedInput limited = new LimitedInput(bytes);
    long start = System.nanoTime();
    try (OpenInput input = Inputs.open(file, strategy)) {
      switch (input) {
        case OpenInput.Bytes(var stream) -> parser.parse(limited.of(stream), sink);
        case OpenInput.Characters(var reader) -> parser.parse(limited.of(reader), sink);
      }
    } catch (IOException e) {
      if (!limited.reached()) {
        throw e;
      }
    }
    return (System.nanoTime() - start) / NANOS;
  }
}
