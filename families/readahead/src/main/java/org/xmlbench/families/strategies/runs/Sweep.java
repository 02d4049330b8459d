package org.xmlbench.families.strategies.runs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.StrategyName;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.readahead.Inputs;
import org.xmlbench.readahead.strategy.InputStrategy;

/**
 * Several values of one factor in one run.
 *
 * @param values as the user wrote them
 */
record Sweep(Factor factor, List<String> values) {
  /** A factor that can be varied, by its name on the command line. */
  public enum Factor {
    /** Bytes asked of the system at once. */
    request,
    /** The document, that is, its size. */
    document
  }

  public Sweep {
    values = List.copyOf(values);
  }

  /**
   * Reads {@code request=64KiB,1MiB} or {@code document=psd:16MiB,psd:64MiB}.
   *
   * @throws UserErrorException when it is neither
   */
  public static Sweep parse(String text) {
    int equals = text.indexOf('=');
    String name = equals < 0 ? text : text.substring(0, equals);
    List<String> names = Arrays.stream(Factor.values()).map(Factor::name).toList();
    if (!names.contains(name)) {
      throw new UserErrorException("--sweep: " + NearestName.unknown("factor", name, names));
    }
    List<String> values =
        equals < 0
            ? List.of()
            : Arrays.stream(text.substring(equals + 1).split(","))
                .filter(value -> !value.isBlank())
                .distinct()
                .toList();
    if (values.size() < 2) {
      throw new UserErrorException(
          "--sweep %s: at least two values are needed (write for example request=64KiB,1MiB)"
              .formatted(text));
    }
    return new Sweep(Factor.valueOf(name), values);
  }

  /** Those given and those of the sweeps; {@code otherwise} where there are neither. */
  public static List<String> documents(List<Sweep> sweeps, List<String> given, String otherwise) {
    List<String> all = new ArrayList<>(given);
    all.addAll(values(sweeps, Factor.document));
    return all.isEmpty() ? List.of(otherwise) : all.stream().distinct().toList();
  }

  /**
   * The strategies at every request size of a sweep, and the control at each, so that what larger
   * requests alone gain is known. A strategy that makes no requests of its own stays as it is.
   */
  public static List<String> strategies(List<Sweep> sweeps, List<String> given) {
    List<String> sizes = values(sweeps, Factor.request);
    if (sizes.isEmpty()) {
      return given;
    }
    return Stream.concat(given.stream(), Stream.of(StrategyName.CONTROL))
        .flatMap(text -> atSizes(Inputs.strategy(text), sizes))
        .distinct()
        .toList();
  }

  private static Stream<String> atSizes(InputStrategy strategy, List<String> sizes) {
    if (strategy.request().isEmpty()) {
      return Stream.of(strategy.name());
    }
    StrategyName others = StrategyName.parse(strategy.name()).without(StrategyName.REQUEST);
    return sizes.stream()
        .map(size -> others.with(StrategyName.REQUEST, size).toString())
        .map(text -> Inputs.strategy(text).name());
  }

  private static List<String> values(List<Sweep> sweeps, Factor factor) {
    return sweeps.stream()
        .filter(sweep -> sweep.factor() == factor)
        .flatMap(sweep -> sweep.values().stream())
        .distinct()
        .toList();
  }
}
