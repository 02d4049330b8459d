package org.xmlbench.suite.home;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * What was looked up of a library's known faults: registries have none of it. A driver's folder has
 * it as {@value #RESOURCE}: the first line is the date, each other one an advisory, with its id,
 * the version that mends it, what it is, and the source, between tabs.
 *
 * @param lookedUp the date on which somebody did: an ISO-8601 date
 * @param lines the advisories, a sentence each
 */
public record Advisories(String lookedUp, List<String> lines) {
  /** Where it is in a driver's jar. */
  static final String RESOURCE = "META-INF/xmlbench/advisories.tsv";

  private static final int FIELDS = 4;

  public Advisories {
    lines = List.copyOf(lines);
  }

  /** That of a driver's jar; empty where there is none. */
  static Optional<Advisories> in(Path jar) {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      ZipEntry entry = zip.getEntry(RESOURCE);
      if (entry == null) {
        return Optional.empty();
      }
      try (InputStream in = zip.getInputStream(entry)) {
        return Optional.of(parse(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
      }
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Reads the file's text. */
  static Advisories parse(String text) {
    List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
    return new Advisories(
        lines.getFirst(), lines.stream().skip(1).map(Advisories::sentence).toList());
  }

  private static String sentence(String line) {
    String[] fields = line.split("\t", FIELDS);
    return "%s, mended in %s: %s (%s)".formatted((Object[]) fields);
  }

  /** How many there are, and when that was looked up. */
  String brief() {
    return "%s (%s)".formatted(lines.isEmpty() ? "none found" : lines.size(), lookedUp);
  }

  /** In one line. */
  public String text() {
    return "looked up %s: %s"
        .formatted(lookedUp, lines.isEmpty() ? "none found" : String.join("; ", lines));
  }
}
