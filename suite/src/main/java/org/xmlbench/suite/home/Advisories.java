package org.xmlbench.suite.home;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor.Version;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * What was looked up of a library's known faults: registries have none of it. A driver's folder has
 * it as {@value #RESOURCE}: the first line is the date, each other one an advisory, with its id,
 * the version that mends it, what it is, and the source, between tabs.
 *
 * @param lookedUp the date on which somebody did: an ISO-8601 date
 * @param all the advisories
 */
public record Advisories(String lookedUp, List<Advisory> all) {
  /** Where it is in a driver's jar. */
  static final String RESOURCE = "META-INF/xmlbench/advisories.tsv";

  public Advisories {
    all = List.copyOf(all);
  }

  /**
   * One.
   *
   * @param id such as that of a CVE, or several
   * @param mendedIn the version that mends it, or several, of the library, or, after its name, of
   *     one that it needs; what is no version mends nothing
   * @param fault what it is
   * @param source where that was found
   */
  record Advisory(String id, String mendedIn, String fault, String source) {
    private static final int FIELDS = 4;
    private static final String UNSAID = "?";

    static Advisory parse(String line) {
      List<String> fields = new ArrayList<>(List.of(line.split("\t", FIELDS)));
      while (fields.size() < FIELDS) {
        fields.add(UNSAID);
      }
      return new Advisory(fields.get(0), fields.get(1), fields.get(2), fields.get(3));
    }

    /**
     * Whether a library has it no more.
     *
     * @param version of the library
     * @param needs names of the jars that it needs
     */
    boolean isMended(String version, List<String> needs) {
      int name = mendedIn.lastIndexOf(' ');
      boolean ofOther = name > 0 && !mendedIn.contains(",");
      String own = ofOther ? versionOf(mendedIn.substring(0, name), needs) : version;
      return Stream.of(mendedIn.substring(ofOther ? name + 1 : 0).split(", *"))
          .allMatch(mended -> isAtLeast(own, mended));
    }

    private static String versionOf(String artifact, List<String> jars) {
      Pattern name = Pattern.compile(Pattern.quote(artifact) + "-([0-9].*)[.]jar");
      return jars.stream()
          .map(name::matcher)
          .filter(Matcher::matches)
          .map(jar -> jar.group(1))
          .findFirst()
          .orElse(UNSAID);
    }

    private static boolean isAtLeast(String version, String least) {
      try {
        return Version.parse(version).compareTo(Version.parse(least)) >= 0;
      } catch (IllegalArgumentException e) {
        return false;
      }
    }

    private String sentence() {
      return "%s, mended in %s: %s (%s)".formatted(id, mendedIn, fault, source);
    }
  }

  /** That of a driver's jar; empty where there is none. */
  static Optional<Advisories> in(Path jar) {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      ZipEntry entry = zip.getEntry(RESOURCE);
      if (entry == null) {
        return Optional.empty();
      }
      try (InputStream in = zip.getInputStream(entry)) {
        return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Reads the file's text; one without a date says nothing. */
  static Optional<Advisories> parse(String text) {
    List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
    return lines.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Advisories(lines.getFirst(), lines.stream().skip(1).map(Advisory::parse).toList()));
  }

  /**
   * How many a library has, how many it had, and when that was looked up.
   *
   * @param version of the library
   * @param needs names of the jars that it needs
   */
  String brief(String version, List<String> needs) {
    long mended = all.stream().filter(one -> one.isMended(version, needs)).count();
    String words =
        all.isEmpty()
            ? "none found"
            : "%s open%s"
                .formatted(
                    mended == all.size() ? "none" : all.size() - mended,
                    mended == 0 ? "" : ", %d mended".formatted(mended));
    return "%s (%s)".formatted(words, lookedUp);
  }

  /** In one line. */
  public String text() {
    return "looked up %s: %s"
        .formatted(
            lookedUp,
            all.isEmpty()
                ? "none found"
                : all.stream().map(Advisory::sentence).collect(Collectors.joining("; ")));
  }
}
