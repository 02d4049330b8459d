package org.xmlbench.families.strategies.fork;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.measure.Drivers;
import org.xmlbench.core.measure.ForkFacts;
import org.xmlbench.core.measure.KeyValues;
import org.xmlbench.readahead.Inputs;
import org.xmlbench.readahead.cache.PageCache;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.OpenInput;

/**
 * The main class of a fork that tries strategies on the beginning of one file, for advice. Each
 * line of its standard input is an order, and its end is the fork's:
 *
 * <pre>
 * read BYTES                     reads the beginning out of the page cache, and discards it
 * try BYTES COLD STRATEGY,...    parses the beginning by each strategy once, in random order
 * </pre>
 *
 * <p>The answer is a line {@code name TAB seconds} for each, of the trial what the whole file would
 * take, or {@code name TAB untaken} where the driver does not take what the strategy delivers, and
 * a line {@code done}. A failure is the line {@code failed TAB why}, and the last.
 */
public final class Trials {
  /** Begins the answer of a fork that failed. */
  public static final String FAILED = "failed";

  /** Ends each answer. */
  public static final String DONE = "done";

  /** In place of seconds: the driver takes no characters. */
  public static final String UNTAKEN = "untaken";

  /** An order to read without a parser, and what it is called in the answer. */
  public static final String READ = "read";

  /** An order to try strategies. */
  public static final String TRY = "try";

  /** Bytes that the strategy which reads farthest ahead holds. */
  public static final long MOST_IN_FLIGHT = 8L << 20;

  private static final double NANOS = 1e9;
  private static final long SETTLING_NANOS = 10_000_000;
  private static final long SETTLING_LIMIT_NANOS = 2_000_000_000;
  private static final long SEED = 7;

  private final StreamingParser parser;
  private final Path file;
  private final EventSink sink = new EventSink();
  private final Random random = new Random(SEED);

  private Trials(StreamingParser parser, Path file) {
    this.parser = parser;
    this.file = file;
  }

  /** Takes {@code driver} and {@code file}, each {@code key=value}. */
  public static void main(String[] args) throws IOException {
    PrintStream answers =
        new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    try {
      KeyValues values = KeyValues.parse(List.of(args));
      Trials trials =
          new Trials(
              (StreamingParser) Drivers.locate(values.required("driver")).newParser(),
              Path.of(values.required("file")));
      BufferedReader orders =
          new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
      for (String order = orders.readLine(); order != null; order = orders.readLine()) {
        trials.obey(order).forEach(answers::println);
        answers.println(DONE);
      }
    } catch (Throwable e) {
      answers.println(FAILED + "\t" + ForkFacts.failure(e));
    }
    Runtime.getRuntime().halt(0);
  }

  private List<String> obey(String order) throws IOException {
    String[] words = order.split(" ");
    long bytes = Long.parseLong(words[1]);
    if (words[0].equals(READ)) {
      return List.of(READ + "\t" + readSeconds(bytes));
    }
    List<String> names = new ArrayList<>(List.of(words[3].split(",")));
    Collections.shuffle(names, random);
    List<String> lines = new ArrayList<>();
    for (String name : names) {
      lines.add(name + "\t" + trial(Inputs.strategy(name), bytes, Boolean.parseBoolean(words[2])));
    }
    return lines;
  }

  private double readSeconds(long bytes) throws IOException {
    PageCache.evict(file);
    long start = System.nanoTime();
    PageCache.readThrough(file, bytes);
    return (System.nanoTime() - start) / NANOS;
  }

  private String trial(InputStrategy strategy, long bytes, boolean cold) throws IOException {
    if (cold) {
      putOut();
    }
    try {
      return Double.toString(seconds(strategy, bytes));
    } catch (UnsupportedOperationException e) {
      return UNTAKEN;
    }
  }

  /**
   * Puts the file out of the cache. What the strategy before has announced to the kernel may still
   * be on its way then, and this one would wait for it: so it is waited for here.
   */
  private void putOut() throws IOException {
    long deadline = System.nanoTime() + SETTLING_LIMIT_NANOS;
    do {
      PageCache.evict(file);
      LockSupport.parkNanos(SETTLING_NANOS);
    } while (PageCache.residency(file).resident() > 0 && System.nanoTime() < deadline);
  }

  /** Wall seconds of the whole file, as one parse of the beginning estimates them. */
  private double seconds(InputStrategy strategy, long bytes) throws IOException {
    sink.reset();
    LimitedInput limited =
        new LimitedInput(Files.size(file), bytes, MOST_IN_FLIGHT, System::nanoTime);
    try (OpenInput input = limited.over(Inputs.open(file, strategy))) {
      switch (input) {
        case OpenInput.Bytes(var stream) -> parser.parse(stream, sink);
        case OpenInput.Characters(var reader) -> parser.parse(reader, sink);
      }
    } catch (IOException e) {
      if (!limited.reached()) {
        throw e;
      }
    }
    return limited.nanosOfFile() / NANOS;
  }
}
