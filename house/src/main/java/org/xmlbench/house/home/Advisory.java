package org.xmlbench.house.home;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A known fault of a library.
 *
 * @param id such as that of a CVE, or several
 * @param mendedIn the first version that mends it, or that of each line of versions, between
 *     commas; before it the artifact where it is not the library's own; after it, in parentheses,
 *     what a program must do. Any other text mends nothing
 * @param source the page that tells of it
 */
record Advisory(String id, String mendedIn, String fault, String source) {
  private static final int FIELDS = 4;
  private static final String UNSAID = "?";
  private static final Pattern MENDED_IN =
      Pattern.compile(
          "(?:(?<artifact>[^\\s,()]+)\\s+)?(?<versions>%1$s(?:\\s*,\\s*%1$s)*)(?:\\s+\\((?<note>.*)\\))?"
              .formatted(VersionOrder.VERSION));

  /** Whether a library has a fault. */
  enum Standing {
    OPEN("open; mended in %s"),
    MENDED("mended in %s"),
    /** Its version is not known. */
    UNKNOWN("not known whether open; mended in %s");

    private final String words;

    Standing(String words) {
      this.words = words;
    }
  }

  static Advisory parse(String line) {
    List<String> fields = new ArrayList<>(List.of(line.split("\t", FIELDS)));
    while (fields.size() < FIELDS) {
      fields.add(UNSAID);
    }
    return new Advisory(
        fields.get(0).strip(), fields.get(1).strip(), fields.get(2).strip(), fields.get(3).strip());
  }

  Standing standing(LibraryVersions versions) {
    Matcher mended = MENDED_IN.matcher(mendedIn);
    if (!mended.matches()) {
      return Standing.OPEN;
    }
    String artifact = mended.group("artifact");
    boolean own = artifact == null;
    Optional<String> version = own ? versions.own() : versions.of(artifact);
    VersionOrder order = own || versions.isOwn(artifact) ? versions.order() : VersionOrder.LIBRARY;
    List<String> all = List.of(mended.group("versions").split("\\s*,\\s*"));
    return version
        .flatMap(known -> order.has(known, all))
        .map(has -> has ? Standing.MENDED : Standing.OPEN)
        .orElse(Standing.UNKNOWN);
  }

  /** What a program must do so that the mended version has it no more; empty where nothing. */
  Optional<String> condition() {
    Matcher mended = MENDED_IN.matcher(mendedIn);
    return mended.matches() ? Optional.ofNullable(mended.group("note")) : Optional.empty();
  }

  String sentence(LibraryVersions versions) {
    return "%s (%s): %s (%s)"
        .formatted(id, standing(versions).words.formatted(mendedIn), fault, source);
  }
}
