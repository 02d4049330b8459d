package org.xmlbench.results.grid;

import java.nio.file.Path;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of a part's folder. Each attempt at an assignment has a folder of its own, so that no
 * two nodes ever write to the same one: that needs no lock of the file system that they share.
 *
 * @param assignment what of the plan it is
 * @param attempt eight hexadecimal digits that no other attempt has
 * @param complete whether it has its footer: until then its name ends with {@value #UNFINISHED}
 */
public record PartName(Assignment assignment, String attempt, boolean complete) {
  private static final String UNFINISHED = ".unfinished";

  private static final int DIGITS = 8;

  private static final Pattern FORM =
      Pattern.compile("(.+)\\.([0-9a-f]{" + DIGITS + "})(\\.unfinished)?");

  public static PartName next(Assignment assignment) {
    return new PartName(assignment, UUID.randomUUID().toString().substring(0, DIGITS), false);
  }

  /** The name of a folder; empty where it is no part's. */
  public static Optional<PartName> of(Path folder) {
    Path name = folder.getFileName();
    Matcher parts = FORM.matcher(name == null ? "" : name.toString());
    return parts.matches()
        ? Assignment.of(parts.group(1))
            .map(of -> new PartName(of, parts.group(2), parts.group(3) == null))
        : Optional.empty();
  }

  /** The same part with its footer. */
  public PartName completed() {
    return new PartName(assignment, attempt, true);
  }

  @Override
  public String toString() {
    return "%s.%s%s".formatted(assignment.folder(), attempt, complete ? "" : UNFINISHED);
  }
}
