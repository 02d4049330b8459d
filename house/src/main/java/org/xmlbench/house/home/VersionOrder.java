package org.xmlbench.house.home;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.aether.util.version.GenericVersionScheme;
import org.eclipse.aether.version.InvalidVersionSpecificationException;
import org.eclipse.aether.version.VersionScheme;
import org.xmlbench.core.driver.Library;

/** The order of versions: those of a library as Maven orders them, those of the JDK as it does. */
enum VersionOrder {
  /** Of libraries in jars, and of native ones. */
  LIBRARY {
    @Override
    OptionalInt compare(String a, String b) {
      if (!isVersion(a) || !isVersion(b)) {
        return OptionalInt.empty();
      }
      try {
        return OptionalInt.of(MAVEN.parseVersion(a).compareTo(MAVEN.parseVersion(b)));
      } catch (InvalidVersionSpecificationException e) {
        return OptionalInt.empty();
      }
    }

    @Override
    List<Integer> numbers(String version) {
      return leadingNumbers(version);
    }
  },

  /** Of the JDK: {@code 25.0.3+9-LTS}, {@code 25-ea}, {@code 1.8.0_402}, {@code 8u402}. */
  JDK {
    @Override
    OptionalInt compare(String a, String b) {
      Optional<Runtime.Version> first = jdk(a);
      Optional<Runtime.Version> second = jdk(b);
      return first.isEmpty() || second.isEmpty()
          ? OptionalInt.empty()
          : OptionalInt.of(first.get().compareToIgnoreOptional(second.get()));
    }

    @Override
    List<Integer> numbers(String version) {
      return jdk(version).map(Runtime.Version::version).orElse(List.of());
    }
  };

  private static final VersionScheme MAVEN = new GenericVersionScheme();

  /** A text that can be a version: it begins with a digit and has neither blanks nor a note. */
  static final String VERSION = "[0-9][^\\s,()]*";

  private static final Pattern IS_VERSION = Pattern.compile(VERSION);
  private static final Pattern LEADING_NUMBERS =
      Pattern.compile("([0-9]{1,9}(?:[.][0-9]{1,9})*).*");

  /** Of releases before 9: {@code 1.8.0_402-b06} and {@code 8u402-b06}. */
  private static final Pattern BEFORE_9 =
      Pattern.compile(
          "(?:1[.](?=[5-8][.])|(?=[5-8]u))([5-8])(?:[.]0)?(?:[u_]([0-9]{1,9}))?(?:-(.*))?");

  private static final Pattern BEFORE_RELEASE = Pattern.compile("(?:ea|beta|internal)\\b.*");
  private static final String RELEASED = "-ga";

  /**
   * Compares two versions; empty where one of them is none.
   *
   * @return negative where the first is older, 0 where they are equal, positive where it is newer
   */
  abstract OptionalInt compare(String a, String b);

  /** The numbers with which a version begins; none where it is no version. */
  abstract List<Integer> numbers(String version);

  static VersionOrder of(Library library) {
    return library.artifact().indexOf(':') < 0 ? JDK : LIBRARY;
  }

  static boolean isVersion(String text) {
    return IS_VERSION.matcher(text).matches();
  }

  /**
   * Whether a version has a change that was made in several lines of versions. It has where it is
   * as new as the newest of them, or as new as that of its own line: the one with which it has more
   * leading numbers in common than with any that is newer than it.
   *
   * @param changed the first version of each line that has the change
   * @return empty where one of the texts is no version
   */
  Optional<Boolean> has(String version, List<String> changed) {
    List<String> older = new ArrayList<>();
    List<String> newer = new ArrayList<>();
    for (String one : changed) {
      OptionalInt order = compare(version, one);
      if (order.isEmpty()) {
        return Optional.empty();
      }
      (order.getAsInt() >= 0 ? older : newer).add(one);
    }
    int ofNewer = newer.stream().mapToInt(one -> common(version, one)).max().orElse(-1);
    return Optional.of(older.stream().anyMatch(one -> common(version, one) > ofNewer));
  }

  private int common(String a, String b) {
    List<Integer> first = numbers(a);
    List<Integer> second = numbers(b);
    int same = 0;
    while (same < Math.min(first.size(), second.size())
        && first.get(same).equals(second.get(same))) {
      same++;
    }
    return same;
  }

  private static List<Integer> leadingNumbers(String version) {
    Matcher numbers = LEADING_NUMBERS.matcher(version);
    return numbers.matches()
        ? List.of(numbers.group(1).split("[.]")).stream().map(Integer::valueOf).toList()
        : List.of();
  }

  private static Optional<Runtime.Version> jdk(String text) {
    try {
      return Optional.of(Runtime.Version.parse(asOfNow(text)));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** The version as releases from 9 on write theirs, without zeros at its end. */
  private static String asOfNow(String text) {
    Matcher old = BEFORE_9.matcher(text);
    if (!old.matches()) {
      return text.endsWith(RELEASED) ? text.substring(0, text.length() - RELEASED.length()) : text;
    }
    String update = old.group(2);
    String vendor = Optional.ofNullable(old.group(3)).orElse("");
    return old.group(1)
        + (update == null ? "" : ".0." + Integer.valueOf(update))
        + (BEFORE_RELEASE.matcher(vendor).matches() ? "-ea" : "");
  }
}
