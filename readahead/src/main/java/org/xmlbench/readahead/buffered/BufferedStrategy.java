package org.xmlbench.readahead.buffered;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.xmlbench.core.ByteSize;
import org.xmlbench.core.StrategyName;
import org.xmlbench.readahead.strategy.BufferStream;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.OpenInput;
import org.xmlbench.readahead.strategy.Settings;

/**
 * Requests of one size, made by the thread that parses. What a strategy with a second thread gains
 * over this one is its own; what this one gains over {@code plain} is that of larger requests.
 */
public record BufferedStrategy(Settings settings) implements InputStrategy {
  /** {@code buffered-1m}, {@code buffered-64k}; sizes of no whole KiB keep the long form. */
  @Override
  public String name() {
    return new StrategyName(StrategyName.CONTROL)
        .with(StrategyName.REQUEST, ByteSize.text(settings.request()))
        .toString();
  }

  @Override
  public String summary() {
    return "one thread, requests of " + ByteSize.text(settings.request()) + ": the control";
  }

  @Override
  public Optional<Integer> request() {
    return Optional.of(settings.request());
  }

  @Override
  public boolean isControl() {
    return true;
  }

  @Override
  public boolean needsRegularFile() {
    return false;
  }

  @Override
  public OpenInput open(Path file) throws IOException {
    return new OpenInput.Bytes(
        new BufferStream(ChannelSource.open(file, settings), file.toString()));
  }
}
