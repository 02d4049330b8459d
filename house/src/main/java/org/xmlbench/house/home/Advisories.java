package org.xmlbench.house.home;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.xmlbench.house.home.Advisory.Standing;

/**
 * The known faults of a library; registries do not list them. A driver's jar has them as {@value
 * #RESOURCE}: the first line is the date, each other one an {@link Advisory}, with its four fields
 * between tabs.
 *
 * @param lookedUp the ISO-8601 date of the search
 */
public record Advisories(String lookedUp, List<Advisory> all) {
  /** Where it is in a driver's jar. */
  static final String RESOURCE = "META-INF/xmlbench/advisories.tsv";

  public Advisories {
    all = List.copyOf(all);
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

  /** How many a library has, how many it had, and when that was looked up. */
  String brief(LibraryVersions versions) {
    List<String> counts = new ArrayList<>();
    long open = count(Standing.OPEN, versions);
    long unknown = count(Standing.UNKNOWN, versions);
    if (open > 0 || unknown < all.size()) {
      counts.add("%s open".formatted(open == 0 ? "none" : open));
    }
    if (unknown > 0) {
      counts.add("%d not known".formatted(unknown));
    }
    long mended = count(Standing.MENDED, versions);
    if (mended > 0) {
      counts.add("%d mended%s".formatted(mended, conditions(versions)));
    }
    return "%s (%s)".formatted(all.isEmpty() ? "none found" : String.join(", ", counts), lookedUp);
  }

  private long count(Standing standing, LibraryVersions versions) {
    return all.stream().filter(one -> one.standing(versions) == standing).count();
  }

  private String conditions(LibraryVersions versions) {
    List<String> conditions =
        all.stream()
            .filter(one -> one.standing(versions) == Standing.MENDED)
            .flatMap(one -> one.condition().stream())
            .toList();
    return conditions.isEmpty()
        ? ""
        : ", %d of them only by %s"
            .formatted(
                conditions.size(),
                conditions.stream().distinct().collect(Collectors.joining(", ")));
  }

  /** In one line. */
  String text(LibraryVersions versions) {
    return "looked up %s: %s"
        .formatted(
            lookedUp,
            all.isEmpty()
                ? "none found"
                : all.stream()
                    .map(one -> one.sentence(versions))
                    .collect(Collectors.joining("; ")));
  }
}
