package org.xmlbench.readahead;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.readahead.advise.AdviseStrategy;
import org.xmlbench.readahead.buffered.BufferedStrategy;
import org.xmlbench.readahead.mapped.MmapPopulateStrategy;
import org.xmlbench.readahead.mapped.MmapStrategy;
import org.xmlbench.readahead.pipe.ReadaheadStrategy;
import org.xmlbench.readahead.piped.PipedStrategy;
import org.xmlbench.readahead.plain.PlainStrategy;
import org.xmlbench.readahead.ring.CharRingStrategy;
import org.xmlbench.readahead.ring.RingStrategy;
import org.xmlbench.readahead.runahead.RunaheadStrategy;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.Parameter;
import org.xmlbench.readahead.strategy.StrategyFamily;
import org.xmlbench.readahead.uring.UringStrategy;

/** The strategies there are: the one place that a new one is added to. */
final class StrategyCatalogue {
  private static final long KIB = 1 << 10;
  private static final long MIB = 1 << 20;
  private static final Pattern BUFFERED =
      Pattern.compile(BufferedStrategy.NAME + "-(\\d{1,6})([kKmM])");

  private static final List<StrategyFamily> FAMILIES =
      List.of(
          new StrategyFamily("plain", Map.of(), PlainStrategy::new),
          new StrategyFamily(
              BufferedStrategy.NAME, Map.of(Parameter.REQUEST, MIB), BufferedStrategy::new),
          new StrategyFamily(
              "runahead",
              Map.of(Parameter.REQUEST, 64 * KIB, Parameter.LEAD, 256 * MIB),
              RunaheadStrategy::new),
          new StrategyFamily(
              "readahead",
              Map.of(Parameter.REQUEST, 64 * KIB, Parameter.PIPE, 64 * KIB),
              ReadaheadStrategy::new),
          new StrategyFamily(
              "readahead-piped",
              Map.of(Parameter.REQUEST, 64 * KIB, Parameter.PIPE, MIB),
              PipedStrategy::new),
          new StrategyFamily(
              "ring",
              Map.of(Parameter.REQUEST, 256 * KIB, Parameter.BUFFERS, 16L),
              RingStrategy::new),
          new StrategyFamily(
              "ring-chars",
              Map.of(Parameter.REQUEST, 256 * KIB, Parameter.BUFFERS, 16L),
              CharRingStrategy::new),
          new StrategyFamily("mmap", Map.of(Parameter.REQUEST, 16 * MIB), MmapStrategy::new),
          new StrategyFamily(
              "mmap-populate",
              Map.of(Parameter.REQUEST, 4 * MIB, Parameter.LEAD, 256 * MIB),
              MmapPopulateStrategy::new),
          new StrategyFamily(
              "advise",
              Map.of(Parameter.REQUEST, 64 * KIB, Parameter.LEAD, 8 * MIB),
              AdviseStrategy::new),
          new StrategyFamily(
              "io-uring",
              Map.of(Parameter.REQUEST, 256 * KIB, Parameter.BUFFERS, 16L),
              UringStrategy::new));

  private StrategyCatalogue() {}

  static List<InputStrategy> all() {
    return FAMILIES.stream().map(StrategyFamily::withDefaults).toList();
  }

  static InputStrategy find(String text) {
    String[] parts = longForm(text).split(":", -1);
    StrategyFamily family =
        FAMILIES.stream()
            .filter(candidate -> candidate.name().equals(parts[0]))
            .findFirst()
            .orElseThrow(() -> unknown(parts[0]));
    return family.with(Arrays.copyOfRange(parts, 1, parts.length), text);
  }

  /**
   * {@code buffered-64k}, as the control is called in tables, is {@code buffered:request=64KiB}.
   */
  private static String longForm(String text) {
    Matcher buffered = BUFFERED.matcher(text);
    return buffered.matches()
        ? "%s:request=%s%siB"
            .formatted(
                BufferedStrategy.NAME,
                buffered.group(1),
                buffered.group(2).toUpperCase(java.util.Locale.ROOT))
        : text;
  }

  private static UserErrorException unknown(String name) {
    return new UserErrorException(
        NearestName.unknown("strategy", name, all().stream().map(InputStrategy::name).toList()));
  }
}
