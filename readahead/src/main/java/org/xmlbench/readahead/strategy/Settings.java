package org.xmlbench.readahead.strategy;

import java.util.EnumMap;
import java.util.Map;
import org.xmlbench.core.ByteSize;
import org.xmlbench.core.StrategyName;

/**
 * A strategy's parameters.
 *
 * @param name the strategy's name with the parameters that differ from its defaults
 * @param values a value for each parameter that the strategy knows
 */
public record Settings(String name, Map<Parameter, Long> values) {
  public Settings {
    values = Map.copyOf(values);
  }

  static Settings of(String family, Map<Parameter, Long> defaults, Map<Parameter, Long> changed) {
    StrategyName name = new StrategyName(family);
    Map<Parameter, Long> values = new EnumMap<>(Parameter.class);
    for (Map.Entry<Parameter, Long> entry : defaults.entrySet()) {
      Parameter parameter = entry.getKey();
      long value = changed.getOrDefault(parameter, entry.getValue());
      values.put(parameter, value);
      if (value != entry.getValue()) {
        name = name.with(parameter.text(), text(parameter, value));
      }
    }
    return new Settings(name.toString(), values);
  }

  private static String text(Parameter parameter, long value) {
    return parameter == Parameter.BUFFERS ? Long.toString(value) : ByteSize.text(value);
  }

  /** Bytes asked of the system at once. */
  public int request() {
    return Math.toIntExact(values.get(Parameter.REQUEST));
  }

  /** The request, or the whole file where that is less: no larger buffer is of use. */
  public int requestFor(long fileSize) {
    long least = Parameter.PIPE.least();
    return (int) Math.min(request(), Math.max(fileSize, least));
  }

  /** Requests in flight, or buffers between two threads. */
  public int buffers() {
    return Math.toIntExact(values.get(Parameter.BUFFERS));
  }

  /** As many buffers as the file fills, and one that meets its end; all of them for a pipe. */
  public int buffersFor(long fileSize) {
    long useful = Math.ceilDiv(fileSize, (long) requestFor(fileSize)) + 1;
    return fileSize == 0
        ? buffers()
        : (int) Math.clamp(useful, Parameter.BUFFERS.least(), buffers());
  }

  /** Capacity of the pipe in bytes. */
  public int pipe() {
    return Math.toIntExact(values.get(Parameter.PIPE));
  }

  /** How far in bytes the helper may be ahead. */
  public long lead() {
    return values.get(Parameter.LEAD);
  }
}
