package org.xmlbench.readahead;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.xmlbench.readahead.strategy.BufferSource;
import org.xmlbench.readahead.strategy.BufferStream;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.OpenInput;
import org.xmlbench.readahead.strategy.Settings;

/**
 * A strategy that is a row of the catalogue.
 *
 * @param row what is the same whatever its parameters
 * @param settings its parameters
 */
record ListedStrategy(Row row, Settings settings) implements InputStrategy {
  /** Opens a file as something that reads it. */
  @FunctionalInterface
  interface Opener<T> {
    T open(Path file, Settings settings) throws IOException;
  }

  /**
   * A row of the catalogue.
   *
   * @param summary one sentence
   * @param opener opens a file
   * @param makesRequests whether the parameter {@code request} is what it asks of the system
   * @param regularFileOnly whether a pipe or a device will not do
   * @param obstacle why this machine does not offer it
   */
  record Row(
      String summary,
      Opener<OpenInput> opener,
      boolean makesRequests,
      boolean regularFileOnly,
      Supplier<Optional<String>> obstacle) {
    /** A strategy of any file on any machine that makes requests. */
    static Row of(String summary, Opener<OpenInput> opener) {
      return new Row(summary, opener, true, false, Optional::empty);
    }

    /** The same, whose bytes come as a stream. */
    static Row ofStream(String summary, Opener<InputStream> opener) {
      return of(summary, (file, settings) -> new OpenInput.Bytes(opener.open(file, settings)));
    }

    /** The same, whose bytes come buffer by buffer. */
    static Row ofBuffers(String summary, Opener<BufferSource> opener) {
      return ofStream(
          summary,
          (file, settings) -> new BufferStream(opener.open(file, settings), file.toString()));
    }

    /** The same, which asks nothing of the system itself. */
    Row withoutRequests() {
      return new Row(summary, opener, false, regularFileOnly, obstacle);
    }

    /** The same, which opens its file twice, maps it, or reads it at any offset. */
    Row ofRegularFiles() {
      return new Row(summary, opener, makesRequests, true, obstacle);
    }

    /** The same, where this machine may lack something. */
    Row unless(Supplier<Optional<String>> lacking) {
      return new Row(summary, opener, makesRequests, regularFileOnly, lacking);
    }
  }

  @Override
  public String name() {
    return settings.name();
  }

  @Override
  public String summary() {
    return row.summary();
  }

  @Override
  public Optional<Integer> request() {
    return row.makesRequests() ? Optional.of(settings.request()) : Optional.empty();
  }

  @Override
  public boolean needsRegularFile() {
    return row.regularFileOnly();
  }

  @Override
  public Optional<String> unavailable() {
    return row.obstacle().get();
  }

  @Override
  public OpenInput open(Path file) throws IOException {
    return row.opener().open(file, settings);
  }
}
