package org.xmlbench.results.run;

import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.xmlbench.results.store.Manifest;

/** The options of a manifest in words, for page and Markdown. */
public final class Settings {
  /** The option that holds the command line that began the run. */
  public static final String COMMAND = "command";

  private static final String DOCUMENTS = "documents";
  private static final String PROFILE = "profile";
  private static final double PERCENT = 100;

  /** Options that other lines show. */
  private static final Set<String> BESIDE = Set.of("seed", "clock", "subjects");

  private static final Map<String, String> NAMES =
      Map.ofEntries(
          Map.entry("drivers", "Subjects asked for"),
          Map.entry(DOCUMENTS, "Documents asked for"),
          Map.entry("documentsFolder", "Folder of documents"),
          Map.entry("halfWidth", "Half width asked for"),
          Map.entry("warmupCpu", "Warm-up, CPU time at least"),
          Map.entry("warmupLimit", "Warm-up, at most"),
          Map.entry("warmupWindow", "Warm-up, window"),
          Map.entry("iteration", "Length of an iteration"),
          Map.entry("budget", "Time budget"),
          Map.entry("cpuset", "Processors used"),
          Map.entry("pairing", "Forks of a block"),
          Map.entry("firstBlocks", "Blocks of all subjects"),
          Map.entry("fastestMargin", "Margin within which subjects are fastest"),
          Map.entry("meanLeavesOut", "Left out of the means"),
          Map.entry("baselineJvm", "JVM options of the baseline"),
          Map.entry("candidateJvm", "JVM options of the candidate"),
          Map.entry("serverHost", "Host of the servers"),
          Map.entry("serverJvmFlags", "JVM flags of servers"));

  /** Options whose value is a share of one. */
  private static final Set<String> SHARES = Set.of("fastestMargin", "halfWidth");

  private static final Map<String, String> PAIRINGS =
      Map.of("turns", "by turns", "forks", "one after the other");

  private Settings() {}

  /**
   * An option.
   *
   * @param key its key in the manifest
   * @param name in words
   * @param value in words
   */
  public record Setting(String key, String name, String value) {}

  /** Those that nothing else of the manifest says, in its order. */
  public static List<Setting> of(Manifest manifest) {
    Map<String, String> beside = beside(manifest);
    return manifest.options().entrySet().stream()
        .filter(option -> !beside.entrySet().contains(option))
        .filter(option -> isShown(option.getKey(), option.getValue()))
        .map(
            option ->
                new Setting(
                    option.getKey(),
                    name(option.getKey()),
                    value(option.getKey(), option.getValue())))
        .toList();
  }

  private static Map<String, String> beside(Manifest manifest) {
    return Map.of(PROFILE, manifest.profile());
  }

  private static boolean isShown(String key, String value) {
    return !BESIDE.contains(key) && !value.equals(Duration.ZERO.toString());
  }

  /** Its own words where it has no other name. */
  static String name(String key) {
    String words = key.replaceAll("([a-z])([A-Z])", "$1 $2").toLowerCase(Locale.ROOT);
    return NAMES.getOrDefault(
        key, words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1));
  }

  static String value(String key, String value) {
    if (SHARES.contains(key) && value.matches("0?\\.\\d+")) {
      return "%s %%".formatted(number(PERCENT * Double.parseDouble(value)));
    }
    return key.equals("pairing")
        ? PAIRINGS.getOrDefault(value, value)
        : duration(value).map(Settings::text).orElse(value);
  }

  private static Optional<Duration> duration(String value) {
    try {
      return value.startsWith("PT") ? Optional.of(Duration.parse(value)) : Optional.empty();
    } catch (DateTimeParseException e) {
      return Optional.empty();
    }
  }

  /** Such as {@code 1 min 0.5 s}. */
  private static String text(Duration duration) {
    double seconds = duration.toSecondsPart() + duration.toMillisPart() / 1e3;
    return Stream.of(
            part(duration.toHours(), "h"),
            part(duration.toMinutesPart(), "min"),
            part(seconds, "s"))
        .flatMap(Optional::stream)
        .collect(Collectors.joining(" "));
  }

  private static Optional<String> part(double number, String unit) {
    return number == 0 ? Optional.empty() : Optional.of(number(number) + " " + unit);
  }

  private static String number(double number) {
    return String.format(Locale.ROOT, "%.3f", number).replaceAll("\\.?0+$", "");
  }
}
