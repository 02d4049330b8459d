package org.xmlbench.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The name of an input strategy, in cells, tables and on the command line. This is the only place
 * where such names are read and written:
 *
 * <pre>
 * NAME[:PARAMETER=VALUE]...
 * buffered-SIZE              short for buffered:request=SIZE
 * </pre>
 *
 * <p>Examples: {@code ring}, {@code ring:request=64KiB:buffers=8}, {@code buffered-256k}. It is not
 * the grammar of {@link Task}: a strategy is a subject and no task, its parameters have names, and
 * there may be any number of them.
 *
 * @param base the name without parameters
 * @param parameters as they are written, known to the strategy or not
 */
public record StrategyName(String base, List<Parameter> parameters) {
  /** Key of the bytes that a strategy asks of the system at once. */
  public static final String REQUEST = "request";

  /** Requests of one size by the thread that parses: what other strategies are compared with. */
  public static final String CONTROL = "buffered";

  private static final Pattern SHORT = Pattern.compile(CONTROL + "-(\\d{1,6})([kKmM])");
  private static final Pattern SHORTENED = Pattern.compile("(\\d{1,6})([KM])iB");

  public StrategyName {
    parameters = List.copyOf(parameters);
  }

  /** A name without parameters. */
  public StrategyName(String base) {
    this(base, List.of());
  }

  /**
   * One parameter.
   *
   * @param value empty where none is written
   */
  public record Parameter(String key, Optional<String> value) {
    private static Parameter parse(String text) {
      String[] parts = text.split("=", 2);
      return new Parameter(parts[0], parts.length == 1 ? Optional.empty() : Optional.of(parts[1]));
    }

    @Override
    public String toString() {
      return value.map(known -> key + "=" + known).orElse(key);
    }
  }

  /** Reads a name; whether there is such a strategy is not looked at. */
  public static StrategyName parse(String text) {
    Matcher control = SHORT.matcher(text);
    if (control.matches()) {
      return new StrategyName(CONTROL)
          .with(REQUEST, control.group(1) + control.group(2).toUpperCase(Locale.ROOT) + "iB");
    }
    String[] parts = text.split(":", -1);
    return new StrategyName(parts[0], Arrays.stream(parts).skip(1).map(Parameter::parse).toList());
  }

  /** Whether it is {@link #CONTROL}, with requests of any size. */
  public boolean isControl() {
    return base.equals(CONTROL);
  }

  /** The same with that parameter behind the others. */
  public StrategyName with(String key, String value) {
    List<Parameter> more = new ArrayList<>(parameters);
    more.add(new Parameter(key, Optional.of(value)));
    return new StrategyName(base, more);
  }

  public StrategyName without(String key) {
    return new StrategyName(
        base, parameters.stream().filter(parameter -> !parameter.key().equals(key)).toList());
  }

  /** The name, which {@link #parse} reads: the short form where there is one. */
  @Override
  public String toString() {
    if (isControl() && parameters.size() == 1 && parameters.getFirst().key().equals(REQUEST)) {
      Matcher size = SHORTENED.matcher(parameters.getFirst().value().orElse(""));
      if (size.matches()) {
        return CONTROL + "-" + size.group(1) + size.group(2).toLowerCase(Locale.ROOT);
      }
    }
    return Stream.concat(Stream.of(base), parameters.stream().map(Parameter::toString))
        .collect(Collectors.joining(":"));
  }
}
