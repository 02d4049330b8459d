package org.xmlbench.core.record;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Measures that differ by a part of their names alone, such as the number of an assertion.
 *
 * @param before begins their names
 * @param member what the differing part looks like
 * @param unit what they are counted in
 */
public record MeasureSeries(
    String before,
    Pattern member,
    String unit,
    Measure.Aggregation aggregation,
    Measure.Absence absence) {

  /**
   * The measure of that member.
   *
   * @throws IllegalArgumentException when there is none
   */
  public Measure of(String text) {
    if (!member.matcher(text).matches()) {
      throw new IllegalArgumentException("%s... has no member '%s'".formatted(before, text));
    }
    return new Measure(before + text, unit, aggregation, absence);
  }

  public Stream<String> membersIn(ForkRecord fork) {
    return fork.measures().keySet().stream().map(this::memberOf).flatMap(Optional::stream);
  }

  Optional<String> memberOf(String key) {
    Matcher found =
        Pattern.compile(Pattern.quote(before) + "(" + member + ")_" + Pattern.quote(unit))
            .matcher(key);
    return found.matches() ? Optional.of(found.group(1)) : Optional.empty();
  }
}
