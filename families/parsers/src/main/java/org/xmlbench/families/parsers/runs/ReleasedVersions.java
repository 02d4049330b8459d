package org.xmlbench.families.parsers.runs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which of a library's versions tell its story: its releases, and of them not every patch. */
final class ReleasedVersions {
  private static final Pattern UNFINISHED =
      Pattern.compile(
          "(?i).*[.-]?(snapshot|alpha|beta|rc|cr|milestone|preview|ea|dev|pr|[.-]m|[.-]b)[.-]?[0-9]*");

  /** Some projects numbered releases by their dates once, which no longer stand in their order. */
  private static final Pattern DATE = Pattern.compile("(19|20)[0-9]{6}([^0-9].*)?");

  private static final Pattern MINOR = Pattern.compile("([0-9]+)([.]([0-9]+))?.*");

  private ReleasedVersions() {}

  /**
   * The newest of them.
   *
   * @param all versions that Maven knows, oldest first
   * @param own the version of the distribution, which is always among them
   * @param patches whether each patch counts, in place of the last one of each minor version
   * @return oldest first
   */
  static List<String> newest(List<String> all, String own, int most, boolean patches) {
    List<String> released = new ArrayList<>(all.stream().filter(ReleasedVersions::isOne).toList());
    if (!released.contains(own)) {
      released.add(all.contains(own) ? placeOf(own, all, released) : released.size(), own);
    }
    List<String> kept = patches ? released : lastPatches(released, own);
    List<String> newest = kept.subList(Math.max(0, kept.size() - most), kept.size());
    if (newest.contains(own)) {
      return List.copyOf(newest);
    }
    List<String> withOwn = new ArrayList<>(newest.subList(1, newest.size()));
    withOwn.addFirst(own);
    return List.copyOf(withOwn);
  }

  /** Whether the authors released it as finished. */
  static boolean isOne(String version) {
    return !UNFINISHED.matcher(version).matches() && !DATE.matcher(version).matches();
  }

  private static int placeOf(String own, List<String> all, List<String> released) {
    return (int) released.stream().filter(one -> all.indexOf(one) < all.indexOf(own)).count();
  }

  /** The last of each minor version, and that of the distribution. */
  private static List<String> lastPatches(List<String> released, String own) {
    Map<String, String> last = new LinkedHashMap<>();
    released.forEach(version -> last.put(minor(version), version));
    return released.stream()
        .filter(version -> version.equals(own) || last.containsValue(version))
        .toList();
  }

  private static String minor(String version) {
    Matcher parts = MINOR.matcher(version);
    return parts.matches() ? parts.group(1) + "." + parts.group(3) : version;
  }
}
